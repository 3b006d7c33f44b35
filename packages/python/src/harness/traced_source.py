"""What a trace needs to know of the source: what its lines are, and the parts of its conditions."""

import ast
from json.encoder import encode_basestring_ascii as json_text

_PARTS = 8
_LISTED = 8
# Takes the place of the recorder in the tree. `with_recorder` replaces it in the compiled code.
_MARK = 'python learning: note'
_KINDS = {
    ast.For: 'for', ast.FunctionDef: 'define', ast.ClassDef: 'define', ast.AugAssign: 'change', ast.If: 'if',
    ast.While: 'while', ast.Return: 'return', ast.Import: 'import', ast.ImportFrom: 'import', ast.Break: 'jump',
    ast.Continue: 'jump',
}


def prepare_source(source, tree):
    """
    Lets each condition in the tree record its parts. Returns what the lines are, by number, and for each condition
    its text and the texts of its parts, as JSON.
    """
    lines, tested = {}, []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno not in lines:
            lines[node.lineno] = _line_facts(node)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tested.append(node)
    conditions = []
    rows = source.encode().splitlines()
    for node in tested:
        node.test = _recorded(rows, node.test, conditions)
    return lines, conditions


def with_recorder(code, recorder):
    """Puts the recorder in the place of its mark, so that the program has no name for it."""
    constants = tuple([
        recorder if type(one) is str and one == _MARK else
        with_recorder(one, recorder) if type(one) is _CODE else one
        for one in code.co_consts
    ])
    return code.replace(co_consts=constants)


_CODE = type((lambda: None).__code__)


def _recorded(rows, test, conditions):
    index, parts = len(conditions), []
    text = _text_of(rows, test)
    whole = _parts_of(rows, test, index, parts, True)
    conditions.append((json_text(text), [json_text(part) for part in parts]))
    truth = ast.UnaryOp(ast.Not(), ast.UnaryOp(ast.Not(), whole))
    return _placed_call(test, index, -1, truth)


def _parts_of(rows, node, index, parts, is_whole=False):
    text = _text_of(rows, node)
    if isinstance(node, ast.BoolOp):
        node.values = [_parts_of(rows, one, index, parts) for one in node.values]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.operand = _parts_of(rows, node.operand, index, parts)
    elif isinstance(node, ast.Compare):
        node.left = _parts_of(rows, node.left, index, parts)
        node.comparators = [_parts_of(rows, one, index, parts) for one in node.comparators]
    elif isinstance(node, ast.BinOp):
        node.left = _parts_of(rows, node.left, index, parts)
        node.right = _parts_of(rows, node.right, index, parts)
    if isinstance(node, ast.Constant) or len(parts) >= _PARTS or text in parts:
        return node
    if is_whole and isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
        return node
    parts.append(text)
    return _placed_call(node, index, len(parts) - 1, node)


def _placed_call(where, index, part, value):
    call = ast.Call(ast.Constant(_MARK), [ast.Constant(index), ast.Constant(part), value], [])
    ast.copy_location(call, where)
    return ast.fix_missing_locations(call)


def _text_of(rows, node):
    """The source of an expression in one line. Columns count bytes."""
    first, last = node.lineno - 1, node.end_lineno - 1
    if first == last:
        text = rows[first][node.col_offset:node.end_col_offset]
    else:
        text = b' '.join([rows[first][node.col_offset:], *rows[first + 1:last], rows[last][:node.end_col_offset]])
    return cut(' '.join(text.decode(errors='replace').split()), 2 * SHOWN_LENGTH)


def _line_facts(node):
    kind, names = _KINDS.get(type(node), 'other'), []
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [_name_of(one) for target in targets for one in getattr(target, 'elts', [target])]
        kind = 'assign' if all(name.isidentifier() for name in names) else 'change'
    elif isinstance(node, ast.AugAssign):
        names = [_name_of(node.target)]
    elif isinstance(node, ast.For):
        names = [_name_of(one) for one in getattr(node.target, 'elts', [node.target])]
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        names = [node.name]
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        kind = 'call'
    calls = [_name_of_call(one.func) for one in _walked_now(node) if isinstance(one, ast.Call)]
    return {'kind': kind, 'names': [cut(name, SHOWN_LENGTH) for name in names[:_LISTED]],
            'calls': [cut(name, SHOWN_LENGTH) for name in reversed(calls[:_LISTED])]}


def _walked_now(node):
    """What is evaluated when a statement begins: of one with a body only its test or its values."""
    if hasattr(node, 'test'):
        return ast.walk(node.test)
    if hasattr(node, 'iter'):
        return ast.walk(node.iter)
    return () if hasattr(node, 'body') else ast.walk(node)


def _name_of(node):
    return node.id if isinstance(node, ast.Name) else ast.unparse(node)


def _name_of_call(function):
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ast.unparse(function).split('.')[-1]
