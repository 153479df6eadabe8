"""Finds the sentences of refusals in the source, wherever a module defines them."""

import ast
from collections.abc import Iterator

REFUSALS = ("Refusal", "IllegalMove", "BadSetup", "BadPack", "BadSave", "StorageProblem")
"""The exceptions whose second argument is a sentence."""


class Unreadable(Exception):
    """A sentence that is put together while the app runs, so that nobody can translate it."""


def find_sentences(module: ast.Module) -> Iterator[str]:
    """Every sentence with which the module refuses something."""
    for scope, call in _calls(module):
        if _name_of(call.func) in REFUSALS and len(call.args) >= 2:
            yield from _texts(call.args[1], scope, module)


def literals(node: ast.AST) -> list[str]:
    """The texts an expression can have when it is spelt out in the source; empty otherwise."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return literals(body) + literals(orelse)
        case _:
            return []


_Scope = ast.FunctionDef | None


def _calls(module: ast.Module) -> Iterator[tuple[_Scope, ast.Call]]:
    """Every call with the innermost function it stands in."""

    def walk(node: ast.AST, scope: _Scope) -> Iterator[tuple[_Scope, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield scope, child
            inner = child if isinstance(child, ast.FunctionDef) else scope
            yield from walk(child, inner)

    return walk(module, None)


def _texts(node: ast.expr, scope: _Scope, module: ast.Module) -> list[str]:
    """The possible texts of a sentence: a literal, a named constant, or an argument of the
    callers.
    """
    match node:
        case ast.Constant() | ast.IfExp():
            if found := literals(node):
                return found
        case ast.Call(func=ast.Name(id="N_"), args=[marked]):
            return literals(marked)
        case ast.Name(id=name):
            return _named(name, node, scope, module)
        case ast.Subscript(value=collection):
            return _texts(collection, scope, module)
        case ast.Call(func=ast.Attribute(value=collection, attr="get"), args=[_, default]):
            return _texts(collection, scope, module) + _texts(default, scope, module)
        case ast.Dict(values=values):
            return [text for value in values for text in _texts(value, scope, module)]
        case ast.Attribute(attr="sentence"):
            return []  # another refusal passed on: its sentence is found where it was made
        case ast.Tuple(elts=parts):
            # A sentence together with its key: only the sentence has spaces.
            return [text for part in parts for text in literals(part) if " " in text]
    raise Unreadable(f"line {node.lineno}: {ast.unparse(node)}")


def _named(name: str, node: ast.expr, scope: _Scope, module: ast.Module) -> list[str]:
    if scope is not None:
        parameters = [argument.arg for argument in scope.args.args]
        if name in parameters:
            return _handed_in(parameters.index(name), scope, module)
    for place in (scope, module):
        values = list(_assigned(name, place)) if place is not None else []
        if values:
            return [text for value in values for text in _texts(value, scope, module)]
    raise Unreadable(f"line {node.lineno}: {name}")


def _assigned(name: str, place: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(place):
        match node:
            case ast.Assign(targets=[target], value=value):
                names = [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
                if name in names:
                    yield value
            case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value):
                if found == name:
                    yield value


def _handed_in(position: int, function: ast.FunctionDef, module: ast.Module) -> list[str]:
    return [
        text
        for scope, call in _calls(module)
        if _name_of(call.func) == function.name and len(call.args) > position
        for text in _texts(call.args[position], scope, module)
    ]


def _name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
