"""
The half of a run that happens inside the sandbox. The host holds on to these functions by their addresses and calls
them before and after the program; they are in no module that the program could import, and no frame of theirs is
below the program's. `begin` speaks of the source while none of the program's code has run. What is said later is not
believed: the host takes from each answer the one thing that it asked for, and sees for itself how the program ended.
"""

import ast
import atexit
import builtins
import gc
import io
import sys
import types
import warnings
from contextlib import suppress
from json import dumps, loads

_run = {}


def begin(text):
    """Reads the program and sets the scene. Returns the facts, and the exception when it cannot start."""
    request = loads(text)
    _run.update(request, warnings=[], code=None, input=builtins.input)
    source = request['source']
    remember_source(PROGRAM, source)
    collect_warnings(_run['warnings'], request['maxWarnings'])
    error, facts, unvaried = None, None, []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter('always')
            tree = compile(source, PROGRAM, 'exec', ast.PyCF_ONLY_AST, dont_inherit=True)
            if request['wantsFacts']:
                facts = source_facts(source, tree)
            refuse_deep_nesting(source, tree)
            unvaried = vary(tree, request['vary'])
            if facts is not None and request.get('wantsClues'):
                facts['clues'] = source_clues(tree)
            if request.get('walk'):
                varied = varied_value(tree, request['walk'])
                prepare_walk(source, tree, request['walk'], varied)
                vary(tree, varied)
            if request.get('trace'):
                prepare_trace(source, tree)
            _run['code'] = compile(tree, PROGRAM, 'exec', dont_inherit=True)
    except (SyntaxError, ValueError, MemoryError, RecursionError, OverflowError) as caught:
        error = exception_facts(as_nesting(caught), request)
        facts = source_facts(source, None) if request['wantsFacts'] else None
    answer = {'facts': facts, 'error': error, 'warnings': _shown_warnings(), 'unvaried': unvaried}
    _run['warnings'].clear()
    set_scene(request['seed'], request['recursionDepth'])
    if request['fakeRandom']:
        give_numbers(request['fakeRandom'])
    return dumps(answer)


def program():
    """The compiled program."""
    trace = _run.get('trace')
    if _run.get('walk'):
        return start_walk(_run['code'])
    return start_trace(_run['code'], trace['first'], trace['most']) if trace else _run['code']


def names():
    """The names that the program starts with: those of a fresh `__main__`."""
    main = types.ModuleType('__main__')
    main.__builtins__ = builtins
    main.__file__ = PROGRAM
    sys.modules['__main__'] = main
    _run['names'] = main.__dict__
    return main.__dict__


def trace_end():
    """Ends the trace of a program that ended."""
    end_trace()


def walked():
    """What the walk of a program did that ended."""
    return dumps({'walk': end_walk(_run['input'])})


def call():
    """The compiled expression of the case."""
    remember_source(CALL, _run['call'])
    return compile(_run['call'], CALL, 'eval', dont_inherit=True)


def explain(error):
    """What the host is told of an exception that nobody caught. An exit shows its code; the host knows that it is one."""
    _complete_drawing()
    if isinstance(error, SystemExit):
        if error.code is not None and not isinstance(error.code, int):
            print(error.code, file=sys.stderr)
        return dumps({'error': None})
    try:
        facts = exception_facts(error, _run)
    except Exception:
        facts = None
    return dumps({'error': facts})


def show(value):
    """A value as `repr` has it, and as a number when it is one that can be compared without loss."""
    is_number = type(value) in (int, float)
    is_exact = is_number and value == value and abs(value) <= 2 ** 53
    shown = {
        'repr': cut(repr(value), _run['textLength']),
        'type': cut(type(value).__name__, _run['nameLength']),
        'number': value if is_exact else None,
    }
    return dumps({'result': shown})


def where():
    """The place of a program whose time is up, told as what Python raises when somebody presses Ctrl and C."""
    return dumps({'place': place_facts(sys._getframe(1), _run)})


def finish(_):
    """What Python does at the end of a program: exit functions, then the streams."""
    atexit._run_exitfuncs()
    _complete_drawing()
    for stream in (sys.stdout, sys.stderr):
        flush = getattr(stream, 'flush', None)
        if flush is not None:
            flush()
    return dumps({'warnings': _shown_warnings()})


def flush_files():
    """What Python does with files that the program left open."""
    for opened in gc.get_objects():
        if isinstance(opened, (io.TextIOWrapper, io.BufferedWriter, io.BufferedRandom)) and not opened.closed:
            with suppress(OSError, ValueError):
                opened.flush()


def settle():
    """Called once, when the heap is about to become the clean one."""
    for _ in range(_WARMING_RUNS):
        _warm_up()
    _run.clear()
    hide_modules()
    remember_source(PROGRAM, '')
    gc.collect()
    gc.freeze()


# Python makes code faster that it has run some times. What each run does is in the image in its fast form.
_WARMING_RUNS = 30
_SAMPLE = '''
# A little of everything.
import random
from math import sqrt
prices = {'tea': 10, 'bun': 25.5}
names = ['Selvi', "Kavi"]
prices['egg'] = 7
class Pet:
    def __init__(self, name):
        self.name = name
pet = Pet('Mani')
def total(items, extra=0):
    result = 0
    for item in items:
        result += prices[item] * 2
    return result + extra
count = int('3')
while count > 0:
    count = count - 1
    if count == 1 and not names:
        print(f'{count} left')
    elif count >= 2 or count in [5, -6]:
        names.append(str(count).upper())
    else:
        print('none', total(['tea']), sqrt(9), [x for x in range(2)])
try:
    print(names[7])
except (IndexError, ValueError) as error:
    print(error)
'''


_SAMPLE_WALK = {
    'manner': 'roaming', 'answers': 1, 'varied': None, 'first': None, 'stop': '0', 'words': [], 'mistypes': False, 'least': 0,
    'mostAnswers': 40, 'mostQuestions': 400, 'mostLines': 20_000,
}


def _warm_up():
    request = {
        'source': _SAMPLE, 'wantsFacts': True, 'vary': {'count': 2}, 'call': None, 'fakeRandom': None, 'seed': 'warm',
        'recursionDepth': 1000, 'textLength': 1000, 'nameLength': 100, 'warningLength': 100, 'maxFrames': 10,
        'maxWarnings': 10, 'trace': None, 'walk': None, 'wantsClues': False,
    }
    begin(dumps(request))
    program()
    begin(dumps({**request, 'vary': {}, 'trace': {'first': 0, 'most': 300}}))
    exec(program(), {})
    trace_end()
    begin(dumps({**request, 'vary': {}, 'wantsClues': True, 'walk': _SAMPLE_WALK}))
    exec(program(), {})
    walked()
    try:
        exec(compile('value = [1]\nvalue[3]', PROGRAM, 'exec'), {})
    except IndexError as error:
        explain(error)
    show(3)


def _complete_drawing():
    try:
        show_drawing_at_last()
    except Exception:
        pass


def _shown_warnings():
    return [
        {
            'category': cut(category, _run['nameLength']),
            'message': cut(message, _run['warningLength']),
            'line': line if isinstance(line, int) else None,
        }
        for category, message, line in _run['warnings']
    ]
