# Programs against the recorder of steps. Each runs with and without it, and prints the same.
# --- the recorder freed: finished
import sys
sys.monitoring.free_tool_id(3) if sys.monitoring.get_tool(3) else None
x = 1
print(x)
# --- the recorder's events taken: finished
import sys
seen = []
if sys.monitoring.get_tool(3):
    for event in (sys.monitoring.events.LINE, sys.monitoring.events.PY_START):
        sys.monitoring.register_callback(3, event, lambda *given: None)
x = 1
# --- the recorder's events made to fail: finished
import sys
def fail(*given):
    raise SystemExit
if sys.monitoring.get_tool(3):
    sys.monitoring.register_callback(3, sys.monitoring.events.PY_RETURN, None)
def f():
    return 1
f()
# --- a tracer of the program: finished
import sys
lines = []
def tracer(frame, event, arg):
    lines.append(event)
    return tracer
def f():
    x = 1
    return x
sys.settrace(tracer)
f()
sys.settrace(None)
print(lines)
# --- a tool of the program: finished
import sys
lines = []
sys.monitoring.use_tool_id(4, 'mine')
sys.monitoring.register_callback(4, sys.monitoring.events.LINE, lambda code, line: lines.append(line))
sys.monitoring.set_events(4, sys.monitoring.events.LINE)
x = 1
y = 2
sys.monitoring.set_events(4, 0)
print(lines)
# --- every attribute of sys that the recorder uses: finished
import sys
sys._getframe = sys.getrecursionlimit = sys.setrecursionlimit = lambda *given: None
x = 1
print(x)
# --- sys.monitoring replaced: finished
import sys
sys.monitoring = None
x = 1
print(x)
# --- no builtins: python-error
import builtins
builtins.__dict__.clear()
x = 1
print(x)
# --- other builtins: python-error
import builtins
builtins.len = builtins.map = builtins.all = builtins.type = builtins.id = builtins.list = None
x = [1]
x.append(2)
# --- no json and no itertools: python-error
import json, json.encoder, itertools, operator
for module in (json, json.encoder, itertools, operator):
    vars(module).clear()
x = [1]
# --- large values: finished
number = 10 ** 200_000
text = 'x' * 10 ** 6
data = b'x' * 10 ** 6
span = range(10 ** 18)
nan = float('nan')
lone = '\ud800'
quoted = '"\\\n\0\x7f'
# --- a million items: finished
many = list(range(10 ** 6))
pairs = dict.fromkeys(range(10 ** 5))
several = set(range(10 ** 5))
many.append(1)
# --- a hundred thousand names: finished
for number in range(10 ** 5):
    globals()[f'name{number}'] = number
x = 1
# --- a hundred thousand attributes: finished
class A: pass
a = A()
for number in range(10 ** 5):
    setattr(a, f'name{number}', number)
x = 1
# --- a list in itself: finished
a = []
a.append(a)
d = {}
d['d'] = d
t = ([],)
t[0].append(t)
class A: pass
x = A()
x.x = x
# --- a list within ten thousand lists: finished
a = []
for _ in range(10_000):
    a = [a]
x = 1
# --- four hundred changing lists: finished
lists = [[] for _ in range(400)]
for number in range(20):
    for one in lists:
        one.append(number)
# --- instances that speak: finished
class Speaking:
    def __init__(self): self.x = 1
    def say(self, *given): print('spoken')
    __eq__ = __ne__ = __hash__ = __len__ = __iter__ = __bool__ = __repr__ = __str__ = __format__ = say
    __lt__ = __contains__ = __getattr__ = __getitem__ = __index__ = __sizeof__ = __reduce__ = __dir__ = say
a = Speaking()
b = [a, a]
c = {'a': a}
c['b'] = (a,)
a = None
# --- attributes that speak: finished
class Speaking:
    def __getattribute__(self, name):
        print('spoken')
        return object.__getattribute__(self, name)
