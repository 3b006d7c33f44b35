"""What a program does, step by step."""

import sys
import types
from itertools import compress, islice
from json import dumps
from operator import is_, is_not
from os import write

_TOOL = 3
_DESCRIPTOR = 1000
_BETWEEN_STATES = 50
_NAMES = 200
_PLACES = range(_NAMES)
# The recorder needs calls of its own where the program has none left.
_SPARE_CALLS = 200
_EVENTS = sys.monitoring.events
_FOLLOWED = _EVENTS.LINE | _EVENTS.PY_START | _EVENTS.PY_RETURN | _EVENTS.PY_RESUME | _EVENTS.PY_YIELD
_CALL_EVENTS = (_EVENTS.PY_START, _EVENTS.PY_RESUME, _EVENTS.PY_RETURN, _EVENTS.PY_YIELD)
_HIDDEN = ('__', '.')
_MISSING = object()
_trace = {}


def prepare_trace(source, tree):
    """Says what the lines are, and lets each condition record its parts."""
    lines, _trace['conditions'] = prepare_source(source, tree)
    _push(dumps({'lines': lines}))


def start_trace(code, first, most):
    """Begins to follow the program's own code: `most` steps from step `first`. Returns the code to run."""
    steps = _trace['steps'] = _Steps(first, most, _trace.pop('conditions'))
    code = with_recorder(code, steps.note)
    monitoring = sys.monitoring
    monitoring.use_tool_id(_TOOL, 'steps')
    for own in _own_codes(code):
        steps.codes[id(own)] = own
        monitoring.set_local_events(_TOOL, own, _FOLLOWED)
    steps.begin()
    return code


def end_trace():
    """Records the state at the end, and how many steps there were."""
    try:
        sys.monitoring.free_tool_id(_TOOL)
        _trace.pop('steps').end()
    except Exception:
        pass


def _own_codes(code):
    """The code of the program and its functions, without lambdas and generators in brackets."""
    if code.co_name == '<module>' or (code.co_flags & 1 and not code.co_name.startswith('<')):
        yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _own_codes(inner)


def _push(text):
    write(_DESCRIPTOR, text.encode())


class _Call:
    """A call that runs, or the program itself, which has no name; with the names of the step before."""

    __slots__ = ('id', 'frame', 'name', 'is_shared', 'is_looked_at', 'keys', 'values', 'shown')

    def __init__(self, id_, frame):
        code = frame.f_code
        self.id, self.frame = id_, frame
        self.name = None if id_ == 0 else code.co_name
        # Code that runs elsewhere may change these names.
        self.is_shared = id_ == 0 or bool(code.co_cellvars or code.co_freevars)
        self.is_looked_at = True
        self.forget()

    def forget(self):
        self.keys, self.values, self.shown = [], [], set()

    def changes(self):
        """The names that were set since the last time, with their values, and those that are gone."""
        here = self.frame.f_globals if self.name is None else self.frame.f_locals
        keys, values = list(islice(here, _NAMES)), list(islice(here.values(), _NAMES))
        old_keys, old_values = self.keys, self.values
        self.keys, self.values = keys, values
        known = len(old_keys)
        if len(keys) >= known and all(map(is_, old_keys, keys)):
            changed = [(keys[at], values[at]) for at in compress(_PLACES, map(is_not, old_values, values))]
            if len(keys) > known:
                changed.extend(zip(keys[known:], values[known:]))
            return changed, ()
        was = {key: value for key, value in zip(old_keys, old_values) if type(key) is str}
        now = {key: value for key, value in zip(keys, values) if type(key) is str}
        changed = [(key, value) for key, value in now.items() if was.get(key, _MISSING) is not value]
        return changed, [key for key in was if key not in now]


