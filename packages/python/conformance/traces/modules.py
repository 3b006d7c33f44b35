# --- modules 1
import sys
sys.modules['trace'] = sys
# --- modules 2
import sys
sys.modules.clear()
# --- modules 3
import sys
del sys.modules['json']
# --- modules 4
import sys
sys.modules['math'] = sys
# --- modules 5
import sys
sys.path.append('/trace')
# --- modules 6
import sys
sys.path.clear()
# --- modules 7
import sys
sys.meta_path.clear()
# --- modules 8
import sys
sys.path_hooks.insert(0, print)
# --- modules 9
import sys
sys.path_importer_cache.clear()
# --- modules 10
import sys
sys.path_importer_cache['/trace'] = None
# --- modules 11
import json
json.dumps = lambda x: 'trace'
# --- modules 12
import json
json.JSONEncoder.default = lambda self, o: 'trace'
# --- modules 13
import json
json.decoder.scanstring = None
# --- modules 14
import math
math.pi = 3
# --- modules 15
import math
del math.sqrt
# --- modules 16
import random
random.seed(1)
random.randint = lambda a, b: 4
# --- modules 17
import random
random._inst = None
# --- modules 18
import random
random.setstate(random.Random(5).getstate())
# --- modules 19
import time
time.time = lambda: 0
# --- modules 20
import datetime
datetime.datetime = None
# --- modules 21
import string
string.ascii_letters = 'trace'
# --- modules 22
import re
re.compile('trace-of-a-pattern')
re.purge()
# --- modules 23
import re
for n in range(600): re.compile(str(n))
# --- modules 24
import collections
collections.Counter = dict
# --- modules 25
import collections
collections.OrderedDict.trace = 1
# --- modules 26
import itertools, functools
functools.reduce = None
itertools.chain = None
# --- modules 27
import functools
@functools.cache
def f(n): return n
for n in range(1000): f(n)
# --- modules 28
import linecache
linecache.cache['main.py'] = (1, None, ['trace'], 'main.py')
# --- modules 29
import linecache
linecache.clearcache()
linecache.getline = None
# --- modules 30
import traceback
traceback.TracebackException = None
# --- modules 31
import traceback
traceback.print_exc = traceback.format_exc = print
# --- modules 32
import ast
ast.walk = None
ast.dump = None
# --- modules 33
import ast
ast.Name._fields = ()
# --- modules 34
import tokenize
tokenize.generate_tokens = None
# --- modules 35
import _sha2
_sha2.sha256 = None
# --- modules 36
import statistics, fractions
statistics.mean = fractions.Fraction = None
# --- modules 37
import copy
copy._deepcopy_dispatch.clear()
# --- modules 38
import enum
enum.Enum.trace = 1
# --- modules 39
import dataclasses
dataclasses.dataclass = None
# --- modules 40
import typing
typing.List = None
typing._cleanups.clear()
# --- modules 41
import abc
abc.ABCMeta.register = None
# --- modules 42
import io
io.StringIO = None
io.trace = 1
# --- modules 43
import os
os.listdir = lambda p: ['trace']
os.getcwd = None
# --- modules 44
import os.path
os.path.join = None
# --- modules 45
import codecs
codecs.register(lambda name: None)
codecs.register_error('trace', print)
# --- modules 46
import encodings
encodings._cache.clear()
# --- modules 47
import copyreg, pickle
copyreg.dispatch_table[int] = str
# --- modules 48
import html, textwrap, unicodedata
html.escape = textwrap.wrap = None
unicodedata.name = None
# --- modules 49
import importlib, json
importlib.reload(json)
# --- modules 50
import importlib
importlib.invalidate_caches()
importlib.import_module = None
# --- modules 51
import turtle_that_is_not_there
# --- modules 52
import csv
csv.register_dialect('trace', delimiter='t')
# --- modules 53
import csv
csv.field_size_limit(5)
# --- modules 54
import calendar
calendar.setfirstweekday(3)
# --- modules 55
import heapq, bisect, struct
struct._clearcache()
heapq.heappush = bisect.bisect = None
# --- modules 56
import logging
logging.basicConfig(level=1)
logging.trace = 1
# --- modules 57
import contextvars
contextvars.ContextVar('trace').set(1)
# --- modules 58
import uuid
uuid._node = 5
uuid._last_timestamp = 9
# --- modules 59
import secrets, base64
secrets.token_hex = base64.b64encode = None
# --- modules 60
import weakref
weakref.trace = 1
class A: pass
a = A()
weakref.finalize(a, print, 'trace')
