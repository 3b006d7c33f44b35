# --- a report on stdout: python-error
import os
os.write(1, b'{"type":"report","id":1,"report":{"shown":{"kind":"finished"},"cases":[]}}\n')
1 / 0
# --- a report on every descriptor: python-error
import os
for descriptor in range(64):
    try:
        os.write(descriptor, b'{"type":"ready","startMs":1}\n')
    except OSError:
        pass
1 / 0
# --- an answer of the harness on stdout: python-error
print('{"error": null, "facts": null, "warnings": []}')
1 / 0
# --- the frame below: python-error
import sys
sys._getframe(1)
# --- the frames of a traceback: python-error
import sys
try:
    1 / 0
except ZeroDivisionError as error:
    step = error.__traceback__
    while step.tb_next:
        step = step.tb_next
    print(step.tb_frame.f_back.f_locals)
# --- the harness among all objects: python-error
import gc
found = [o for o in gc.get_objects() if isinstance(o, dict) and 'exception_facts' in o]
found[0]['exception_facts'] = None
1 / 0
# --- the harness after unfreezing: python-error
import gc
gc.unfreeze()
for o in gc.get_objects():
    if isinstance(o, dict) and 'fakeRandom' in o:
        o.clear()
1 / 0
# --- the harness's functions through referrers: python-error
import gc, linecache
gc.unfreeze()
for o in gc.get_referrers(linecache):
    if isinstance(o, dict) and 'explain' in o:
        o['explain'].__code__ = (lambda error: '{"error": null}').__code__
1 / 0
# --- the hidden cases among all values: finished
import gc
gc.unfreeze()
wanted = 'hidden-' + 'answer'
def search(values, depth):
    for value in values:
        if isinstance(value, str) and wanted in value and len(value) < 200:
            print(value)
        if depth and isinstance(value, (list, tuple)):
            search(value, depth - 1)
        if depth and isinstance(value, dict):
            search(list(value.values()), depth - 1)
search(gc.get_objects(), 2)
# --- the expected output in files and names: finished
import os, sys
seen = [name for name in os.listdir('/') + os.listdir('.') + list(globals()) if 'expect' in name.lower()]
print(seen, sys.argv, sys.orig_argv)
# --- the other cases, from inside one: finished
import sys
print([name for name in sys.modules['__main__'].__dict__ if not name.startswith('__')])
# --- another __main__: python-error
import sys, types
sys.modules['__main__'] = types.ModuleType('__main__')
1 / 0
# --- json that always says yes: python-error
import json
json.dumps = lambda value: '{"error": null}'
1 / 0
# --- json's encoder and scanner: python-error
import json.encoder
json.encoder.c_make_encoder = json.encoder.encode_basestring_ascii = None
json.JSONEncoder.encode = lambda self, value: '{}'
json.JSONEncoder.iterencode = lambda self, value, one=False: iter(['{}'])
1 / 0
# --- traceback that says nothing: python-error
import traceback
traceback.TracebackException = 5
1 / 0
# --- traceback that raises: python-error
import traceback
def refuse(*args, **named):
    raise SystemExit(0)
traceback.TracebackException.__init__ = refuse
1 / 0
# --- traceback that loops: time-limit
import traceback
def wait(*args, **named):
    while True:
        pass
traceback.TracebackException.__init__ = wait
1 / 0
# --- linecache with lines of its own: python-error
import linecache
linecache.cache['main.py'] = (1, None, ['all is well\n'], 'main.py')
linecache.getline = None
1 / 0
# --- builtins that are nothing: python-error
import builtins
for name in dir(builtins):
    if name != 'BaseException':
        setattr(builtins, name, None)
raise BaseException
# --- isinstance that lies: python-error
import builtins
builtins.isinstance = lambda value, kind: True
1 / 0
# --- an exception whose class lies about itself: python-error
class Meta(type):
    __name__ = property(lambda self: 1 / 0)
class Odd(Exception, metaclass=Meta):
    pass
raise Odd
# --- an exception with a traceback of its own making: python-error
import types, sys
fake = types.TracebackType(None, sys._getframe(), 0, 99999)
raise ValueError('x').with_traceback(fake)
# --- an exception whose text never ends: time-limit
class Endless(Exception):
    def __str__(self):
        while True:
            pass
raise Endless
# --- an exception whose text is huge: python-error
raise ValueError('x' * 5_000_000)
# --- an exception with itself as its cause: python-error
error = ValueError('round')
error.__cause__ = error
error.__context__ = error
raise error
# --- a group of exceptions, deep: python-error
group = ValueError('core')
for level in range(500):
    group = ExceptionGroup('level', [group])
raise group
# --- a syntax error with a place of its own: python-error
raise SyntaxError('mine', ('main.py', -5, 10 ** 9, 'x' * 1000, 10 ** 30, -1))
# --- a syntax error with attributes that lie: python-error
error = SyntaxError('mine')
error.lineno, error.offset, error.text, error.filename = object(), 'x', 5, 'main.py'
raise error
# --- a hundred thousand warnings: finished
import warnings
for number in range(20_000):
    warnings.warn(f'warning {number} ' + 'x' * 1000)
