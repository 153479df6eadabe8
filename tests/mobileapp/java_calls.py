"""Chooses the overload of a Java method for a call from Python, as pyjnius 1.7.0 does.

A method with one signature is called without choosing. Of several, each gets a score for how well
the arguments fit, and the best one is called. Of equal scores the alphabetically last one wins, so
that a text goes to `char[]` where both `String` and `char[]` are accepted. Only then are the
arguments converted, and a call that cannot be converted fails.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

KINDS = re.compile(r"\[*(?:L[^;]+;|[ZBCSIJFD])")
EXACT, WIDE, ANY = 10, 5, 1
"""The scores of an argument: it has the type, can become it, or might be of it."""
UNFIT = -1
SMALLEST = {"S": 2**15, "I": 2**31}
"""The bounds of integers that pyjnius checks."""
TEXTS = ("Ljava/lang/String;", "Ljava/lang/CharSequence;", "Ljava/lang/Object;")
"""The types to which pyjnius converts a text."""
OBJECT = "Ljava/lang/Object;"


class JavaException(Exception):
    """The exception that pyjnius raises for every Java exception."""


class PythonJavaClass:
    """The base of Python classes that Java calls; each names the interfaces it implements."""

    __javainterfaces__: Sequence[str] = ()


class Instance:
    """An object of a Java class."""

    _kind: str


IsA = Callable[[str, str], bool]
"""Whether a Java class, the first, is assignable to another one."""


def choose(call: str, signatures: Sequence[str], arguments: Sequence[Any], is_a: IsA) -> str:
    """The signature that pyjnius calls; raises JavaException or TypeError where pyjnius does."""
    chosen = signatures[0]
    if len(signatures) > 1:
        scores = [(score(kinds(signature), arguments), signature) for signature in signatures]
        best, chosen = max(scores)
        if best == UNFIT:
            raise JavaException(f"No method {call} matching {arguments}: {signatures}")
    wanted = kinds(chosen)
    if len(wanted) != len(arguments):
        raise JavaException(f"Invalid call of {call}: {arguments}, not {chosen}")
    for kind, argument in zip(wanted, arguments, strict=True):
        if not convertible(kind, argument, is_a):
            raise TypeError(f"Invalid instance passed to {call}{chosen}: {argument}")
    return chosen


def kinds(signature: str) -> list[str]:
    """The types of the parameters in a JNI signature."""
    return KINDS.findall(signature[1 : signature.index(")")])


def score(wanted: Sequence[str], arguments: Sequence[Any]) -> int:
    """How well arguments fit the types of parameters; -1 if they do not."""
    if len(wanted) != len(arguments):
        return UNFIT
    scores = [fit(kind, argument) for kind, argument in zip(wanted, arguments, strict=True)]
    return UNFIT if UNFIT in scores else EXACT + sum(scores)


def fit(kind: str, argument: Any) -> int:
    """The score of one argument."""
    if kind[0] in "[L" and argument is None:
        return EXACT
    if kind[0] == "L":
        return _fit_class(kind, argument)
    if kind[0] == "[":
        return _fit_array(kind, argument)
    return _fit_primitive(kind, argument)


def _fit_primitive(kind: str, argument: Any) -> int:
    if kind == "Z":
        return EXACT if isinstance(argument, bool) else UNFIT
    if kind == "C":
        return EXACT if isinstance(argument, str) and len(argument) == 1 else UNFIT
    if isinstance(argument, int):  # a bool, too
        if kind in "FD":
            return WIDE
        bound = SMALLEST.get(kind)
        return EXACT if bound is None or -bound <= argument < bound else UNFIT
    if isinstance(argument, float) and kind != "B":
        return EXACT if kind in "FD" else WIDE
    return UNFIT


def _fit_class(kind: str, argument: Any) -> int:
    if kind == OBJECT:
        if isinstance(argument, Instance | PythonJavaClass):
            return EXACT
        return WIDE if isinstance(argument, str | list | tuple | int | float) else UNFIT
    if isinstance(argument, Instance):
        return EXACT if argument._kind == name(kind) else WIDE
    if isinstance(argument, PythonJavaClass) or callable(argument):
        return ANY
    return EXACT if kind == "Ljava/lang/String;" and isinstance(argument, str) else UNFIT


def _fit_array(kind: str, argument: Any) -> int:
    if kind == "[B" and isinstance(argument, bytes | bytearray):
        return EXACT
    if kind == "[C" and isinstance(argument, str):
        return EXACT
    if not isinstance(argument, list | tuple):
        return UNFIT
    if not argument:
        return 0
    return UNFIT if score([kind[1:]] * len(argument), argument) == UNFIT else EXACT


def convertible(kind: str, argument: Any, is_a: IsA) -> bool:
    """Whether pyjnius can convert an argument to the type that was chosen."""
    if kind[0] not in "[L":
        return fit(kind, argument) > 0
    if argument is None:
        return True
    if kind[0] == "[":
        return _fit_array(kind, argument) >= 0
    if isinstance(argument, str):
        return kind in TEXTS
    if isinstance(argument, int | float):
        return kind == OBJECT
    if isinstance(argument, Instance):
        return kind == OBJECT or is_a(argument._kind, name(kind))
    if isinstance(argument, PythonJavaClass):
        return kind[1:-1] in argument.__javainterfaces__
    return False


def name(kind: str) -> str:
    """The name of a class, from its JNI type."""
    return kind[1:-1].replace("/", ".")
