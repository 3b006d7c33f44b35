"""Reads programs, each as a line of JSON, and writes for each its constructs with their first lines, or null."""

import ast
import builtins
import io
import json
import sys
import tokenize

SIGNS = {
    ast.Add: '+', ast.Sub: '-', ast.Mult: '*', ast.Div: '/', ast.FloorDiv: '//', ast.Mod: '%', ast.Pow: '**',
    ast.And: 'and', ast.Or: 'or', ast.Not: 'not', ast.USub: '-x', ast.UAdd: '+x',
    ast.Eq: '==', ast.NotEq: '!=', ast.Lt: '<', ast.LtE: '<=', ast.Gt: '>', ast.GtE: '>=',
    ast.Is: 'is', ast.IsNot: 'is not', ast.In: 'in', ast.NotIn: 'not in',
}
STATEMENTS = {
    ast.FunctionDef: 'def', ast.Return: 'return', ast.Delete: 'del', ast.For: 'for', ast.While: 'while', ast.If: 'if',
    ast.With: 'with', ast.Raise: 'raise', ast.Try: 'try', ast.Assert: 'assert', ast.Global: 'global',
    ast.Nonlocal: 'nonlocal', ast.Pass: 'pass', ast.Break: 'break', ast.Continue: 'continue', ast.ClassDef: 'class',
    ast.Match: 'match', ast.AsyncFunctionDef: 'async def',
}
EXPRESSIONS = {
    ast.IfExp: 'x if c else y', ast.Lambda: 'lambda', ast.Tuple: '(x, y)', ast.List: '[x, y]', ast.Dict: '{k: v}',
    ast.Set: '{x, y}', ast.ListComp: '[x for x in y]', ast.SetComp: '{x for x in y}', ast.DictComp: '{k: v for x in y}',
    ast.GeneratorExp: '(x for x in y)', ast.NamedExpr: ':=', ast.Yield: 'yield', ast.Starred: '*x',
}
LOOPS = (ast.For, ast.While)
# Modules of the course: a hint may write math.ceil(x) without the line that imports math.
MODULES = {'math', 'random'}
# Commands of kolam: a hint may write forward(n) without the line that imports them.
DRAWING = {'arc', 'colour', 'dot', 'forward', 'left', 'loop', 'place', 'right', 'thick', 'turn_to'}
# Functions that are taught one number of arguments at a time.
FORMS = {'range': ['range(n)', 'range(a, b)', 'range(a, b, step)'], 'round': ['round()', 'round(x, n)']}


def constructs_of(source):
    tree = ast.parse(source)
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    modules = MODULES | {alias.asname or alias.name for node in ast.walk(tree) if isinstance(node, ast.Import)
                         for alias in node.names}
    found = {}
    def add(construct, node):
        found.setdefault(construct, getattr(node, 'lineno', 1))
    for line in comment_lines(source):
        found.setdefault('#', line)
    choices = {id(each) for node in ast.walk(tree) for each in chosen_from(node)}
    drawn_from = {id(each) for node in ast.walk(tree) for each in drawn_by(node)}
    for node in ast.walk(tree):
        if id(node) in drawn_from:
            continue
        if id(node) in choices:
            add('in [x, y]', node)
            continue
        for construct in of_node(node, own, modules):
            add(construct, node)
    for inner, kind in nested(tree):
        add(f'{kind} inside {kind}', inner)
    return found


def of_node(node, own, modules):
    kind = type(node)
    if kind in STATEMENTS:
        yield STATEMENTS[kind]
    if kind in EXPRESSIONS and not is_target(node):
        yield EXPRESSIONS[kind]
    if kind is ast.Assign:
        yield from of_targets(node.targets)
    elif kind is ast.AnnAssign and node.value:
        # Without a value it is hardly ever Python: a text shows the output `Winner: Blue`.
        yield 'x: int = ...'
    elif kind is ast.AugAssign:
        yield f'{SIGNS.get(type(node.op), "?")}='
    elif kind is ast.If:
        yield from of_else(node)
    elif kind in LOOPS and node.orelse:
        yield 'else after a loop'
    elif kind is ast.ExceptHandler:
        yield from of_except(node)
    elif kind is ast.Try and node.finalbody:
        yield 'finally'
    elif kind is ast.Import:
        yield from (f'import {alias.name}' for alias in node.names)
    elif kind is ast.ImportFrom:
        yield f'from {node.module} import *' if node.names[0].name == '*' else f'from {node.module} import'
    elif kind is ast.FunctionDef and (node.args.defaults or node.args.kw_defaults):
        yield 'def f(x=1)'
    elif kind is ast.BinOp:
        yield of_operation(node)
    elif kind is ast.BoolOp:
        yield SIGNS[type(node.op)]
    elif kind is ast.UnaryOp:
        yield SIGNS.get(type(node.op), '?x')
    elif kind is ast.Compare:
        yield from (SIGNS[type(op)] for op in node.ops)
        if len(node.ops) > 1:
            yield 'a < b < c'
    elif kind is ast.Call:
        yield from of_call(node, own, modules)
    elif kind is ast.Subscript:
        yield of_subscript(node)
    elif kind is ast.JoinedStr:
        yield 'f"{x}"'
    elif kind is ast.FormattedValue and node.format_spec:
        yield 'f"{x:.1f}"'
    elif kind is ast.Constant:
        yield from of_constant(node.value)
    elif kind is ast.Attribute and isinstance(node.value, ast.Name) and node.value.id in modules:
        yield f'{node.value.id}.{node.attr}'


