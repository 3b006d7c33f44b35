"""A walk: the program is played by chosen answers in place of a learner's, and the lines that it reaches are noted."""

import ast
import builtins
import random
import re
import sys
import types
from json import dumps

_WALK_TOOL = 4
_SCREEN = 160
_POOL = 200
_COMPARED_NUMBERS = 50
# In walks that are compared by their answers, so many answers are words that the program compares, each with another one.
_COMPARED_FIRST = 3
_COPIES = 3
_LONG_STATEMENT = 20
_WORD_LENGTH = 40
_FACT_ANSWERS = 40
_HELD_NAMES = 200
_USUAL_NUMBERS = (0, 1, 1, 2, 2, 3)
_STRANGE_WORDS = ('Vimaro', 'Kezuth', 'Tolbrin', 'Zefira', 'Oduval')
_STRANGE_NUMBERS = ('17', '23', '19', '13', '11')
_STRANGE_COLOURS = ('sienna', 'thistle')
_MISTYPED = 'tea'
_ASKS_NUMBER = re.compile(r'\b(?:int|float)\(|\bmap\(\s*(?:int|float)\b')
_STORES = re.compile(r'\s*(\w+)\s*=[^=]')
_walkers = {}


class EndlessWalk(BaseException):
    """The program asked or ran for too long. No error that a program should catch."""

    __module__ = 'builtins'


def prepare_walk(source, tree, walk, varied):
    """Reads what the answers are chosen from. Notes the name in `varied`."""
    walker = _walkers['walker'] = _Walker(source, tree, walk)
    walker.varied = next(iter(varied), None)


def varied_value(tree, walk):
    """Another value for the variable that this walk varies, by its name; nothing where there is none."""
    names = plain_names(tree)
    at = walk['varied']
    if at is None or at >= len(names):
        return {}
    name, value = names[at]
    return {name: _another_text(value) if isinstance(value, str) else _another_number(value)}


def _another_number(value):
    """A number on the other side of most limits: what is complete with the larger one is not with the smaller."""
    return value + 7 if value <= 7 else 3


def _another_text(value):
    """A colour for a colour, so that a program that draws with it goes on."""
    if value == '' or not is_colour(value):
        return _STRANGE_WORDS[0]
    return next(colour for colour in _STRANGE_COLOURS if colour != value)


def start_walk(code):
    """Lets the walker answer, and watch the program's own lines."""
    walker = _walkers['walker']
    monitoring = sys.monitoring
    monitoring.use_tool_id(_WALK_TOOL, 'walk')
    for own in _all_codes(code):
        monitoring.set_local_events(_WALK_TOOL, own, monitoring.events.LINE)
    monitoring.register_callback(_WALK_TOOL, monitoring.events.LINE, walker.on_line)
    walker.write, walker.tell = sys.stdout.write, sys.stderr.write
    sys.stdout.write = walker.show
    builtins.input = walker.ask
    return code


def end_walk(original_input):
    """Ends the walk of a program that ended. Returns what it did."""
    walker = _walkers.pop('walker')
    sys.monitoring.free_tool_id(_WALK_TOOL)
    builtins.input = original_input
    del sys.stdout.write
    return {
        'asked': walker.asked,
        'answers': walker.answers[:_FACT_ANSWERS],
        'echoed': len(walker.echoed),
        'lines': sorted(walker.lines),
        'varied': walker.varied,
    }


def _all_codes(code):
    yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _all_codes(inner)


