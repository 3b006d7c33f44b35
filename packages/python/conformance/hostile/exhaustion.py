# --- an endless loop: time-limit
while True:
    pass
# --- an endless loop that catches everything: time-limit
while True:
    try:
        while True:
            pass
    except:
        pass
# --- an endless loop that ends in finally: time-limit
try:
    while True:
        pass
finally:
    while True:
        pass
# --- an endless loop in a with block that swallows: time-limit
class Swallow:
    def __enter__(self):
        return self
    def __exit__(self, *error):
        return True
while True:
    with Swallow():
        while True:
            pass
# --- a signal handler for the interrupt: time-limit
import signal
signal.signal(signal.SIGINT, lambda number, frame: None)
while True:
    pass
# --- interrupts ignored: time-limit
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 60)) if hasattr(signal, 'pthread_sigmask') else None
while True:
    pass
# --- an endless generator: time-limit
def numbers():
    while True:
        yield 1
sum(numbers())
# --- an endless iterator in C: time-limit
import itertools, collections
collections.deque(itertools.repeat(0), maxlen=0)
# --- a long sum in C: time-limit
sum(range(10 ** 15))
# --- a search in an endless range: time-limit
import itertools
1.5 in itertools.count()
# --- a sort with a bad key: time-limit
def key(value):
    while True:
        pass
[3, 1, 2].sort(key=key)
# --- a sort of a comparison without end: time-limit
class Slow:
    def __lt__(self, other):
        while True:
            pass
sorted([Slow(), Slow()])
# --- a hash that never comes: time-limit
class Slow:
    def __hash__(self):
        while True:
            pass
{Slow(): 1}
# --- a trace function that loops: time-limit
import sys
def trace(*args):
    while True:
        pass
sys.settrace(trace)
def f():
    pass
f()
# --- a profile function that raises: python-error
import sys
def profile(*args):
    raise ValueError
sys.setprofile(profile)
while True:
    len('')
# --- a destructor that loops: time-limit
class Late:
    def __del__(self):
        while True:
            pass
Late()
# --- destructors that make more: time-limit
class Again:
    def __del__(self):
        Again()
Again()
while True:
    Again()
# --- a callback of the garbage collector that loops: time-limit
import gc
def callback(phase, info):
    while True:
        pass
gc.callbacks.append(callback)
gc.collect()
# --- a weak reference's callback that loops: time-limit
import weakref
class Thing:
    pass
def callback(reference):
    while True:
        pass
thing = Thing()
reference = weakref.ref(thing, callback)
del thing
# --- an audit hook that loops: time-limit
import sys
def hook(*args):
    while True:
        pass
sys.addaudithook(hook)
open('/tmp/x', 'w')
# --- a repr of itself: python-error
class Mirror:
    def __repr__(self):
        return repr(self)
import sys
sys.setrecursionlimit(10 ** 9)
repr(Mirror())
# --- a str of itself: python-error
class Mirror:
    def __str__(self):
        return str(self)
print(Mirror())
# --- endless recursion with the limit away: python-error
import sys
sys.setrecursionlimit(2 ** 31 - 1)
def f():
    f()
f()
# --- endless recursion that catches itself: time-limit
def f():
    try:
        f()
    finally:
        f()
f()
# --- endless getattr: python-error
class Deep:
    def __getattr__(self, name):
        return getattr(self, name + 'x')
Deep().a
# --- nested lists compared: python-error
a = []
for _ in range(200_000):
    a = [a]
b = []
for _ in range(200_000):
    b = [b]
print(a == b)
# --- nested calls parsed: python-error
exec('(' * 5000 + ')' * 5000)
# --- nested blocks parsed: python-error
exec('\n'.join(' ' * depth + 'if 1:' for depth in range(120)) + '\n' + ' ' * 120 + 'pass')
# --- a chain of a hundred thousand operators: python-error
eval('+'.join(['1'] * 100_000))
# --- a chain of not: memory-limit
eval('not ' * 100_000 + '1')
# --- memory in one step: memory-limit
x = [0] * 10 ** 9
# --- memory in one step, as bytes: memory-limit
x = bytearray(2 ** 31 - 1)
# --- memory in one step, as text: memory-limit
x = 'அ' * 10 ** 9
# --- memory in one step, asked again and again: time-limit
while True:
    try:
        x = bytearray(10 ** 9)
    except MemoryError:
        pass
# --- memory in steps that double: memory-limit
x = [1]
while True:
    x += x
# --- text in steps that double: memory-limit
x = 'x'
while True:
    x += x
# --- memory in many small steps: memory-limit
x = []
while True:
    x.append(bytearray(1000))
# --- a dictionary that grows: memory-limit
x = {}
while True:
    x[len(x)] = [0] * 1000
# --- a linked list that grows: memory-limit
x = None
while True:
    x = (x, x)
# --- memory in a generator's list: memory-limit
x = list(range(10 ** 9))
# --- classes without end: memory-limit
kinds = []
while True:
    kinds.append(type('Kind', (), {'x' * 100: 1}))
# --- memory that a caught MemoryError gives back: finished
for attempt in range(5):
    try:
        x = []
        while True:
            x.append(bytearray(5_000_000))
    except MemoryError:
        x = None
print('came back')
# --- names without end: memory-limit
number = 0
while True:
    number += 1
    globals()['name' + str(number) * 50] = 1
# --- a flood of lines: output-limit
while True:
    print('x' * 1000)
# --- a flood without a line end: output-limit
while True:
    print('x' * 1000, end='')
# --- a flood of empty lines: output-limit
while True:
    print()
