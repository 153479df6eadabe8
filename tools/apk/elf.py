"""Reads the processor and the memory alignment of a native library."""

import struct

MAGIC = b"\x7fELF"
LOADED = 1
MACHINES = {3: "x86", 40: "armeabi-v7a", 62: "x86_64", 183: "arm64-v8a"}
"""Android's names of the processors, by ELF machine number."""


def processor(library: bytes) -> str:
    """The processor that a library was compiled for, as Android calls it."""
    order = _byte_order(library)
    (machine,) = struct.unpack_from(f"{order}H", library, 18)
    return MACHINES.get(machine, f"processor {machine}")


def page_alignment(library: bytes) -> int:
    """The smallest alignment among the loaded segments; a page may not be larger than this."""
    wide, order = library[4:5] == b"\2", _byte_order(library)
    if wide:
        table, size, count = _header(library, f"{order}32xQ14xHH")
        alignment_at, number = 48, f"{order}Q"
    else:
        table, size, count = _header(library, f"{order}28xI10xHH")
        alignment_at, number = 28, f"{order}I"
    alignments = [
        struct.unpack_from(number, library, start + alignment_at)[0]
        for start in range(table, table + size * count, size)
        if struct.unpack_from(f"{order}I", library, start)[0] == LOADED
    ]
    return min(alignments, default=0)


def _byte_order(library: bytes) -> str:
    if not library.startswith(MAGIC):
        raise ValueError("not an ELF file")
    return "<" if library[5] == 1 else ">"


def _header(library: bytes, form: str) -> tuple[int, int, int]:
    """Where the table of segments starts, how large an entry is, and how many there are."""
    table, size, count = struct.unpack_from(form, library)
    return table, size, count