class _Walker:
    """Chooses the answers. What it knows of the program is what a player could see, and what its variables hold."""

    def __init__(self, source, tree, walk):
        self.walk, self.source = walk, _statement_texts(source, tree)
        self.random = random.Random(walk['answers'])
        compared, listed = compared_texts(tree)
        self.compared = [word for word in compared if len(word) <= _WORD_LENGTH][:_POOL]
        words = [word for word in (*(compared * 4), *listed, *walk['words']) if 0 < len(word) <= _WORD_LENGTH]
        self.pool = [*words[:_POOL], '1', '2', '3']
        self.numbers = _numbers_around(compared_numbers(tree))
        self.number_names = _number_names(tree)
        self.number_calls = _number_calls(tree)
        self.parts = _parts_asked(tree)
        self.asked = self.steps = 0
        self.lines, self.answers, self.echoed = set(), [], set()
        self.screen, self.varied = '', None

    def on_line(self, code, line):
        self.lines.add(line)
        self.steps += 1
        if self.steps > self.walk['mostLines']:
            raise EndlessWalk

    def show(self, text):
        """Writes to the screen, and sees what comes back there."""
        self._see(text)
        return self.write(text)

    def ask(self, prompt='', /):
        self.asked += 1
        if self.asked > self.walk['mostQuestions']:
            raise EndlessWalk
        prompt = str(prompt)
        self._see(prompt)
        frame = sys._getframe(1)
        answer = self._answer(frame)
        if len(answer.split()) < self._parts(frame):
            answer = ' '.join([answer] * self._parts(frame))
        self.answers.append(answer)
        self.tell(f'{prompt}{answer}\n')
        self.screen = f'{self.screen}{answer}\n'[-_SCREEN:]
        return answer

    def _see(self, text):
        if type(text) is not str:
            return
        if self.walk['manner'] == 'strange':
            seen = text.casefold()
            self.echoed.update(one for one in self.answers[:_FACT_ANSWERS] if one.casefold() in seen)
        self.screen = (self.screen + text[-_SCREEN:])[-_SCREEN:]

    def _answer(self, frame):
        walk, manner = self.walk, self.walk['manner']
        asks_number = self._asks_number(frame)
        if self.asked == 1 and walk['first'] is not None and not asks_number:
            return walk['first']
        if self.asked > walk['mostAnswers']:
            return self._ending(asks_number)
        if manner == 'stopping':
            return walk['stop']
        if manner == 'strange':
            strange = _STRANGE_NUMBERS if asks_number else _STRANGE_WORDS
            return strange[self.asked % len(strange)]
        if asks_number:
            is_mistyped = walk['mistypes'] and self.random.random() < 0.3
            return _MISTYPED if is_mistyped else str(max(self._number(frame), walk['least']))
        secret = frame.f_globals.get('secret')
        if manner in ('secret', 'loose-secret') and type(secret) is str:
            return secret if manner == 'secret' else f' {secret.upper()} '
        return self._word(secret)

    def _ending(self, asks_number):
        """The stop word, and in turns with it the words that the program compares: a loop may ask until the answer fits."""
        fitting = [] if asks_number else self.compared
        is_fitting = self.asked % 2 == 1 and len(fitting) > 0
        return fitting[self.asked // 2 % len(fitting)] if is_fitting else self.walk['stop']

    def _number(self, frame):
        is_held = self.random.random() < 0.25
        held = _held_numbers(frame) if is_held and self.walk['manner'] == 'roaming' else []
        if not held and self.numbers and self.random.random() < 0.7:
            return self.numbers[(self.walk['answers'] + self.asked) % len(self.numbers)]
        return self.random.choice(held or [*_USUAL_NUMBERS, self.random.randint(0, 20)])

    def _word(self, secret):
        walk = self.walk
        if walk['manner'] == 'roaming' and walk['chance'] == 0 and self.asked <= _COMPARED_FIRST and self.compared:
            return self.compared[(walk['answers'] + self.asked) % len(self.compared)]
        pool = [*self.pool, secret] if type(secret) is str and 0 < len(secret) <= _WORD_LENGTH else self.pool
        if walk['manner'] == 'roaming' and self.random.random() < 0.6:
            visible = [word for word in pool if _stands_in(word, self.screen)]
            return self.random.choice(visible or pool)
        return self.random.choice(pool)

    def _parts(self, frame):
        """How many words the line that asks makes names of."""
        return self.parts.get(frame.f_lineno, 1) if frame.f_code.co_filename == PROGRAM else 1

    def _asks_number(self, frame):
        """Whether the line that asks makes a number of the answer, or a line that called it."""
        for _ in range(20):
            if frame is None:
                return False
            if frame.f_code.co_filename == PROGRAM and 0 < (frame.f_lineno or 0) <= len(self.source):
                line = self.source[frame.f_lineno - 1]
                stored = _STORES.match(line)
                if _ASKS_NUMBER.search(line) or any(call in line for call in self.number_calls):
                    return True
                if stored is not None and stored[1] in self.number_names:
                    return True
            frame = frame.f_back
        return False


def _statement_texts(source, tree):
    """The lines of a program; in place of each line of a statement that has no block, the whole statement."""
    lines = source.splitlines()
    texts = [*lines]
    for node in ast.walk(tree):
        is_simple = isinstance(node, ast.stmt) and not isinstance(node, ast.Match) and not hasattr(node, 'body')
        if is_simple and 1 <= node.end_lineno - node.lineno <= _LONG_STATEMENT:
            whole = ' '.join(lines[node.lineno - 1:node.end_lineno])
            texts[node.lineno - 1:node.end_lineno] = [whole] * (node.end_lineno - node.lineno + 1)
    return texts


def _parts_asked(tree):
    """For lines that split what is typed into names, as in `first, last = input().split()`, how many names."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and _calls(node.value, {'split'}):
            count = len(node.targets[0].elts)
            found.update((line, count) for line in range(node.lineno, node.end_lineno + 1)[:_LONG_STATEMENT])
    return found


def _number_names(tree):
    """Names that the program makes a number of, as in `int(name)`, and those that they are copies of."""
    names = {
        name.id for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _last_name(node.func) in ('int', 'float')
        for argument in node.args for name in ast.walk(argument) if isinstance(name, ast.Name)
    }
    copies = [(copy, name) for node in ast.walk(tree) for copy, value in _stores(node) for name in _copied(value)]
    for _ in range(_COPIES):
        names |= {name for copy, name in copies if copy in names}
    return names


def _copied(value):
    """The name of a value that is a plain copy of it, perhaps after methods of texts."""
    while isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in _TEXT_METHODS:
        value = value.func.value
    return [value.id] if isinstance(value, ast.Name) else []


def _number_calls(tree):
    """How calls of the program's own functions begin that make a number of what they get."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.args.args]
    return [
        f'{function.name}(' for function in functions
        if _number_names(function) & {argument.arg for argument in function.args.args}
    ]


def _numbers_around(compared):
    """Numbers at, above and below those that the program compares: each decides one way or the other."""
    around = [number + step for step in (0, 1, -1) for number in compared[:_COMPARED_NUMBERS]]
    return [number for number in dict.fromkeys(around) if number >= 0]


def _held_numbers(frame):
    """Small numbers that variables of the program hold just then: one may open a lock."""
    values = [*frame.f_globals.values()][:_HELD_NAMES]
    return sorted({value for value in values if type(value) is int and 0 <= value <= 1000})


def _stands_in(word, screen):
    """Whether a word stands on the screen, not as a part of another."""
    word, screen = word.casefold(), screen.casefold()
    at = screen.find(word)
    while at != -1:
        before, after = screen[max(at - 1, 0):at], screen[at + len(word):at + len(word) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        at = screen.find(word, at + 1)
    return False
