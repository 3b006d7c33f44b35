"""What the rules of a program that is played count in its syntax tree, and mistakes that explain what its walks did."""

import ast
from collections import Counter

_UNREACHED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
_OPEN_LOOPS = (ast.For, ast.While)
_TEXT_METHODS = {'lower', 'upper', 'strip', 'title', 'capitalize', 'replace'}
_SEEKING_METHODS = {'startswith', 'endswith', 'count', 'find'}
_CHANGING_METHODS = {'append', 'extend', 'insert', 'remove', 'sort', 'reverse', 'add', 'update'}
_LARGEST_COMPARED = 1_000_000_000
_DRAWS = {'randint', 'randrange', 'choice'}


def source_clues(tree):
    """The clues of a program that Python can read."""
    nodes = list(ast.walk(tree))
    program = _Clues(tree, nodes)
    for node in nodes:
        look = _LOOKS.get(type(node))
        if look is not None:
            look(program, node)
    for body in _bodies(nodes):
        program.look_at_neighbours(body)
    program.look_at_names()
    program.look_at_values(nodes)
    mistakes = [{'kind': kind, 'line': line, 'name': name} for kind, (line, name) in program.mistakes.items()]
    return {'statements': _statements(nodes), 'counts': program.counts, 'mistakes': mistakes}


