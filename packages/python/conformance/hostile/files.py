# --- read the canary: python-error
print(open('CANARY').read())
# --- read the canary by a long way: python-error
print(open('../../../../../..CANARY').read())
# --- read the canary by bytes: python-error
import os
print(os.read(os.open(b'CANARY', os.O_RDONLY), 100))
# --- overwrite the canary: python-error
open('CANARY', 'w').write('bad')
# --- append to the canary: python-error
open('CANARY', 'a').write('bad')
# --- remove the canary: python-error
import os
os.remove('CANARY')
# --- rename the canary: python-error
import os
os.rename('CANARY', '/tmp/mine')
# --- the canary's size and time: python-error
import os
print(os.stat('CANARY'))
# --- list its folder: python-error
import os
print(os.listdir(os.path.dirname('CANARY')))
# --- a link to the canary: denied
import os
os.symlink('CANARY', 'link')
print(open('link').read())
# --- a hard link to the canary: python-error
import os
os.link('CANARY', 'link')
# --- copy the canary: python-error
import shutil
shutil.copy('CANARY', 'mine')
# --- a database where the canary is: python-error
import sqlite3
sqlite3.connect('CANARY').execute('create table t (x)')
# --- a database in its own folder: denied
import sqlite3
base = sqlite3.connect('mine.db')
base.execute('create table t (x)')
base.commit()
# --- a database that attaches another: python-error
import sqlite3
base = sqlite3.connect(':memory:')
base.execute("attach database 'CANARY' as c")
base.execute('select load_extension("/tmp/x.so")')
# --- dbm: python-error
import dbm.dumb
dbm.dumb.open('CANARY', 'n')
# --- passwords: python-error
print(open('/etc/passwd').read())
# --- the host's environment: python-error
print(open('/proc/self/environ').read())
# --- the host's memory: python-error
print(open('/proc/self/mem', 'rb').read(10))
# --- the engine's own source: python-error
print(open('/app/packages/python/src/limits.ts').read())
# --- folders of the host: python-error
import os
print(os.listdir('/usr'), os.listdir('/root'))
# --- walk from the root: finished
import os
names = [name for _, folders, files in os.walk('/') for name in folders + files]
print(sorted(names))
# --- a device: python-error
import os
os.mknod('/tmp/device', 0o20666, 1)
# --- a named pipe: python-error
import os
os.mkfifo('/tmp/pipe')
# --- the library rewritten: python-error
open('/lib/python314.zip', 'r+b').write(b'bad')
# --- the library replaced: python-error
import os
open('/tmp/mine.zip', 'wb').write(b'bad')
os.replace('/tmp/mine.zip', '/lib/python314.zip')
# --- the library removed: python-error
import shutil
shutil.rmtree('/lib')
# --- remove everything: python-error
import shutil
shutil.rmtree('/')
# --- chroot: python-error
import os
os.chroot('/')
# --- mount: denied
import os
os.chdir('/tmp')
os.fchdir(0)
# --- descriptors that nobody opened: python-error
import os
for descriptor in range(3, 200):
    try:
        os.write(descriptor, b'{"type":"ready"}\n')
    except OSError:
        pass
os.read(7, 10)
# --- a descriptor far away: python-error
import os
os.dup2(1, 10 ** 6)
# --- every descriptor used up: python-error
import os
while True:
    os.open('/dev/null', os.O_RDONLY)
# --- folders without end: python-error
import os
while True:
    os.mkdir('deeper')
    os.chdir('deeper')
# --- files without end: python-error
for number in range(10 ** 6):
    open(f'/tmp/{number}', 'w').close()
# --- a file without end: python-error
with open('big', 'wb') as file:
    while True:
        file.write(bytes(1_000_000))
# --- a file with a hole: python-error
with open('big', 'wb') as file:
    file.seek(2 ** 40)
    file.write(b'x')
# --- a path without end: python-error
open('/'.join(['x' * 200] * 100))
# --- a path with a zero in it: python-error
open('/tmp/x\0/etc/passwd')
# --- locks: finished
import fcntl
fcntl.flock(open('/tmp/x', 'w'), fcntl.LOCK_EX)
# --- raw terminal control: finished
import termios
termios.tcgetattr(0)
# --- a secret control sequence of a descriptor: finished
import fcntl
fcntl.ioctl(1, 0x5412, b'x')
