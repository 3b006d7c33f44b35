"""`vary`: another value for the first top-level assignment of a name."""

import ast


def vary(tree, values):
    """Changes the tree in place. Returns the names that the program never assigns at its top level."""
    unvaried = []
    for name, value in values.items():
        if not _vary_name(tree, name, value):
            unvaried.append(name)
    return unvaried


def _vary_name(tree, name, value):
    for index, statement in enumerate(tree.body):
        if not _assigns(statement, name):
            continue
        if not _replace_value(statement, name, value):
            # `a = b = 0` and `first, *rest = words`: the program's own value first, then ours over it.
            target = ast.Name(id=name, ctx=ast.Store())
            after = ast.Assign(targets=[target], value=_literal(value))
            tree.body.insert(index + 1, _placed(after, statement))
        return True
    return False


def _assigns(statement, name):
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets = [statement.target]
    else:
        return False
    return any(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
        for target in targets for node in ast.walk(target)
    )


def _replace_value(statement, name, value):
    if isinstance(statement, ast.Assign) and len(statement.targets) != 1:
        return False
    target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
    if isinstance(target, ast.Name):
        statement.value = _placed(_literal(value), statement.value)
        return True
    return _replace_in_sequence(target, statement.value, name, value)


def _replace_in_sequence(target, values, name, value):
    """`name, age = "Selvi", 13`: the element that belongs to the name."""
    sequences = (ast.Tuple, ast.List)
    if not isinstance(target, sequences) or not isinstance(values, sequences):
        return False
    if len(target.elts) != len(values.elts):
        return False
    if any(isinstance(element, ast.Starred) for element in (*target.elts, *values.elts)):
        return False
    for index, element in enumerate(target.elts):
        if isinstance(element, ast.Name) and element.id == name:
            values.elts[index] = _placed(_literal(value), values.elts[index])
            return True
    return False


def _literal(value):
    return ast.parse(repr(value), mode='eval').body


def _placed(node, where):
    for inner in ast.walk(node):
        ast.copy_location(inner, where)
    return ast.fix_missing_locations(node)
