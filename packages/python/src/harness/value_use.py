"""Which typed answers and which values of `random` a program uses, and what its conditions look at."""

import ast
from collections import Counter

_NUMBER_CHOICES = {'randint', 'randrange', 'random', 'uniform'}
_WORD_CHOICES = {'choice', 'choices', 'sample', 'shuffle'}
_ALL_CHOICES = _NUMBER_CHOICES | _WORD_CHOICES
# What these calls get goes on in what they give, and nowhere else.
_PASSING = {'int', 'float', 'str', 'len', 'round', 'abs', 'min', 'max', 'sum', 'list', 'map', 'split', *_TEXT_METHODS, *_ALL_CHOICES}
_NAMED = (ast.Assign, ast.AnnAssign, ast.AugAssign)
# Elements of a list that are looked at to know what is taken from it.
_FEW = 100


class ValueUse:
    """Follows values through plain assignments. A value that is only stored in names that nobody reads is not used."""

    def __init__(self, nodes):
        """Reads the nodes of a program, the first of which is the whole of it."""
        self.nodes = nodes
        self.sources, self.values, self.kept_in = {}, {}, {}
        self.fresh, self.asked = Counter(), set()
        for node in nodes:
            self._note_store(node)
        loads = [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
        self.loads = Counter(node.id for node in loads)
        self.used = _reached({node.id for node in loads if id(node) not in self.kept_in}, self.sources)
        self.alone = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        self.replaced = {id(one) for value in _replaced(nodes[0].body) for one in _kept(value)}
        slices = [one for node in nodes if isinstance(node, ast.Subscript) for one in ast.walk(node.slice)]
        self.indexes = {one.id for one in slices if isinstance(one, ast.Name)}
        self.in_slices = {id(one) for one in slices}

    def _note_store(self, node):
        if not isinstance(node, _NAMED) or node.value is None:
            return
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = _target_names(targets)
        if not names:
            return
        self.kept_in.update((id(one), names) for one in _kept(node.value))
        sources, fresh = _names_in(node.value), _fresh(node.value)
        if _calls(node.value, {'input'}):
            self.asked.update(names)
        for name in names:
            self.values.setdefault(name, []).append(node.value)
            self.sources.setdefault(name, set()).update(sources - {name})
            self.fresh[name] += fresh

    def count(self, mistake):
        """The counts of the program; says a typed answer and a value by chance that nobody uses to `mistake`."""
        calls = [node for node in self.nodes if isinstance(node, ast.Call)]
        answers = self._used([call for call in calls if _last_name(call.func) == 'input'], 'unused_answer', mistake)
        chosen = self._used([call for call in calls if self._can_differ(call)], 'unused_choice', mistake)
        numbers = sum(map(self._is_number, chosen))
        conditions = [node.test for node in self.nodes if isinstance(node, (ast.If, ast.IfExp))]
        conditions += [node.subject for node in self.nodes if isinstance(node, ast.Match)]
        return {
            'answers': len(answers),
            'chosen_words': len(chosen) - numbers,
            'chosen_numbers': numbers,
            'looked_at': self._looked_at(conditions),
        }

    def about_answers(self):
        """Names whose values come from what was typed."""
        followers = {}
        for name, sources in self.sources.items():
            for source in sources:
                followers.setdefault(source, set()).add(name)
        return _reached(self.asked, followers)

    def _used(self, calls, kind, mistake):
        used = []
        for call in calls:
            names = self.kept_in.get(id(call), [])
            is_lost = id(call) in self.alone and _last_name(call.func) != 'shuffle' or id(call) in self.replaced
            if is_lost or names and not self.used.intersection(names):
                mistake(kind, call, names[0] if names else '')
            else:
                used.append(call)
        return used

    def _can_differ(self, call):
        """Whether a call takes something by chance, and there is more than one thing to take."""
        name, given = _last_name(call.func), [self._plain(one) for one in call.args]
        if name == 'shuffle':
            return any(isinstance(one, ast.Name) and self.loads[one.id] > 1 for one in call.args)
        if name in _WORD_CHOICES:
            elements = getattr(given[0], 'elts', None) if given else None
            return elements is None or len({getattr(one, 'value', one) for one in elements[:_FEW]}) > 1
        if name == 'randint' and len(given) == 2 and all(map(_is_number, given)):
            return given[0].value != given[1].value
        return name in _NUMBER_CHOICES

    def _plain(self, value):
        """The value of a name that is stored once, else the value itself."""
        values = self.values.get(value.id, []) if isinstance(value, ast.Name) else []
        return values[0] if len(values) == 1 else value

    def _is_number(self, call):
        """Whether a number is taken. One that only counts the places of a list takes what stands there."""
        if _last_name(call.func) in _NUMBER_CHOICES:
            names = self.kept_in.get(id(call), [])
            return id(call) not in self.in_slices and not (names and self.indexes.issuperset(names))
        taken = self._plain(call.args[0]) if call.args else call
        if isinstance(taken, ast.Call) and taken.args and _last_name(taken.func) == 'list':
            taken = taken.args[0]
        if isinstance(taken, ast.Call):
            return _last_name(taken.func) == 'range'
        elements = getattr(taken, 'elts', [])[:_FEW]
        return len(elements) > 0 and all(map(_is_number, elements))

    def _looked_at(self, conditions):
        """How many things the conditions look at: answers, values by chance, and variables that come from neither."""
        things = sum(map(_fresh, conditions))
        waiting = set().union(*map(_names_in, conditions)) & self.values.keys()
        seen = set(waiting)
        while waiting:
            name = waiting.pop()
            sources = self.sources[name] & self.values.keys()
            if self.fresh[name] > 0 or not sources:
                things += max(self.fresh[name], 1)
            else:
                waiting |= sources - seen
                seen |= sources
        return things


def _target_names(targets):
    """The names of targets that are nothing but names; none where one is an element or an attribute."""
    found = []
    for target in targets:
        for one in target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]:
            inner = one.value if isinstance(one, ast.Starred) else one
            if not isinstance(inner, ast.Name):
                return []
            found.append(inner.id)
    return found


def _kept(value):
    """The parts of a value that go into the name that it is stored in, and nowhere else."""
    waiting = [value]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.Call) or _last_name(node.func) in _PASSING:
            waiting.extend(ast.iter_child_nodes(node))


def _replaced(body):
    """Values that are stored in a name, and another one takes their place before anything reads it."""
    waiting, found = {}, []
    for statement in body:
        for one in ast.walk(statement):
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load):
                waiting.pop(one.id, None)
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
            name = statement.targets[0].id
            found += waiting.pop(name, [])
            waiting[name] = [statement.value]
    return found


def _reached(names, edges):
    """These names and all that edges lead to."""
    found, waiting = set(names), [*names]
    while waiting:
        more = edges.get(waiting.pop(), set()) - found
        found |= more
        waiting.extend(more)
    return found


def _fresh(node):
    """How often a value is asked for or taken by chance in it."""
    return sum(isinstance(one, ast.Call) and _last_name(one.func) in {'input', *_ALL_CHOICES} for one in ast.walk(node))
