"""What a program does, step by step. Draws values without running any code of the program."""

import ast
import sys
import types
from json import dumps
from os import write

_TOOL = 3
_DESCRIPTOR = 1000
_CUT = 40
_ITEMS = 20
_OBJECTS = 40
_PARTS = 8
_OWN = sys.monitoring.events
_MISSING = object()
_SCALARS = (bool, int, float, complex, str, bytes, type(None), range)
_CALLABLE = (types.FunctionType, types.BuiltinFunctionType, type)
_trace = {}


def prepare_trace(source, tree):
    """Says what the lines are, and lets each condition record its parts."""
    _trace.clear()
    _trace['conditions'] = {}
    lines = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            lines.setdefault(node.lineno, _line_facts(node))
    _push({'lines': lines})
    for node in list(ast.walk(tree)):
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            node.test = _recorded(source, node.test)


def start_trace(code, first, most):
    """Begins to follow the program's own code: `most` steps from step `first`."""
    code = _with_note(code)
    _trace.update(count=0, first=first, most=most, frames=[], refs={}, kept=[], ids=0, line=None, pending={},
                  parts={}, codes=set(), recorded=0, sent=0)
    monitoring = sys.monitoring
    monitoring.use_tool_id(_TOOL, 'steps')
    for event, call in ((_OWN.LINE, _on_line), (_OWN.PY_START, _on_start), (_OWN.PY_RESUME, _on_start),
                        (_OWN.PY_RETURN, _on_return), (_OWN.PY_YIELD, _on_return)):
        monitoring.register_callback(_TOOL, event, call)
    wanted = _OWN.LINE | _OWN.PY_START | _OWN.PY_RETURN | _OWN.PY_RESUME | _OWN.PY_YIELD
    for own in _followed(code):
        _trace['codes'].add(own)
        monitoring.set_local_events(_TOOL, own, wanted)
    return code


def end_trace():
    """Records the state at the end, and how many steps there were."""
    try:
        sys.monitoring.free_tool_id(_TOOL)
        frames = _trace['frames']
        if _is_recording() and frames:
            _leave_until(frames[0]['frame'])
            _step(None)
        _push({'count': _trace['count'] + 1})
    except Exception:
        pass


def _followed(code):
    if not code.co_name.startswith('<') or code.co_name == '<module>':
        if code.co_name == '<module>' or code.co_flags & 1:
            yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _followed(inner)


_NOTE = 'python learning: note'


def _with_note(code):
    """Puts the recorder in the place of its mark, so that the program has no name for it."""
    constants = tuple(
        _note if type(one) is str and one == _NOTE else _with_note(one) if type(one) is types.CodeType else one
        for one in code.co_consts
    )
    return code.replace(co_consts=constants)


def _recorded(source, test):
    index = len(_trace['conditions'])
    parts = []
    text = _text_of(source, test)
    whole = _parts_of(source, test, index, parts, True)
    _trace['conditions'][index] = (text, parts)
    truth = ast.UnaryOp(ast.Not(), ast.UnaryOp(ast.Not(), whole))
    return _placed_call(test, index, -1, truth)


def _parts_of(source, node, index, parts, is_whole=False):
    text = _text_of(source, node)
    if isinstance(node, ast.BoolOp):
        node.values = [_parts_of(source, one, index, parts) for one in node.values]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        node.operand = _parts_of(source, node.operand, index, parts)
    elif isinstance(node, ast.Compare):
        node.left = _parts_of(source, node.left, index, parts)
        node.comparators = [_parts_of(source, one, index, parts) for one in node.comparators]
    elif isinstance(node, ast.BinOp):
        node.left = _parts_of(source, node.left, index, parts)
        node.right = _parts_of(source, node.right, index, parts)
    if isinstance(node, ast.Constant) or len(parts) >= _PARTS or text in parts:
        return node
    if is_whole and isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
        return node
    parts.append(text)
    return _placed_call(node, index, len(parts) - 1, node)


def _placed_call(where, index, part, value):
    call = ast.Call(ast.Constant(_NOTE), [ast.Constant(index), ast.Constant(part), value], [])
    ast.copy_location(call, where)
    return ast.fix_missing_locations(call)


def _note(index, part, value):
    if not _is_recording():
        return value
    try:
        values = _trace['parts'].setdefault(index, {})
        if part >= 0:
            values[part] = _shown(value)
        else:
            source, parts = _trace['conditions'][index]
            del _trace['parts'][index]
            told = [{'source': parts[at], 'value': values[at]} for at in sorted(values)]
            _trace['pending']['condition'] = {'source': source, 'value': value is True, 'parts': told}
    except Exception:
        pass
    return value


def _text_of(source, node):
    return cut(' '.join((ast.get_source_segment(source, node) or '').split()), 2 * _CUT)