class _Steps:
    """
    Records the steps of a program from the line events of its own code.

        counting ── step `first` ──▶ recording ── `most` steps ──▶ counting
    """

    __slots__ = ('first', 'most', 'conditions', 'codes', 'count', 'recorded', 'is_recording', 'calls', 'ids', 'line',
                 'parts', 'called', 'returned', 'left', 'condition', 'objects')

    def __init__(self, first, most, conditions):
        self.first, self.most, self.conditions = first, most, conditions
        self.codes, self.calls, self.parts = {}, [], {}
        self.count = self.recorded = self.ids = 0
        self.line = self.condition = None
        self.called, self.returned, self.left = [], [], []
        self.is_recording = False
        self.objects = TracedObjects()

    def begin(self):
        if self.first == 0:
            self._record()
        else:
            sys.monitoring.register_callback(_TOOL, _EVENTS.LINE, self._on_counted_line)

    def end(self):
        if self.is_recording and self.calls:
            self._leave_until(self.calls[0].frame)
            self._step(None)
        _push(f'{{"count":{self.count + 1}}}')

    def note(self, index, part, value):
        """Called by the conditions of the program, with each of their parts and at last with the whole."""
        if not self.is_recording:
            return value
        try:
            if part >= 0:
                self.parts.setdefault(index, {})[part] = json_text(shown(value))
            else:
                self._note_condition(index, value)
        except Exception:
            pass
        return value

    def _note_condition(self, index, value):
        source, sources = self.conditions[index]
        values = self.parts.pop(index, {})
        told = ','.join([f'{{"source":{sources[part]},"value":{values[part]}}}' for part in sorted(values)])
        truth = 'true' if value is True else 'false'
        self.condition = f'{{"source":{source},"value":{truth},"parts":[{told}]}}'

    def _record(self):
        self.is_recording = True
        callbacks = (self._on_line, self._on_start, self._on_start, self._on_return, self._on_return)
        for event, callback in zip((_EVENTS.LINE, *_CALL_EVENTS), callbacks):
            sys.monitoring.register_callback(_TOOL, event, callback)

    def _only_count(self):
        self.is_recording = False
        self.calls.clear()
        for event in _CALL_EVENTS:
            sys.monitoring.register_callback(_TOOL, event, None)
        sys.monitoring.register_callback(_TOOL, _EVENTS.LINE, self._on_counted_line)

    def _on_counted_line(self, code, line):
        self.line = line
        self.count += 1
        if self.count == self.first:
            self._record()

    def _on_line(self, code, line):
        try:
            limit = sys.getrecursionlimit()
            sys.setrecursionlimit(limit + _SPARE_CALLS)
            try:
                frame = sys._getframe(1)
                if self.calls:
                    self._leave_until(frame)
                else:
                    self._find_calls(frame)
                self._step(line)
            finally:
                sys.setrecursionlimit(limit)
            self.line = line
            self.count += 1
            if self.recorded == self.most:
                self._only_count()
        except Exception:
            pass

    def _on_start(self, code, offset, *_):
        try:
            if self.calls:
                call = self._enter(sys._getframe(1))
                self.called.append(f'{{"id":{call.id},"name":{json_text(call.name)}}}')
        except Exception:
            pass

    def _on_return(self, code, offset, value):
        try:
            calls, frame = self.calls, sys._getframe(1)
            if len(calls) < 2 or (calls[-1].frame is not frame and all(call.frame is not frame for call in calls[1:])):
                return
            self._leave_until(frame)
            self._leave(value)
        except Exception:
            pass

    def _find_calls(self, frame):
        """The calls that run already when the first step is recorded."""
        frames = []
        while frame is not None:
            if id(frame.f_code) in self.codes:
                frames.append(frame)
            frame = frame.f_back
        for one in reversed(frames):
            self._enter(one)

    def _enter(self, frame):
        call = _Call(self.ids, frame)
        self.ids += 1
        self.calls.append(call)
        return call

    def _leave(self, value):
        call = self.calls.pop()
        self.returned.append((call.id, value))
        self.calls[-1].is_looked_at = True
        # What the last line of the call set: no line of it follows.
        self.left.append((call, *call.changes()))

    def _leave_until(self, frame):
        """Drops the calls that an error ended."""
        calls = self.calls
        if calls[-1].frame is frame or all(call.frame is not frame for call in calls):
            return
        while calls[-1].frame is not frame:
            self._leave(_MISSING)

    def _step(self, following):
        """Pushes what changed since the step before; each fiftieth step has the whole state."""
        is_whole = self.recorded % _BETWEEN_STATES == 0
        self.objects.made = {}
        if is_whole:
            self._forget()
        returned = self._traced_returns()
        changed, gone = [], []
        left, self.left = self.left, []
        for call, names, lost in left:
            self._tell(call, names, lost, changed, gone)
        for call in [call for call in self.calls if call.is_looked_at]:
            call.is_looked_at = call.is_shared or call is self.calls[-1]
            self._tell(call, *call.changes(), changed, gone)
        self.objects.note_changes()
        objects = ','.join([f'"{number}":{written}' for number, written in self.objects.made.items()])
        line = 'null' if self.recorded == 0 else self.line
        parts = [f'"ran":{line},"next":{"null" if following is None else following}']
        if is_whole:
            parts.append(f'"whole":{{"frames":[{self._frames(changed)}],"objects":{{{objects}}},"output":""}}')
        if self.condition is not None:
            parts.append(f'"condition":{self.condition}')
        if objects:
            parts.append(f'"objects":{{{objects}}}')
        names = [f'[{id_},{name},{value}]' for id_, name, value in changed]
        for key, items in (('called', self.called), ('set', names), ('gone', gone), ('returned', returned)):
            if items:
                parts.append(f'"{key}":[{",".join(items)}]')
        _push(f'{{{",".join(parts)}}}')
        self.condition, self.called = None, []
        self.recorded += 1

    def _forget(self):
        self.objects.forget()
        for call in self.calls:
            call.forget()
            call.is_looked_at = True

    def _traced_returns(self):
        returned, self.returned = self.returned, []
        return [f'{{"id":{id_},"value":{"null" if value is _MISSING else self.objects.value(value)}}}'
                for id_, value in returned]

    def _frames(self, changed):
        frames = []
        for call in self.calls:
            names = ','.join([f'{name}:{value}' for id_, name, value in changed if id_ == call.id])
            called = 'null' if call.name is None else json_text(call.name)
            frames.append(f'{{"id":{call.id},"name":{called},"names":{{{names}}}}}')
        return ','.join(frames)

    def _tell(self, call, names, lost, changed, gone):
        for name, value in names:
            if _is_traced(name, value):
                call.shown.add(name)
                changed.append((call.id, json_text(cut(name, SHOWN_LENGTH)), self.objects.value(value)))
            elif type(name) is str and name in call.shown:
                lost = [*lost, name]
        for name in lost:
            if name in call.shown:
                call.shown.remove(name)
                gone.append(f'[{call.id},{json_text(cut(name, SHOWN_LENGTH))}]')


def _is_traced(name, value):
    """Modules, and functions and classes by their own names, are not shown."""
    if type(name) is not str or name.startswith(_HIDDEN) or type(value) is types.ModuleType:
        return False
    return is_scalar(value) or name_of_callable(value) != name