a = Speaking()
b = [a]
# --- a class that lies about itself: finished
class Lying:
    @property
    def __class__(self):
        print('spoken')
        return list
    @property
    def __dict__(self):
        print('spoken')
        return {}
a = Lying()
b = a
# --- a metaclass that speaks: finished
class Meta(type):
    def say(cls, *given):
        print('spoken')
        return True
    __eq__ = __hash__ = __instancecheck__ = __subclasscheck__ = __repr__ = __bool__ = __len__ = say
    def __getattribute__(cls, name):
        if name != '__name__x':
            print('spoken', name)
        return type.__getattribute__(cls, name)
Speaking = Meta('Speaking', (), {})
a = object.__new__(Speaking)
b = [a, Speaking]
c = Speaking
# --- built-in classes that speak: finished
def say(*given):
    print('spoken')
    return iter(())
spoken = {name: say for name in ('__iter__', '__len__', '__eq__', '__repr__', '__getitem__', '__contains__')}
spoken['__hash__'] = lambda self: 1
own = {kind: type(kind.__name__, (kind,), spoken) for kind in (list, tuple, set, frozenset, dict, int, str, float)}
a = own[list]([1, 2])
b = own[dict](x=1)
c = own[set]()
d = own[int](5)
e = own[str]('x')
f = own[tuple]([1])
# --- keys that speak: finished
class Key:
    def __hash__(self):
        print('hash')
        return 1
    def __eq__(self, other):
        print('eq')
        return self is other
a, b = Key(), Key()
d = {a: 1}
d[b] = 2
del d[a]
globals()[b] = 3
x = 4
del x
y = 5
# --- names that are no texts: finished
globals()[1] = 2
globals()[(1, 2)] = 3
globals()['\ud800'] = 4
globals()['x' * 10 ** 5] = 5
class A: pass
a = A()
a.__dict__[1] = 2
a.__dict__['"'] = 2
# --- a type that changes: finished
class A:
    def __init__(self): self.x = 1
class B: pass
a = A()
a.__class__ = B
B.__module__ = 'elsewhere'
a.x = 2
a.__dict__ = {'y': 1}
del a.__dict__
A.__name__ = '"'
# --- a condition that speaks: finished
class Truth:
    asked = 0
    def __bool__(self):
        Truth.asked += 1
        print('asked')
        return True
if Truth() and Truth():
    print(Truth.asked)
# --- a condition that fails: python-error
class Truth:
    def __bool__(self):
        raise KeyError('x')
if 1 < 2 and Truth():
    pass
# --- comparisons that are no truths: finished
class Many:
    def __lt__(self, other): return Many()
    def __bool__(self): return False
while Many() < Many() < Many():
    pass
x = 1 if not Many() else 2
# --- the recorder of conditions: finished
import types
found = []
def search(code):
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            search(one)
        elif callable(one):
            found.append(one)
def f(x):
    if x > 1:
        return x
search(f.__code__)
for note in found:
    for given in ((), (0, 0, 0), (99, -1, 0), ('x', None, print), (-1, 10 ** 9, [1]), (0, -1, True)):
        try:
            note(*given)
        except TypeError:
            pass
f(2)
# --- the recorder through its conditions: finished
def f(x):
    if x > 1:
        return x
for one in f.__code__.co_consts:
    steps = getattr(one, '__self__', None)
    if steps is not None:
        steps.most = 10 ** 9
        steps.calls = steps.objects = steps.conditions = None
for number in range(400):
    f(number)
# --- the recorder among all objects: finished
import gc
gc.unfreeze()
for one in gc.get_objects():
    if type(one).__name__ in ('_Steps', '_Call', 'TracedObjects'):
        for name in type(one).__slots__:
            try:
                setattr(one, name, None)
            except Exception:
                pass
x = 1
y = 2
# --- the text of the mark: finished
mark = 'python learning: note'
if mark == 'python learning: note':
    x = 1
print(len(['python learning: note']))
# --- generators that wait: finished
def numbers():
    try:
        for number in range(3):
            got = yield number
    finally:
        print('closed')
