"""What is known of a program without running it: its syntax tree, counted."""

import ast
import io
import sys
import tokenize
from collections import Counter
from _sha2 import sha256

_SIGNS = {
    ast.Add: '+', ast.Sub: '-', ast.Mult: '*', ast.Div: '/', ast.FloorDiv: '//', ast.Mod: '%', ast.Pow: '**',
    ast.MatMult: '@', ast.LShift: '<<', ast.RShift: '>>', ast.BitOr: '|', ast.BitXor: '^', ast.BitAnd: '&',
    ast.And: 'and', ast.Or: 'or', ast.Not: 'not', ast.Invert: '~',
    ast.Eq: '==', ast.NotEq: '!=', ast.Lt: '<', ast.LtE: '<=', ast.Gt: '>', ast.GtE: '>=',
    ast.Is: 'is', ast.IsNot: 'is not', ast.In: 'in', ast.NotIn: 'not in',
}
_OPERATIONS = (ast.BinOp, ast.AugAssign, ast.BoolOp, ast.Compare, ast.UnaryOp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_FUNCTIONS, ast.Lambda, ast.ClassDef)
_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def source_facts(source, tree):
    """The facts of a program; `tree` is None when it does not parse."""
    # A number in hexadecimal can be longer than what Python is willing to write out in decimal.
    most_digits = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        return _count(source, tree)
    finally:
        sys.set_int_max_str_digits(most_digits)


def _count(source, tree):
    facts = {
        'treeDigest': '', 'comments': _comments(source), 'calls': Counter(), 'assigned': Counter(), 'read': Counter(),
        'literals': Counter(), 'operators': Counter(), 'nodes': {}, 'functions': [], 'imports': [], 'caught': [],
        'hasElse': False, 'hasElif': False, 'hasNestedLoop': False,
    }
    if tree is None:
        return facts
    facts['treeDigest'] = sha256(ast.dump(tree).encode('utf-8', 'backslashreplace')).hexdigest()
    nodes, facts['nodes'] = _walk(tree)
    for node in nodes:
        _count_node(node, type(node), facts)
    facts['imports'] = list(dict.fromkeys(facts['imports']))
    facts['caught'] = list(dict.fromkeys(facts['caught']))
    loops = sum(facts['nodes'][kind] for kind in ('For', 'AsyncFor', 'While', 'comprehension'))
    facts['hasNestedLoop'] = loops > 1 and _has_nested_loop(tree, False)
    return facts


def _count_node(node, kind, facts):
    if kind is ast.Name:
        if type(node.ctx) is ast.Store:
            facts['assigned'][node.id] += 1
        elif type(node.ctx) is ast.Load:
            facts['read'][node.id] += 1
    elif kind is ast.Constant:
        facts['literals'][repr(node.value)] += 1
    elif kind is ast.Call:
        if name := _last_name(node.func):
            facts['calls'][name] += 1
    elif kind in _OPERATIONS:
        for sign in _signs(node):
            facts['operators'][sign] += 1
        if kind is ast.AugAssign and type(node.target) is ast.Name:
            # `total += 1` reads total as well, though the tree only says that it is stored.
            facts['read'][node.target.id] += 1
        elif kind is ast.UnaryOp and type(node.op) is ast.USub and _is_number(node.operand):
            facts['literals'][repr(-node.operand.value)] += 1
    elif kind is ast.If:
        is_elif = _is_elif(node)
        facts['hasElif'] |= is_elif
        facts['hasElse'] |= bool(node.orelse) and not is_elif
    elif kind in _FUNCTIONS:
        facts['functions'].append(_function(node))
    elif kind is ast.ExceptHandler:
        facts['caught'] += _caught(node)
    else:
        facts['imports'] += _imported(node)


def _walk(tree):
    """All nodes with something in them, level by level, and how often each class is there."""
    nodes, kinds = [tree], Counter()
    for node in nodes:
        kinds[type(node).__name__] += 1
        for field in node._fields:
            value = getattr(node, field, None)
            for child in value if type(value) is list else (value,):
                if isinstance(child, ast.AST):
                    if child._fields:
                        nodes.append(child)
                    elif not isinstance(child, ast.expr_context):
                        kinds[type(child).__name__] += 1
    return nodes, kinds


def _comments(source):
    found = []
    if '#' not in source:
        return found
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                found.append({'line': token.start[0], 'text': token.string})
    except (tokenize.TokenError, SyntaxError, RecursionError):
        seen = {comment['line'] for comment in found}
        # The tokenizer gave up: lines that are nothing but a comment are still certain.
        for number, line in enumerate(source.splitlines(), 1):
            if number not in seen and line.lstrip().startswith('#'):
                found.append({'line': number, 'text': line.strip()})
    return sorted(found, key=lambda comment: comment['line'])


def _last_name(node):
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def _is_number(node):
    return isinstance(node, ast.Constant) and type(node.value) in (int, float, complex)


def _signs(node):
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        return [_SIGNS[type(node.op)]]
    if isinstance(node, ast.BoolOp):
        return [_SIGNS[type(node.op)]] * (len(node.values) - 1)
    if isinstance(node, ast.Compare):
        return [_SIGNS[type(op)] for op in node.ops]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.Invert)):
        return [_SIGNS[type(node.op)]]
    return []


def _function(node):
    args = node.args
    named = len(args.posonlyargs) + len(args.args) + len(args.kwonlyargs)
    return {
        'name': node.name,
        'parameters': named + (args.vararg is not None) + (args.kwarg is not None),
        'line': node.lineno,
        'returnsValue': any(isinstance(n, ast.Return) and n.value is not None for n in _own_nodes(node)),
    }


def _own_nodes(function):
    """The nodes of a function without those of the functions inside it."""
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _SCOPES):
            waiting.extend(ast.iter_child_nodes(node))


def _imported(node):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module]
    return []


def _caught(node):
    if not isinstance(node, ast.ExceptHandler) or node.type is None:
        return []
    types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
    return [name for name in map(_last_name, types) if name]


def _is_elif(node):
    # `else:` with an `if` of its own below gives the same tree, but there the inner `if` is indented.
    return len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If) and node.orelse[0].col_offset == node.col_offset


def _has_nested_loop(node, is_inside):
    waiting = [(node, is_inside)]
    while waiting:
        current, inside = waiting.pop()
        is_comprehension = isinstance(current, _COMPREHENSIONS)
        if is_comprehension and len(current.generators) > 1:
            return True
        is_loop = is_comprehension or isinstance(current, _LOOPS)
        if is_loop and inside:
            return True
        below = (inside or is_loop) and not isinstance(current, _SCOPES)
        waiting.extend((child, below) for child in ast.iter_child_nodes(current))
    return False