# --- a flood in one write: output-limit
print('x' * 20_000_000)
# --- a flood on the error stream: output-limit
import sys
while True:
    sys.stderr.write('x' * 1000)
# --- a flood past Python's own streams: output-limit
import os
while True:
    os.write(1, b'x' * 10_000)
# --- a flood of prompts: output-limit
while True:
    try:
        input('x' * 1000)
    except EOFError:
        pass
# --- a flood at the end: output-limit
import atexit
def flood():
    while True:
        print('x' * 1000)
atexit.register(flood)
# --- a flood of bytes that are no text: output-limit
import os
while True:
    os.write(1, bytes(range(128, 256)) * 100)
# --- a power of a power: time-limit
x = 7 ** (7 ** 9)
# --- a factorial: time-limit
import math
math.factorial(10 ** 7)
# --- the digits of an enormous number: time-limit
print(len(str(7 ** 10 ** 7)))
# --- enormous digits with the limit away: finished
import sys
sys.set_int_max_str_digits(0)
print(len(str(3 ** 2_000_000)))
# --- an enormous shift: memory-limit
x = 1 << 10 ** 10
# --- an enormous format: memory-limit
print('%0999999999d' % 1)
# --- an enormous width in an f-string: memory-limit
print(f'{1:>999999999}')
# --- a fraction without end: time-limit
from fractions import Fraction
x = Fraction(1, 3)
while True:
    x = x * x + 1
# --- a decimal with a million digits: time-limit
import decimal
decimal.getcontext().prec = 10 ** 6
print(decimal.Decimal(2).sqrt())
# --- a regex blow-up: time-limit
import re
re.match('(x+x+)+y', 'x' * 40)
# --- a regex blow-up with groups: time-limit
import re
re.match(r'(a|a|aa)+$', 'a' * 60 + 'b')
# --- a regex blow-up in a substitution: time-limit
import re
re.sub(r'(.*)*x', '', 'y' * 50)
# --- a regex of a hundred thousand groups: python-error
import re
re.compile('(' * 5_000 + ')' * 5_000)
# --- a decompression bomb: memory-limit
import zlib
bomb = zlib.compress(bytes(5_000_000))
for level in range(50):
    x = [zlib.decompress(bomb) for _ in range(50)]
# --- a decompression bomb of bz2: finished
import bz2
bomb = bz2.compress(bytes(1_000_000))
x = [bz2.decompress(bomb) for _ in range(50)]
# --- a zip full of zeroes: memory-limit
import io, zipfile
box = io.BytesIO()
with zipfile.ZipFile(box, 'w', zipfile.ZIP_DEFLATED) as archive:
    for copy in range(20):
        archive.writestr(str(copy), bytes(5_000_000))
archive = zipfile.ZipFile(box)
x = [archive.read(name) for name in archive.namelist()]
# --- deep JSON read: python-error
import json
json.loads('[' * 100_000)
# --- deep JSON written: python-error
import json
x = []
for _ in range(100_000):
    x = [x]
json.dumps(x)
# --- deep pickle: python-error
import pickle
x = []
for _ in range(100_000):
    x = [x]
pickle.dumps(x)
# --- deep literal_eval: python-error
import ast
ast.literal_eval('[' * 50_000 + ']' * 50_000)
# --- deep xml entities: python-error
import xml.etree.ElementTree as tree
entities = ''.join(f'<!ENTITY e{n + 1} "{f"&e{n};" * 10}">' for n in range(12))
tree.fromstring(f'<!DOCTYPE r [<!ENTITY e0 "laugh">{entities}]><r>&e12;</r>')
# --- a unicode bomb in normalisation: time-limit
import unicodedata
while True:
    unicodedata.normalize('NFKD', '\ufdfa' * 20_000)
# --- a tower of accents: output-limit
print('a' + '\u0301' * 200_000)
# --- lone surrogates in the output: python-error
print('\ud800')
# --- lone surrogates past the encoder: finished
import sys
sys.stdout.reconfigure(errors='surrogatepass')
print('\ud800')
# --- control sequences for a terminal: finished
print('\x1b[2J\x1b]0;title\x07\x00\x9b31m')
# --- zero bytes and right-to-left marks: finished
print('\0' * 10 + '\u202e' * 10)
# --- identifiers in every script: finished
exec('\n'.join(f'{chr(code)} = {code}' for code in range(0x3b1, 0x3c9)))
# --- a name of a megabyte: finished
exec('x' * 1_000_000 + ' = 1')
# --- sleep without end: time-limit
import time
while True:
    time.sleep(10 ** 6)
# --- sleep for a century: finished
import time
time.sleep(10 ** 9 * 3)
print('awake')
# --- sleep forever: python-error
import time
time.sleep(float('inf'))
# --- a wait that nobody ends: time-limit
import threading
threading.Event().wait()
# --- a lock taken twice: time-limit
import threading
lock = threading.Lock()
lock.acquire()
lock.acquire()
# --- a queue that nobody fills: time-limit
import queue
queue.Queue().get()
# --- a password that nobody types: python-error
import getpass
getpass.getpass()
# --- a hash of all memory: time-limit
import hashlib
while True:
    hashlib.sha256(bytes(1_000_000)).hexdigest()
# --- a copy without end: finished
import copy
x = []
for _ in range(14):
    x = [x, x]
copy.deepcopy(str(x)[:1]), eval(repr(x)[:10_000_000])
# --- a product without end: memory-limit
import itertools
list(itertools.product(range(100), repeat=20))
# --- a million imports: time-limit
import importlib, sys
while True:
    sys.modules.pop('this', None)
    sys.modules.pop('antigravity', None)
    importlib.import_module('string')
