"""How a native library wants to be laid out in memory."""

import struct

MAGIC = b"\x7fELF"
LOADED = 1


def page_alignment(library: bytes) -> int:
    """The smallest alignment among the loaded segments; a page may not be larger than this."""
    if not library.startswith(MAGIC):
        raise ValueError("not an ELF file")
    wide, order = library[4] == 2, "<" if library[5] == 1 else ">"
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


def _header(library: bytes, form: str) -> tuple[int, int, int]:
    """Where the table of segments starts, how large an entry is, and how many there are."""
    table, size, count = struct.unpack_from(form, library)
    return table, size, count
