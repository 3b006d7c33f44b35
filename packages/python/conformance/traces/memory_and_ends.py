# --- memory_and_ends 1
x = bytearray(b'trace-of-a-program' * 100_000)
# --- memory_and_ends 2
x = [bytearray(b'trace-of-a-program' * 10_000) for i in range(200)]
# --- memory_and_ends 3
x = bytearray(60_000_000)
x[::4096] = b'x' * len(x[::4096])
# --- memory_and_ends 4
x = [object() for i in range(300_000)]
# --- memory_and_ends 5
x = {str(n) * 10: n for n in range(50_000)}
# --- memory_and_ends 6
import sys
sys.kept = ['trace'] * 1_000_000
# --- memory_and_ends 7
class Trace:
    def __del__(self): print('trace')
import sys
sys.kept = Trace()
# --- memory_and_ends 8
a = []
a.append(a)
class Trace:
    def __del__(self): print('trace')
a.append(Trace())
# --- memory_and_ends 9
x = 10 ** 100_000
# --- memory_and_ends 10
exec('\n'.join(f'v{n} = {n}' for n in range(5_000)))
# --- memory_and_ends 11
x = 'அ' * 1_000_000
# --- memory_and_ends 12
while True: pass
# --- memory_and_ends 13
try:
    while True: pass
finally:
    print('trace')
# --- memory_and_ends 14: unstoppable
sum(range(10 ** 12))
# --- memory_and_ends 15
print('x' * 3_000_000)
# --- memory_and_ends 16
while True: print('trace')
# --- memory_and_ends 17
x = [0] * 10 ** 9
# --- memory_and_ends 18
x = []
while True: x.append(bytearray(1_000_000))
# --- memory_and_ends 19
def f(): f()
f()
# --- memory_and_ends 20
import sys
sys.setrecursionlimit(10 ** 9)
def f(): f()
f()
# --- memory_and_ends 21
a = []
for i in range(100_000): a = [a]
print(a)
# --- memory_and_ends 22
import os
os.system('true')
# --- memory_and_ends 23
import os
os._exit(3)
# --- memory_and_ends 24
import os
os.abort()
# --- memory_and_ends 25
import sys
sys.exit('trace')
# --- memory_and_ends 26
raise KeyboardInterrupt
# --- memory_and_ends 27
raise MemoryError
# --- memory_and_ends 28
raise SystemExit
# --- memory_and_ends 29
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=b'\xff' * 200)
f()
# --- memory_and_ends 30
import opcode
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=bytes([opcode.opmap['RESUME'], 0, opcode.opmap['LOAD_FAST'], 200, opcode.opmap['RETURN_VALUE'], 0]))
f()
# --- memory_and_ends 31
import opcode
code = bytes([opcode.opmap['RESUME'], 0]) + bytes([opcode.opmap['POP_TOP'], 0]) * 60
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=code + bytes([opcode.opmap['RETURN_VALUE'], 0]))
f()
# --- memory_and_ends 32
import re
re.match('(x+x+)+y', 'x' * 40)
# --- memory_and_ends 33
print(
# --- memory_and_ends 34
\x00
# --- memory_and_ends 35
1 / 0