def _line_facts(node):
    kind, names = 'other', []
    targets = getattr(node, 'targets', None) or [getattr(node, 'target', None)]
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        names = [ast.unparse(one) for target in targets for one in getattr(target, 'elts', [target])]
        kind = 'assign' if all(name.isidentifier() for name in names) else 'change'
    elif isinstance(node, ast.AugAssign):
        kind, names = 'change', [ast.unparse(node.target)]
    elif isinstance(node, ast.For):
        kind, names = 'for', [ast.unparse(one) for one in getattr(node.target, 'elts', [node.target])]
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        kind, names = 'define', [node.name]
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        kind = 'call'
    else:
        kinds = ((ast.If, 'if'), (ast.While, 'while'), (ast.Return, 'return'), ((ast.Import, ast.ImportFrom), 'import'),
                 ((ast.Break, ast.Continue), 'jump'))
        kind = next((word for types_, word in kinds if isinstance(node, types_)), 'other')
    shown = [node.test] if hasattr(node, 'test') else [node.iter] if hasattr(node, 'iter') else \
        [] if hasattr(node, 'body') else [node]
    calls = [ast.unparse(one.func).split('.')[-1] for root in shown for one in ast.walk(root)
             if isinstance(one, ast.Call)]
    return {'kind': kind, 'names': [cut(name, _CUT) for name in names[:8]],
            'calls': [cut(name, _CUT) for name in reversed(calls[:8])]}


def _push(said):
    write(_DESCRIPTOR, dumps(said, separators=(',', ':')).encode())


def _is_recording():
    return _trace['first'] <= _trace['count'] and _trace['recorded'] < _trace['most']


def _on_start(code, offset, *_):
    if _is_recording() and _trace['frames'] and code in _trace['codes']:
        _enter(sys._getframe(1), True)


def _enter(frame, is_call):
    entry = {'id': _trace['ids'], 'frame': frame, 'name': frame.f_code.co_name if _trace['ids'] else None, 'names': {}}
    _trace['ids'] += 1
    _trace['frames'].append(entry)
    if is_call:
        _trace['pending'].setdefault('called', []).append({'id': entry['id'], 'name': entry['name']})


def _on_return(code, offset, value):
    frames = _trace['frames']
    if not _is_recording() or len(frames) < 2:
        return
    frame = sys._getframe(1)
    if any(entry['frame'] is frame for entry in frames[1:]):
        _leave_until(frame)
        _trace['pending'].setdefault('returned', []).append((frames.pop()['id'], value))


def _leave_until(frame):
    """Drops the calls that an error ended."""
    frames = _trace['frames']
    if not any(entry['frame'] is frame for entry in frames):
        return
    while frames[-1]['frame'] is not frame:
        _trace['pending'].setdefault('returned', []).append((frames.pop()['id'], _MISSING))


def _on_line(code, line):
    try:
        if _is_recording():
            limit = sys.getrecursionlimit()
            sys.setrecursionlimit(limit + 200)
            try:
                frame = sys._getframe(1)
                if not _trace['frames']:
                    stack = []
                    while frame is not None:
                        if frame.f_code in _trace['codes']:
                            stack.append(frame)
                        frame = frame.f_back
                    for one in reversed(stack):
                        _enter(one, False)
                else:
                    _leave_until(frame)
                _step(line)
            finally:
                sys.setrecursionlimit(limit)
        _trace['line'] = line
        _trace['count'] += 1
    except Exception:
        pass


def _step(following):
    """Pushes what changed since the step before; each fiftieth step has the whole state."""
    pending, _trace['pending'] = _trace['pending'], {}
    step = {'ran': _trace['line'] if _trace['recorded'] else None, 'next': following}
    is_whole = _trace['recorded'] % 50 == 0
    if is_whole:
        _trace['refs'], _trace['kept'] = {}, []
        for entry in _trace['frames']:
            entry['names'] = {}
    _trace['made'] = {}
    returned = [{'id': at, 'value': None if value is _MISSING else _drawn(value)}
                for at, value in pending.pop('returned', ())]
    changed, gone = [], []
    for entry in _trace['frames']:
        _compare(entry, changed, gone)
    _compare_objects()
    if is_whole:
        frames = {entry['id']: {'id': entry['id'], 'name': entry['name'], 'names': {}} for entry in _trace['frames']}
        for at, name, value in changed:
            frames[at]['names'][name] = value
        step['whole'] = {'frames': list(frames.values()), 'objects': _trace['made'], 'output': ''}
    step.update(pending)
    for key, value in (('set', changed), ('gone', gone), ('objects', _trace['made']), ('returned', returned)):
        if value:
            step[key] = value
    _push(step)
    _trace['recorded'] += 1