def compared_texts(tree):
    """Texts that the program compares with something or looks for, and those in its lists and among its keys."""
    compared, listed = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                compared.update(map(_constant_text, getattr(side, 'elts', [side])))
        elif isinstance(node, ast.MatchValue):
            compared.add(_constant_text(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _SEEKING_METHODS:
            for argument in node.args:
                compared.update(map(_constant_text, getattr(argument, 'elts', [argument])))
        elif isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            listed.update(map(_constant_text, node.elts))
        elif isinstance(node, ast.Dict):
            listed.update(map(_constant_text, node.keys))
    return sorted(filter(None, compared)), sorted(filter(None, listed))


def compared_numbers(tree):
    """Whole numbers that the program compares with something, the parts before the point of others."""
    compared = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                compared.update(int(one.value) for one in getattr(side, 'elts', [side]) if _is_small_number(one))
    return sorted(compared)


def plain_names(tree):
    """Names that the program first stores a text or a number in, outside of every block, with these values."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            value = node.value.value if isinstance(node.value, ast.Constant) else None
            is_plain = type(value) in (int, float, str)
            found.setdefault(node.targets[0].id, value if is_plain else None)
    return [(name, value) for name, value in found.items() if value is not None]


class _Clues:
    def __init__(self, tree, nodes):
        self.counts = {
            'empty_prints': 0, 'elifs': 0, 'text_plus': 0, 'grows': 0, 'asks_in_loop': 0, 'opens': 0, 'assert_calls': 0,
            'stores': 0, 'numbers': 0, 'answers': 0, 'chosen_words': 0, 'chosen_numbers': 0, 'looked_at': 0, 'two_ways': 0,
            'colours': 0,
        }
        self.mistakes = {}
        self.functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
        self.asking = {name for name, node in self.functions.items() if _calls(node, {'input'})} | {'input'}
        self.stored, self.asked = {}, set()
        for node in nodes:
            stores = _stores(node)
            for target, value in stores:
                self.stored.setdefault(target, []).append(value)
            if stores and _calls(stores[0][1], self.asking):
                self.asked.update(target for target, _ in stores)
        self.read = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        self.asked_texts = {name for name, values in self.stored.items() if all(map(_is_typed_text, values))}
        self.elifs = {id(node.orelse[0]) for node in nodes if isinstance(node, ast.If) and _is_elif(node)}
        self.tree = tree

    def mistake(self, kind, node, name=''):
        self.mistakes.setdefault(kind, (node.lineno, name))

    def look_at_call(self, node):
        name = _last_name(node.func)
        if name == 'print' and not node.keywords and (not node.args or [_constant_text(one) for one in node.args] == ['']):
            self.counts['empty_prints'] += 1
        if name == 'choice' and node.args and self._is_one_text(node.args[0]):
            self.mistake('choice_of_text', node)

    def _is_one_text(self, value):
        if isinstance(value, ast.JoinedStr):
            return True
        values = self.stored.get(value.id, []) if isinstance(value, ast.Name) else [value]
        texts = [_constant_text(one) for one in values]
        return bool(texts) and all(text is not None and not _is_row_of_signs(text) for text in texts)

    def look_at_sum(self, node):
        sides = [_constant_text(node.left) is not None, _constant_text(node.right) is not None]
        if isinstance(node.op, ast.Add) and any(sides) and not all(sides):
            self.counts['text_plus'] += 1
        if isinstance(node.op, ast.Mult):
            self._look_at_repeated(node)

    def _look_at_repeated(self, node):
        """The number in `"*" * 20` says how often; nobody sees it."""
        for text, number in ((node.left, node.right), (node.right, node.left)):
            values = self.stored.get(text.id, [])[:1] if isinstance(text, ast.Name) else [text]
            if _is_number(number) and any(_constant_text(one) is not None for one in values):
                self.counts['numbers'] -= 1

    def look_at_assign(self, node):
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Name):
            self.counts['grows'] += isinstance(value, ast.BinOp) and target.id in _names_in(value)

    def look_at_grown(self, node):
        self.counts['grows'] += isinstance(node.target, ast.Name)

    def look_at_constant(self, node):
        self.counts['numbers'] += type(node.value) in (int, float)

    def look_at_with(self, node):
        self.counts['opens'] += any(_calls(item.context_expr, {'open'}) for item in node.items)

    def look_at_assert(self, node):
        has_call = any(isinstance(one, ast.Call) for one in ast.walk(node.test))
        self.counts['assert_calls'] += has_call
        if not has_call and not _names_in(node.test):
            self.mistake('constant_test', node)

    def look_at_if(self, node):
        self.counts['elifs'] += id(node) in self.elifs
        if id(node) in self.elifs or not _is_elif(node):
            return
        tests, last = [node.test], node
        while _is_elif(last):
            last = last.orelse[0]
            tests.append(last.test)
        if not last.orelse and all(_names_in(test) & self.asked for test in tests):
            self.mistake('no_reply', last)

    def look_at_comparison(self, node):
        name = self._compared_with_number(node)
        if name is not None:
            self.mistake('text_and_number', node, name)

    def _compared_with_number(self, node):
        """The name of a typed text that is compared with a number; None for any other comparison."""
        sides = [node.left, *node.comparators]
        names = [side.id for side in sides if isinstance(side, ast.Name) and side.id in self.asked_texts]
        is_number = any(_is_number(one) for side in sides for one in getattr(side, 'elts', [side]))
        return names[0] if names and is_number else None

    def look_at_joined(self, node):
        if any(isinstance(one, ast.Constant) and type(one.value) in (int, float, str) for one in node.values):
            self.mistake('lone_value', node)

    def look_at_expression(self, node):
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _TEXT_METHODS:
            if isinstance(call.func.value, ast.Name):
                self.mistake('not_stored', node, f'{call.func.value.id}.{call.func.attr}()')

    def look_at_loop(self, node):
        asks = any(_calls(one, self.asking) for one in node.body)
        self.counts['asks_in_loop'] += asks
        filled = _filled_in(node)
        for one in node.body:
            for name, value in _stores(one):
                if _is_empty(value) and any(line > one.lineno for line in filled.get(name, ())):
                    self.mistake('emptied', one, name)
                is_drawn = isinstance(value, ast.Call) and _last_name(value.func) in _DRAWS
                if asks and is_drawn and self._is_guessed(node, name):
                    self.mistake('drawn_in_loop', one, name)

    def _is_guessed(self, loop, name):
        """Whether the loop compares this name with what was typed in it."""
        compared = [_names_in(one) for one in ast.walk(loop) if isinstance(one, ast.Compare)]
        return any(name in names and names & self.asked for names in compared)

    def look_at_neighbours(self, body):
        """Two ifs about one answer, and lines below an if that should be its other way."""
        for first, second in zip(body, body[1:]):
            if not isinstance(first, ast.If) or not _names_in(first.test) & self.asked:
                continue
            last = first
            while _is_elif(last):
                last = last.orelse[0]
            if not last.orelse:
                self.mistake('both_ways', second)

    def look_at_names(self):
        self.counts['stores'] = len(self.stored)
        for name, function in self.functions.items():
            if function not in self.tree.body:
                continue
            if name not in self.read:
                self.mistake('not_called', function, name)
            used = set().union(*map(_names_in, function.body))
            for one in function.args.args:
                if one.arg not in used:
                    self.mistake('unused_parameter', function, one.arg)
            returns = any(isinstance(one, ast.Return) and one.value is not None for one in ast.walk(function))
            if not returns and _calls(function, {'print'}) and _is_used(self.tree, name):
                self.mistake('not_returned', function, name)

    def look_at_values(self, nodes):
        use = ValueUse(nodes)
        self.counts.update(use.count(self.mistake))
        self.counts['two_ways'] = self._two_ways(nodes, use.about_answers())
        texts = {_constant_text(node) for node in nodes if isinstance(node, ast.Constant)}
        self.counts['colours'] = sum(map(is_colour, filter(None, texts)))

    def _two_ways(self, nodes, asked):
        """How many conditions about an answer tell one thing or another. Two plain ifs about one answer are one of them."""
        ways, plain = 0, Counter()
        for node in nodes:
            test = getattr(node, 'subject' if isinstance(node, ast.Match) else 'test', None)
            if not isinstance(node, (ast.If, ast.IfExp, ast.Match)) or not self._looks_at_answer(test, asked):
                continue
            if isinstance(node, ast.Match) and len(node.cases) < 2 or isinstance(node, ast.If) and not node.orelse:
                plain.update(_names_in(test) & asked)
            else:
                ways += 1
        return ways + sum(count > 1 for count in plain.values())

    def _looks_at_answer(self, test, asked):
        inner = list(ast.walk(test))
        if any(isinstance(one, ast.Compare) and self._compared_with_number(one) is not None for one in inner):
            return False
        return any(isinstance(one, ast.Name) and one.id in asked for one in inner) or _calls(test, {'input'})


_LOOKS = {
    ast.Call: _Clues.look_at_call,
    ast.BinOp: _Clues.look_at_sum,
    ast.Assign: _Clues.look_at_assign,
    ast.AugAssign: _Clues.look_at_grown,
    ast.Constant: _Clues.look_at_constant,
    ast.With: _Clues.look_at_with,
    ast.Assert: _Clues.look_at_assert,
    ast.If: _Clues.look_at_if,
    ast.Compare: _Clues.look_at_comparison,
    ast.BoolOp: _Clues.look_at_joined,
    ast.Expr: _Clues.look_at_expression,
    ast.For: _Clues.look_at_loop,
    ast.While: _Clues.look_at_loop,
}


def _statements(nodes):
    """Lines on which a statement begins that a run can reach."""
    return sorted({
        node.lineno for node in nodes
        if isinstance(node, ast.stmt) and not isinstance(node, _UNREACHED)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    })


def _bodies(nodes):
    for node in nodes:
        for field in ('body', 'orelse', 'finalbody'):
            body = getattr(node, field, None)
            if isinstance(body, list):
                yield body


def _stores(node):
    """The names that a statement stores in, each with its value."""
    if isinstance(node, ast.Assign):
        return [(target.id, node.value) for target in node.targets if isinstance(target, ast.Name)]
    is_named = isinstance(node, (ast.AnnAssign, ast.For)) and isinstance(node.target, ast.Name)
    if not is_named:
        return []
    value = node.iter if isinstance(node, ast.For) else node.value
    return [] if value is None else [(node.target.id, value)]


def _filled_in(loop):
    """Names that a loop adds to in its own rounds, not in those of a loop inside it, with the lines."""
    filled, waiting = {}, list(loop.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (*_OPEN_LOOPS, *_UNREACHED)):
            continue
        for name in _filled_by(node):
            filled.setdefault(name, []).append(node.lineno)
        waiting.extend(child for child in ast.iter_child_nodes(node) if isinstance(child, (ast.stmt, ast.ExceptHandler)))
    return filled


def _filled_by(node):
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
            return [target.value.id]
        if isinstance(target, ast.Name) and isinstance(node.value, ast.BinOp) and target.id in _names_in(node.value):
            return [target.id]
    call = node.value if isinstance(node, ast.Expr) else None
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _CHANGING_METHODS:
        return [call.func.value.id] if isinstance(call.func.value, ast.Name) else []
    return []


def _is_empty(value):
    if isinstance(value, ast.Constant):
        return type(value.value) in (int, float, str) and not value.value
    return isinstance(value, ast.Dict) and not value.keys or isinstance(value, ast.List) and not value.elts


def _is_typed_text(value):
    """Whether a value is what `input()` gives, perhaps after methods of texts."""
    while isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in _TEXT_METHODS:
        value = value.func.value
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == 'input'


def _is_used(tree, name):
    """Whether the value of a call is used: the call is more than a statement of its own."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _last_name(node.func) == name]
    return any(id(call) not in alone for call in calls)


def _calls(node, names):
    return any(isinstance(one, ast.Call) and _last_name(one.func) in names for one in ast.walk(node))


def _names_in(node):
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _is_row_of_signs(text):
    """Whether a text is a row to take one sign of, such as ABC, NESW or 123, and no word."""
    is_in_order = all(ord(after) - ord(before) == 1 for before, after in zip(text, text[1:]))
    return text.isupper() or is_in_order or not any(map(str.isalpha, text))


def _is_small_number(node):
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and abs(node.value) <= _LARGEST_COMPARED


def _constant_text(node):
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return node.value if is_text else None
