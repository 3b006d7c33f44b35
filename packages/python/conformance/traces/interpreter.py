# --- interpreter 1
import sys
sys.trace = 1
# --- interpreter 2
import sys
sys.setrecursionlimit(60)
# --- interpreter 3
import sys
sys.setrecursionlimit(100_000)
# --- interpreter 4
import sys
sys.settrace(lambda *a: None)
# --- interpreter 5
import sys
sys.setprofile(lambda *a: None)
# --- interpreter 6
import sys
sys.set_int_max_str_digits(700)
# --- interpreter 7
import sys
sys.excepthook = print
# --- interpreter 8
import sys
sys.displayhook = print
# --- interpreter 9
import sys
sys.unraisablehook = print
# --- interpreter 10
import sys
sys.breakpointhook = print
# --- interpreter 11
import sys
sys.setswitchinterval(5)
# --- interpreter 12
import sys
sys.addaudithook(lambda *a: None)
# --- interpreter 13
import sys
sys.set_asyncgen_hooks(print, print)
# --- interpreter 14
import sys
sys.set_coroutine_origin_tracking_depth(5)
# --- interpreter 15
import sys
sys.ps1 = sys.ps2 = 'trace'
# --- interpreter 16
import sys
sys.argv.append('trace')
# --- interpreter 17
import sys
sys.flags = None
sys.version = 'trace'
# --- interpreter 18
import sys
sys.dont_write_bytecode = False
sys.pycache_prefix = '/tmp'
# --- interpreter 19
import sys
sys.tracebacklimit = 0
# --- interpreter 20
import sys
sys.last_exc = ValueError('trace')
# --- interpreter 21
import sys
sys.warnoptions.append('error')
sys._xoptions['trace'] = 1
# --- interpreter 22
import sys
sys.intern('trace-of-an-interned-text' * 3)
# --- interpreter 23
import sys
sys.monitoring.use_tool_id(1, 'trace')
sys.monitoring.set_events(1, 1)
# --- interpreter 24
import sys
sys.activate_stack_trampoline('perf')
# --- interpreter 25
import sys
sys._clear_type_cache()
# --- interpreter 26
import gc
gc.disable()
# --- interpreter 27
import gc
gc.unfreeze()
# --- interpreter 28
import gc
gc.freeze()
# --- interpreter 29
import gc
gc.set_threshold(1, 1, 1)
# --- interpreter 30
import gc
gc.set_debug(gc.DEBUG_SAVEALL)
a = []
a.append(a)
del a
gc.collect()
# --- interpreter 31
import gc
gc.callbacks.append(print)
# --- interpreter 32
import gc
a = []
a.append(a)
gc.garbage.append(a)
# --- interpreter 33
import atexit
atexit.register(print, 'trace')
# --- interpreter 34
import atexit
atexit._clear()
# --- interpreter 35
import atexit
atexit.register(lambda: 1 / 0)
# --- interpreter 36
import threading
threading.trace = threading.local()
threading.settrace(print)
# --- interpreter 37
import threading
threading.current_thread().name = 'trace'
# --- interpreter 38
import threading
threading.excepthook = print
threading.stack_size(2 ** 20)
# --- interpreter 39
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
# --- interpreter 40
import signal
signal.signal(signal.SIGTERM, print)
# --- interpreter 41
import warnings
warnings.simplefilter('error')
# --- interpreter 42
import warnings
warnings.filters.clear()
warnings.showwarning = None
# --- interpreter 43
import warnings
warnings.warn('trace')
print(__warningregistry__)
# --- interpreter 44
import warnings
warnings.catch_warnings(record=True).__enter__()
# --- interpreter 45
import decimal
decimal.getcontext().prec = 2
# --- interpreter 46
import decimal
decimal.DefaultContext.prec = 3
decimal.setcontext(decimal.Context(prec=1))
# --- interpreter 47
import locale
locale.setlocale(locale.LC_ALL, 'C')
# --- interpreter 48
import locale
locale._override_localeconv['decimal_point'] = ','
# --- interpreter 49
import time
time.tzset()
time.sleep(100)
# --- interpreter 50
import os, time
os.environ['TZ'] = 'UTC'
time.tzset()
# --- interpreter 51
import types
types.trace = 1
int.__dict__
# --- interpreter 52
class Meta(type): pass
class A(metaclass=Meta): pass
import abc
abc.ABC.register(A)
# --- interpreter 53
import collections.abc
collections.abc.Iterable.register(int)
# --- interpreter 54
import numbers
numbers.Number.register(str)
# --- interpreter 55
class Odd(Exception): pass
raise Odd
# --- interpreter 56
async def f(): pass
f()
# --- interpreter 57
def g():
    yield 1
import sys
sys.kept = g()
next(sys.kept)
# --- interpreter 58
import sys
sys.kept = sys._getframe()
sys.kept.f_trace = print
