# --- sixty megabytes of bytes that can change: finished
x = bytearray(60 * 2**20)
print(len(x))
# --- sixty megabytes of bytes: finished
x = bytes(60 * 2**20)
print(len(x))
# --- a list of fifteen million entries: finished
x = [None] * 15 * 2**20
print(len(x))
# --- a text of wide characters: finished
x = '\U0001f600' * (12 * 2**20)
print(len(x))
# --- growth again and again: finished
for turn in range(10):
    x = None
    x = bytearray(50 * 2**20)
print(len(x))
# --- growth by doubling, up to the limit and not beyond: finished
x = bytearray(b'x')
while len(x) < 16 * 2**20:
    x += bytes(x)
print(len(x))
# --- growth in every page: finished
x = bytearray(50 * 2**20)
for at in range(0, len(x), 1024):
    x[at] = 1
print(sum(x))
# --- growth that is kept alive by itself: finished
x = [bytearray(2**20) for _ in range(40)]
x.append(x)
del x
# --- growth from a file in memory: finished
import io
x = io.BytesIO()
for _ in range(20):
    x.write(bytes(2**20))
print(x.tell())
# --- growth in an exception that nobody catches: python-error
x = bytearray(40 * 2**20)
raise ValueError(x[:10])
# --- growth, then an endless loop: time-limit
x = bytearray(60 * 2**20)
while True:
    x[0] = 1
# --- growth, then a long call: time-limit
x = bytearray(60 * 2**20)
sum(range(10**12))
# --- growth just beyond the limit: memory-limit
x = bytearray(80 * 2**20)
# --- a set that grows: memory-limit
x = set()
while True:
    x.update(range(len(x), 2 * len(x) + 1000))
# --- a queue that grows: memory-limit
import collections
x = collections.deque()
while True:
    x.append('x' * 100_000)
# --- a counter of everything: memory-limit
import collections, itertools
collections.Counter(itertools.count())
# --- a text that is joined: memory-limit
x = ''.join('x' * 1_000_000 for _ in range(1_000))
# --- a text that is multiplied: memory-limit
x = 'ab' * 500_000_000
# --- bytes that are multiplied by a power: python-error
x = b'ab' * 2 ** 30
# --- a multiplication that does not fit a number: python-error
x = [1] * 2 ** 70
# --- a slice that grows: memory-limit
x = [0]
while True:
    x[:] = x + x
# --- generators that are never run: memory-limit
x = []
while True:
    x.append(n for n in x)
# --- generators that are begun and never ended: time-limit
def deep():
    yield [0] * 100_000
x = []
while True:
    x.append(deep())
    next(x[-1])
# --- a hundred thousand keys with one hash: time-limit
class Key:
    def __hash__(self):
        return 1
x = {Key(): n for n in range(100_000)}
# --- whole numbers with one hash: time-limit
x = {n * (2**61 - 1): n for n in range(30_000)} | {n * (2**31 - 1): n for n in range(30_000)}
# --- a number of a million digits that is read: python-error
int('9' * 1_000_000)
# --- a number of a million digits that is read with the limit away: time-limit or finished
import sys
sys.set_int_max_str_digits(0)
while True:
    int('9' * 1_000_000)
# --- a difference of long texts: time-limit
import difflib
difflib.SequenceMatcher(None, 'ab' * 20_000, 'ba' * 20_000, autojunk=False).ratio()
# --- close matches among many: time-limit
import difflib
difflib.get_close_matches('ab' * 2_000, ['ba' * 2_000] * 300, cutoff=0)
# --- a template of formats: memory-limit
x = '{:>99999999}' * 9
print(x.format(*range(9)))
# --- a decimal with an exponent: finished
from decimal import Decimal
print(Decimal(10) ** 999_999 > 1)
# --- a decimal that is written out: memory-limit or python-error
from decimal import Decimal
print(f'{Decimal("1e999999999"):f}')
# --- a line of a megabyte, again and again: output-limit
while True:
    print('x' * 2**20)
# --- zero bytes, escape sequences and direction marks, again and again: output-limit
while True:
    print('\0\x1b[31m\u202e' * 1_000)