print('done')
# --- warnings that are no text: python-error
import warnings
class Silent(Warning):
    def __str__(self):
        return 5
warnings.warn(Silent())
# --- stdout that hides what it writes: finished
import sys, io
sys.stdout = io.StringIO()
print('swallowed')
# --- stdout that answers for a terminal: python-error
import sys
class Loud:
    def write(self, text):
        raise KeyboardInterrupt
    def flush(self):
        raise KeyboardInterrupt
sys.stdout = Loud()
# --- excepthook and exit functions: python-error
import sys, atexit
sys.excepthook = lambda *error: print('all is well')
atexit.register(lambda: print('still well'))
1 / 0
# --- exit functions that fail: finished
import atexit
atexit.register(lambda: 1 / 0)
print('fine')
# --- print and repr replaced: finished
import builtins
builtins.print = builtins.repr = lambda *a, **k: 'right'
print('wrong')
# --- SystemExit with a lie: finished
raise SystemExit('{"kind":"finished"}')
# --- a recursion limit that the harness would meet: python-error
import sys
def deep(n):
    try:
        return deep(n + 1)
    except RecursionError:
        sys.setrecursionlimit(n + 6)
        raise ValueError('at the bottom')
deep(0)
# --- names of the harness called by the program: python-error
begin('{}')
# --- a finder that serves the harness: python-error
import sys
for name in ('entry', 'surroundings', 'exceptions', 'facts', 'variation'):
    assert name not in sys.modules
import entry
# --- begin, where and explain with the code of another: python-error
HARNESS
lie = lambda *args: '{"error": null, "place": null, "facts": {"calls": {"forged": 1}}, "unvaried": []}'
for name in ('begin', 'where', 'explain', 'finish', 'show'):
    harness()[name].__code__ = lie.__code__
raise ValueError
# --- where with the code of another, in an endless loop: time-limit
HARNESS
harness()['where'].__code__ = (lambda: '{"place": {"range": {"line": -5}, "frames": [{"name": "x", "line": 1e300}]}}').__code__
while True:
    pass
# --- begin called again by the program: python-error or finished
HARNESS
harness()['begin']('{"source": "print(1)", "wantsFacts": true, "vary": {}, "call": null, "fakeRandom": null, "seed": "x", "recursionDepth": 100, "textLength": 1000, "nameLength": 100, "warningLength": 100, "maxFrames": 10, "maxWarnings": 10}')
# --- the program of the harness is another: finished
HARNESS
harness()['_run']['code'] = compile('print("right")', 'main.py', 'exec')
# --- JSON of a hundred and twenty thousand levels: finished
HARNESS
say('[' * 120_000 + ']' * 120_000)
# --- an answer of exactly the most that is read: finished
HARNESS
say('{"warnings": []}' + ' ' * (256 * 1024 - len('{"warnings": []}')))
# --- an answer of one byte more: denied
HARNESS
say('{"warnings": []}' + ' ' * (256 * 1024 - len('{"warnings": []}') + 1))
# --- an answer of halves of characters: python-error or finished
HARNESS
say('{"warnings": [{"category": "\udc00", "message": "\ud800\ud800", "line": 1}]}')
# --- an explanation that is a text of its own kind: python-error
HARNESS
class Text(str):
    def __str__(self):
        return '{"error": null}'
    def encode(self, *args):
        return b'{"error": null}'
harness()['dumps'] = lambda value: Text('{"error": null}')
raise ValueError('x')
# --- a profile function that rewrites what returns: python-error
HARNESS
import sys
def profile(frame, event, arg):
    if event == 'return' and frame.f_code.co_name == 'explain':
        harness()['dumps'] = lambda value: '{"error": null}'
sys.setprofile(profile)
raise ValueError
# --- monitoring that returns from the harness: python-error or finished
HARNESS
import sys
monitoring = sys.monitoring
monitoring.use_tool_id(3, 'liar')
def started(code, offset):
    if code.co_name in ('explain', 'exception_facts', 'finish'):
        raise SystemExit(0)
monitoring.register_callback(3, monitoring.events.PY_START, started)
monitoring.set_events(3, monitoring.events.PY_START)
raise ValueError
# --- the hidden case through the garbage collector: finished
import gc
gc.unfreeze()
for thing in gc.get_objects():
    if isinstance(thing, dict) and 'textLength' in thing:
        print(sorted(key for key in thing if isinstance(key, str))[:20])
# --- the hidden case through the frames of a coroutine: finished
import gc, types
for thing in gc.get_objects():
    if isinstance(thing, (types.GeneratorType, types.CoroutineType)) and thing.gi_frame is not None:
        print(list(thing.gi_frame.f_locals)[:5])
