# --- a finalizer that keeps its object alive: finished
kept = []
class Phoenix:
    def __del__(self):
        kept.append(self)
for _ in range(1000):
    Phoenix()
kept.clear()
print(len(kept))
# --- a finalizer at the very end: finished
class Late:
    def __del__(self):
        import os
        os.write(1, b'late')
        os._exit(3)
import sys
sys.late = Late()
# --- a finalizer that raises without end: output-limit
class Loud:
    def __del__(self):
        raise ValueError('x' * 1000)
while True:
    Loud()
# --- the garbage collector thawed, then frozen again: finished
import gc
gc.unfreeze()
gc.collect()
gc.freeze()
gc.disable()
gc.set_threshold(1)
print(len(gc.get_objects()) > 0)
# --- every object that can be cleared is cleared: finished or python-error or denied
import gc
gc.unfreeze()
for thing in gc.get_objects():
    try:
        if type(thing) in (list, dict, set) and thing is not globals():
            thing.clear()
    except BaseException:
        pass
# --- a weak reference that finalizes with a print: finished
import weakref
class Thing:
    pass
thing = Thing()
weakref.finalize(thing, print, 'gone')
del thing
# --- a weak finalizer that asks for input at the end: finished
import weakref, sys
class Thing:
    pass
sys.thing = Thing()
weakref.finalize(sys.thing, input)
# --- a pool of threads: python-error
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(4) as pool:
    print(list(pool.map(str, range(10))))
# --- a thread that has no name: python-error
import _thread
_thread.start_joinable_thread(print)
# --- monitoring of every event: finished
import sys
monitoring = sys.monitoring
monitoring.use_tool_id(5, 'tool')
for name in dir(monitoring.events):
    if name.isupper() and name != 'NO_EVENTS':
        event = getattr(monitoring.events, name)
        try:
            monitoring.register_callback(5, event, lambda *args: None)
            monitoring.set_events(5, monitoring.get_events(5) | event)
        except ValueError:
            pass
print('watched')
# --- monitoring that never lets go: time-limit
import sys
sys.monitoring.use_tool_id(4, 'tool')
def forever(*args):
    while True:
        pass
sys.monitoring.register_callback(4, sys.monitoring.events.PY_START, forever)
sys.monitoring.set_events(4, sys.monitoring.events.PY_START)
(lambda: 1)()
# --- a trace function that jumps back without end: time-limit
import sys
def trace(frame, event, arg):
    if event == 'line' and frame.f_lineno > 8:
        frame.f_lineno = 8
    return trace
sys.settrace(trace)
def f():
    for turn in range(3):
        x = 1
    return x
f()
# --- an audit hook that sees everything: python-error or finished
import sys
seen = []
sys.addaudithook(lambda *args: seen.append(args))
compile('1', 'x', 'eval')
open('/tmp/y', 'w').close()
print(len(seen) > 0)
# --- every signal gets a handler: finished or python-error or denied
import signal
for number in signal.valid_signals():
    try:
        signal.signal(number, lambda *args: None)
    except (OSError, ValueError):
        pass
signal.raise_signal(signal.SIGINT)
# --- faulthandler by a name of its own: python-error
import importlib.machinery, sys
importlib.machinery.BuiltinImporter.find_spec('faulthandler').loader.load_module('faulthandler').dump_traceback()
# --- abort by a name of its own: denied
import posix
posix.abort()
# --- exit functions that add exit functions: time-limit
import atexit
def again():
    atexit.register(again)
    while True:
        pass
again_once = atexit.register(again)
# --- exit functions that are removed while they run: finished
import atexit
def clear():
    atexit._clear()
for _ in range(1000):
    atexit.register(clear)
# --- an exit object that is called: finished
quit(7)
# --- an exit object whose code is an object: finished
class Code:
    def __str__(self):
        return 'code\x00\x1b[31m'
raise SystemExit(Code())
# --- an exit object that another takes the place of: finished
import builtins, sys
builtins.exit = builtins.quit = sys.exit = print
exit(1), quit(2), sys.exit(3)
# --- streams that are closed: finished or python-error
import sys
sys.stdout.close()
sys.stderr.close()
sys.stdin.close()
# --- descriptors that are closed: python-error or finished
import os
for descriptor in range(20):
    try:
        os.close(descriptor)
    except OSError:
        pass
print('x' * 100_000, flush=True)
# --- streams that are opened again in another way: finished or python-error
import os, sys
sys.stdout = os.fdopen(1, 'w', encoding='utf-16', closefd=False)
print('x')
sys.stdout.flush()
# --- streams that are detached: python-error
import sys
sys.stdout.detach()
print('x')
# --- built-in names that are removed: python-error
import builtins
for name in list(vars(builtins)):
    if not name.startswith('__') and name not in ('list', 'vars'):
        delattr(builtins, name)
raise Exception
# --- built-in types with other behaviour: python-error
import builtins
class Text(str):
    def __eq__(self, other):
        return True
    __hash__ = str.__hash__
builtins.str = Text
raise ValueError(str('x'))
# --- the import system taken apart: python-error
import sys
sys.meta_path.clear()
sys.path_hooks.clear()
sys.modules.clear()
import math
# --- warnings shown by a function that never returns: time-limit
import warnings
def show(*args, **kwargs):
    while True:
        pass
warnings.showwarning = show
warnings.simplefilter('always')
warnings.warn('x')
# --- warnings that are errors, from the compiler: python-error
import warnings
warnings.simplefilter('error')
compile('1 is 1', 'x', 'exec')
# --- a hundred thousand warnings of a hundred thousand kinds: time-limit or finished
import warnings
warnings.simplefilter('always')
for number in range(100_000):
    warnings.warn(str(number), type(f'W{number}', (UserWarning,), {}))
# --- a type whose name has a line break: python-error
raise type("\n<script>alert(1)</script>", (Exception,), {})("x")
# --- a type whose name is a terminal's command: python-error
raise type('\x1b[2J\r\u2028\u202eE', (Exception,), {})('x\r\n\x1b[2J')
# --- a type whose name is of ten thousand letters: python-error
raise type('E' * 10_000, (Exception,), {})('x')
# --- a type whose name is half a character: python-error or finished
raise type('\ud800', (Exception,), {})('\udfff')
# --- a type whose name is empty: python-error
raise type('', (Exception,), {})('')
# --- a group of ten thousand exceptions: python-error
raise ExceptionGroup('x' * 1000, [ValueError(number) for number in range(10_000)])
# --- notes without end: python-error or memory-limit
error = ValueError('x')
for _ in range(3_000):
    error.add_note('note' * 100)
raise error