a, b = numbers(), numbers()
next(a)
next(b)
a.send(1)
b.close()
try:
    a.throw(ValueError)
except ValueError:
    pass
del a, b
# --- coroutines: finished
async def f():
    x = 1
    return x
try:
    f().send(None)
except StopIteration as end:
    print(end.value)
# --- code made at run time: finished
exec('for i in range(3):\n  if i > 1:\n    print(i)')
exec(compile('def f(x):\n  if x: return 1\nprint(f(1))', 'main.py', 'exec'))
def g(): return 1
g.__code__ = (lambda: 2).__code__
g.__code__ = g.__code__.replace(co_name='h')
print(g(), eval('[x for x in range(3) if x]'))
# --- a class body with names of its own: finished
class Names(dict):
    def items(self):
        print('spoken')
        return ()
class Meta(type):
    @classmethod
    def __prepare__(cls, *given): return Names()
class A(metaclass=Meta):
    x = 1
    y = 2
# --- threads: python-error
import threading
threading.Thread(target=print).start()
# --- deep recursion that is caught: finished
def f(n):
    if n > 0:
        return f(n - 1)
    return n
try:
    f(10 ** 6)
except RecursionError:
    print('caught')
f(200)
# --- a low limit of recursion: finished
import sys
sys.setrecursionlimit(60)
def f(n):
    if n > 0:
        return f(n - 1)
    return n
f(10)
# --- frames that change: finished
import sys
def f():
    x = 1
    y = 2
    sys._getframe().f_locals['x'] = [5]
    sys._getframe(1).f_globals['z'] = 3
    sys._getframe().f_locals['new'] = 4
    return x
f()
# --- exits of all kinds: finished
import atexit
class Late:
    def __del__(self): print('late')
atexit.register(lambda: print('at exit'))
late = Late()
try:
    raise SystemExit(3)
finally:
    print('finally')
# --- nonsense for the recorder: finished
import os
said = (b'nonsense', b'null', b'[]', b'"x"', b'{}', b'[' * 50_000, b'\xff\xfe', b'{"lines":null}', b'{"count":1e999}',
        b'{"count":-1}', b'{"lines":{"1":5}}', b'{"whole":null}', b'{"__proto__":{"toJSON":1}}', b'{"ran":"x"}')
for one in said:
    try:
        os.write(1000, one)
    except OSError:
        pass
# --- one forged list of lines: finished
import os
try:
    os.write(1000, b'{"lines":{"constructor":{"kind":"other","names":[],"calls":[]},"__proto__":{}}}')
except OSError:
    pass
# --- more steps than there are: finished
import os
try:
    for number in range(50_000):
        os.write(1000, b'{"ran":1,"next":1}')
except OSError:
    pass
# --- more than may be kept: finished
import os
try:
    for number in range(100):
        os.write(1000, b'{"ran":1,"next":1,"printed":"' + b'x' * 9_000 + b'"}')
except OSError:
    pass
# --- a count without steps: finished
import os
try:
    os.write(1000, b'{"count":1000000000000}')
except OSError:
    pass
x = 1
# --- the descriptor of the recorder: finished
import os
for call in (os.close, os.fsync, os.fstat, os.dup, lambda at: os.dup2(1, at), lambda at: os.read(at, 1),
             lambda at: os.lseek(at, 0, 0), lambda at: open(at, 'w'), lambda at: os.ftruncate(at, 0)):
    try:
        call(1000)
    except OSError:
        pass
x = 1
# --- an endless loop: time-limit
x = 0
while True:
    x += 1
# --- an endless loop of calls and conditions: time-limit
def f(x):
    return x if x > 1 else -x
while f(2):
    f(1)
# --- one endless call: time-limit
sum(range(10 ** 12))
# --- a flood of output: output-limit
while True:
    print('x' * 1_000)
# --- all memory: memory-limit
kept = []
while True:
    kept.append('x' * 10 ** 6)
