# --- system 1
import os
os.environ['TRACE'] = '1'
# --- system 2
import os
os.putenv('TRACE', '1')
os.unsetenv('HOME')
# --- system 3
import os
os.environ.clear()
# --- system 4
import os
os.chdir('/tmp')
# --- system 5
import os
os.umask(0)
# --- system 6
open('trace.txt', 'w').write('trace')
# --- system 7
open('/tmp/trace.txt', 'w').write('trace')
# --- system 8
import os
os.mkdir('trace')
# --- system 9
import os
os.makedirs('/tmp/a/b/c')
open('/tmp/a/b/c/trace', 'w').close()
# --- system 10
open('random.py', 'w').write('trace = 1')
# --- system 11
open('json.py', 'w').write('trace = 1')
import importlib, sys
sys.modules.pop('json')
import json
# --- system 12
open('main.py', 'w').write('trace')
# --- system 13
open('sitecustomize.py', 'w').write('trace = 1')
# --- system 14
open('/home/learner/.pythonrc', 'w').write('trace')
# --- system 15
import os
open('a', 'w').close()
os.rename('a', '/tmp/b')
# --- system 16
import os
open('a', 'w').close()
os.utime('a', (5, 5))
os.chmod('a', 0)
# --- system 17
import os
os.rmdir('/tmp')
# --- system 18
import tempfile
tempfile.tempdir = '/trace'
tempfile.mkstemp(dir='/tmp')
# --- system 19
import tempfile
file = tempfile.NamedTemporaryFile(dir='/tmp', delete=False)
file.write(b'trace')
# --- system 20
import shutil
open('a', 'w').write('trace')
shutil.copytree('.', '/tmp/copy')
# --- system 21
import os
for i in range(3): os.open('/dev/null', 0)
# --- system 22
import os
os.dup2(1, 2)
# --- system 23
import os
os.close(0)
# --- system 24
import os
os.close(1)
# --- system 25
import os
os.close(2)
os.open('/tmp/x', os.O_CREAT | os.O_RDWR)
# --- system 26
import os
for i in range(60): os.dup(1)
# --- system 27
import os
os.dup2(os.open('/tmp/out', os.O_CREAT | os.O_RDWR), 1)
print('trace')
# --- system 28
import sys
sys.stdout.close()
# --- system 29
import sys
sys.stdin.close()
# --- system 30
import sys
sys.stderr.close()
sys.stderr = None
# --- system 31
import sys
sys.stdout = None
# --- system 32
import sys
sys.stdout = open('/tmp/out', 'w')
print('trace')
# --- system 33
import sys
sys.stdout.reconfigure(encoding='latin-1', errors='replace')
# --- system 34
import sys
sys.stdout.reconfigure(line_buffering=True, write_through=False)
sys.stdout.write('trace')
# --- system 35
import sys
sys.stdout.write('half a line')
# --- system 36
import sys
sys.__stdout__ = sys.__stdin__ = None
# --- system 37
import sys
print('trace', file=sys.stderr)
# --- system 38
input()
# --- system 39
import sys
sys.stdin.read(1)
# --- system 40
import sys
sys.stdin.buffer.peek(1)
# --- system 41
import os
os.read(0, 1)
# --- system 42
import sys
next(sys.stdin)
# --- system 43
import sys
sys.stdin = open('/dev/null')
# --- system 44
file = open('trace', 'w')
file.write('never closed')
import sys
sys.kept = file
# --- system 45
import sqlite3, sys
sys.kept = sqlite3.connect('trace.db')
sys.kept.execute('create table t (x)')
# --- system 46
import random, secrets
random.random()
secrets.token_hex()
# --- system 47
import os
os.urandom(1_000)
# --- system 48
import random
random.SystemRandom().random()
random.seed()
# --- system 49
import time
for n in range(1000): time.time()
# --- system 50
import time
time.sleep(10 ** 6)
# --- system 51
hash('trace')
{str(n): n for n in range(10_000)}
