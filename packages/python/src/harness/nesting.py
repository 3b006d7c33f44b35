"""
Refuses nesting that breaks the compiler. Python 3.14 does not count comprehensions when it limits how deep blocks may be
nested, and writes beyond a list of its own from 22 on (python/cpython#156091). Later releases count them.
"""

import ast

# As many blocks as Python allows (CO_MAXBLOCKS).
_MOST_BLOCKS = 20
_INLINED = (ast.ListComp, ast.SetComp, ast.DictComp)
_BLOCKS = (ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.TryStar)
_OWN_CODE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.GeneratorExp)


def refuse_deep_nesting(source, tree):
    """Raises what later releases raise: a SyntaxError at the first comprehension that is nested too deep."""
    if source.count('for') <= _MOST_BLOCKS:
        return
    waiting = [(tree, 0)]
    while waiting:
        node, depth = waiting.pop()
        if isinstance(node, _INLINED):
            if depth >= _MOST_BLOCKS:
                raise _too_deep(source, node)
            # The first iterable is evaluated outside.
            waiting.append((node.generators[0].iter, depth))
            depth += 1
        elif isinstance(node, _BLOCKS):
            depth += 1
        elif isinstance(node, _OWN_CODE):
            depth = 0
        waiting.extend((child, depth) for child in _children(node))


def as_nesting(error):
    """An error while reading a program; one error for all nesting that is too deep for the parser or the compiler."""
    is_of_parser = isinstance(error, MemoryError) and 'too complex to parse' in str(error)
    if is_of_parser or isinstance(error, RecursionError):
        return RecursionError('maximum recursion depth exceeded during compilation')
    return error


def _children(node):
    for child in ast.iter_child_nodes(node):
        if isinstance(node, _INLINED) and child is node.generators[0]:
            yield child.target
            yield from child.ifs
        else:
            yield child


def _too_deep(source, node):
    line = source.split('\n')[node.lineno - 1]
    start = len(line.encode('utf-8', 'replace')[:node.col_offset].decode('utf-8', 'replace')) + 1
    return SyntaxError('too many statically nested blocks', (PROGRAM, node.lineno, start, line, node.lineno, start))