def chosen_from(node):
    """The lists that are only there to be searched: day in ["Sat", "Sun"]."""
    if isinstance(node, ast.Compare):
        for operator, right in zip(node.ops, node.comparators):
            if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(right, ast.List):
                yield right


def drawn_by(node):
    """The list that is only there to be drawn from: random.choice(["cat", "dog"])."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == 'choice':
        yield from (each for each in node.args if isinstance(each, ast.List))


def is_target(node):
    return isinstance(getattr(node, 'ctx', None), ast.Store)


def of_targets(targets):
    for target in targets:
        if isinstance(target, ast.Subscript):
            yield 'x[i] = ...'
        elif isinstance(target, ast.Tuple):
            yield 'x, y = ...'
        else:
            yield 'x = ...'


def of_else(node):
    if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If) and node.orelse[0].col_offset == node.col_offset:
        yield 'elif'
    elif node.orelse:
        yield 'else'


def of_except(node):
    yield 'except'
    types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
    yield from (f'except {each.id}' for each in types if isinstance(each, ast.Name))
    if node.name:
        yield 'except X as e'


def is_text(node):
    return isinstance(node, ast.JoinedStr) or isinstance(node, ast.Constant) and isinstance(node.value, str)


def of_operation(node):
    sign = SIGNS.get(type(node.op), '?')
    if sign in ('+', '*') and (is_text(node.left) or is_text(node.right)):
        return '"text" + x' if sign == '+' else '"text" * n'
    return sign


def of_call(node, own, modules):
    if isinstance(node.func, ast.Name):
        name = node.func.id
        if name in DRAWING - own:
            yield 'f() ready-made'
            return
        if name in own or not hasattr(builtins, name):
            yield 'f(x)'
            yield from ('f(x=1)' for _ in node.keywords[:1])
            return
        forms = FORMS.get(name, [f'{name}()'])
        yield forms[min(max(len(node.args) - 1, 0), len(forms) - 1)]
        yield from (f'{name}({keyword.arg}=)' for keyword in node.keywords)
    elif isinstance(node.func, ast.Attribute):
        base = node.func.value
        if not (isinstance(base, ast.Name) and base.id in modules):
            yield f'.{node.func.attr}()'
            yield from (f'.{node.func.attr}({keyword.arg}=)' for keyword in node.keywords)


def of_subscript(node):
    index = node.slice
    if isinstance(index, ast.Slice):
        return 'x[a:b:step]' if index.step else 'x[a:b]'
    if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
        return 'x[-1]'
    return 'x[i][j]' if isinstance(node.value, ast.Subscript) else 'x[i]'


def of_constant(value):
    if isinstance(value, bool):
        yield 'True, False'
    elif value is None:
        yield 'None'
    elif isinstance(value, int):
        yield '12'
    elif isinstance(value, float):
        yield '2.5'
    elif isinstance(value, str):
        yield '"text"'
        if '\n' in value:
            yield '"\\n"'


def comment_lines(source):
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    except (tokenize.TokenError, SyntaxError):
        return []
    return [token.start[0] for token in tokens if token.type == tokenize.COMMENT]


def nested(tree):
    """Loops in loops and conditions in conditions; an elif is not inside its if, and a function starts at none."""
    waiting = [(tree, None, None)]
    while waiting:
        node, loop, condition = waiting.pop()
        if isinstance(node, LOOPS):
            if loop:
                yield node, 'loop'
            loop = node
        if isinstance(node, ast.If):
            if condition:
                yield node, 'if'
            condition = node
        if isinstance(node, ast.FunctionDef):
            loop = condition = None
        for child in ast.iter_child_nodes(node):
            is_elif = isinstance(node, ast.If) and child in node.orelse and 'elif' in of_else(node)
            waiting.append((child, loop, None if is_elif else condition))


def answer(source):
    try:
        return constructs_of(source)
    except (SyntaxError, ValueError):
        return None


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))))