def _compare(entry, changed, gone):
    known, frame = entry['names'], entry['frame']
    here = frame.f_globals if entry['name'] is None else frame.f_locals
    now = {}
    for name, value in list(dict.items(here) if type(here) is dict else here.items())[:200]:
        if type(name) is not str or name.startswith('__') or name.startswith('.') or type(value) is types.ModuleType:
            continue
        if isinstance(value, _CALLABLE) and getattr(value, '__name__', None) == name:
            continue
        now[name] = value
        if known.get(name, _MISSING) is not value:
            changed.append([entry['id'], cut(name, _CUT), _drawn(value)])
    gone.extend([entry['id'], cut(name, _CUT)] for name in known if name not in now)
    entry['names'] = now


def _drawn(value):
    kind = type(value)
    if kind in _SCALARS or _content(value, kind) is None:
        return _shown(value)
    known = _trace['refs'].get(id(value))
    if known is None:
        if len(_trace['made']) >= _OBJECTS:
            return _shown(value)
        known = len(_trace['kept']) + 1
        _trace['refs'][id(value)] = known
        entry = {'value': value, 'content': _MISSING}
        _trace['kept'].append(entry)
        _draw_object(known, entry)
    return {'ref': known}


def _compare_objects():
    for at, entry in enumerate(list(_trace['kept'])[:10 * _OBJECTS], 1):
        now = _content(entry['value'], type(entry['value']))
        was = entry['content']
        if was is None or now is None or len(now[1]) != len(was[1]) or now[2] != was[2] or \
                any(a is not b for a, b in zip(now[1], was[1])):
            _draw_object(at, entry)


def _draw_object(at, entry):
    content = entry['content'] = _content(entry['value'], type(entry['value']))
    if content is None:
        return
    kind, items, size = content
    drawn = _trace['made'][at] = {'kind': kind}
    if kind in ('list', 'tuple', 'set'):
        drawn['items'] = [_drawn(item) for item in items]
    else:
        if kind == 'instance':
            drawn['type'] = _type_name(entry['value'])
        pairs = zip(items[::2], items[1::2])
        drawn['entries'] = [[key if kind == 'instance' else _drawn(key), _drawn(value)] for key, value in pairs]
    drawn['more'] = max(0, size - _ITEMS)


def _content(value, kind):
    """The kind, at most twenty items (or keys and values in turns), and the size; None for what is no box."""
    for base, word in ((list, 'list'), (tuple, 'tuple'), (set, 'set'), (frozenset, 'set')):
        if issubclass(kind, base):
            return word, _first(base.__iter__(value)), base.__len__(value)
    if issubclass(kind, dict):
        pairs = _first(iter(dict.items(value)))
        return 'dict', [one for pair in pairs for one in pair], dict.__len__(value)
    own = _own_names(value, kind)
    if own is None:
        return None
    pairs = [(key, one) for key, one in _first(iter(dict.items(own))) if type(key) is str and key[:2] != '__']
    return 'instance', [one for key, one_value in pairs for one in (cut(key, _CUT), one_value)], dict.__len__(own)


def _first(items):
    return [item for _, item in zip(range(_ITEMS), items)]


_bases = type.__dict__['__mro__'].__get__
_names_of_type = type.__dict__['__dict__'].__get__


def _own_names(value, kind):
    """The attributes of an instance of a class of the program; None for anything else."""
    module = dict.get(dict(_names_of_type(kind)), '__module__')
    if type(module) is not str or module != '__main__':
        return None
    for base in _bases(kind):
        found = _names_of_type(base).get('__dict__')
        if type(found) is types.GetSetDescriptorType:
            return found.__get__(value)
        if found is not None:
            return None
    return None


def _type_name(value):
    return cut(type.__dict__['__name__'].__get__(type(value)), _CUT)


def _shown(value, depth=2):
    kind = type(value)
    if kind is int and abs(value).bit_length() > 400:
        return f'{"-" if value < 0 else ""}…'
    if kind is str:
        return cut(repr(value[:_CUT + 1]), _CUT)
    if kind is bytes:
        return cut(repr(value[:_CUT + 1]), _CUT)
    if kind in _SCALARS:
        return cut(repr(value), _CUT)
    if kind is types.FunctionType or kind is types.BuiltinFunctionType:
        return cut(f'{value.__name__}()', _CUT)
    brackets = {list: '[]', tuple: '()', set: '{}'}.get(kind)
    if brackets is not None and depth:
        inside = ', '.join(_shown(item, depth - 1) for item in _first(kind.__iter__(value)))
        return cut(f'{brackets[0]}{inside}{brackets[1]}', _CUT)
    return f'<{_type_name(value)}>'
