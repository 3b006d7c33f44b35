# --- os.system: denied
import os
os.system('echo bad > CANARY')
# --- os.system, failure swallowed: denied
import os
try:
    os.system('echo bad > CANARY')
except BaseException:
    pass
print('on')
# --- os.system again and again: denied
import os
for attempt in range(1000):
    try:
        os.system('echo bad > CANARY')
    except BaseException:
        continue
# --- os.popen: python-error
import os
os.popen('id').read()
# --- subprocess.run: python-error
import subprocess
subprocess.run(['touch', '/tmp/bad'])
# --- _posixsubprocess: python-error
import _posixsubprocess
_posixsubprocess.fork_exec()
# --- fork: python-error
import os
os.fork()
# --- forkpty: python-error
import pty
pty.fork()
# --- a pseudo terminal: python-error
import pty
pty.openpty()
# --- exec: python-error
import os
os.execv('/bin/sh', ['sh'])
# --- spawn: python-error
import os
os.posix_spawn('/bin/sh', ['sh'], {})
# --- multiprocessing: python-error
import multiprocessing
multiprocessing.Process(target=print).start()
# --- threads: python-error
import threading
threading.Thread(target=print).start()
# --- _thread: python-error
import _thread
_thread.start_new_thread(print, ())
# --- a timer: python-error
import threading
threading.Timer(0.1, print).start()
# --- another interpreter: python-error
import _interpreters
_interpreters.exec(_interpreters.create(), 'import os; os.system("id")')
# --- a signal to the parent: python-error
import os
os.kill(os.getppid(), 9)
# --- a signal to itself: finished
import os, signal
os.kill(os.getpid(), signal.SIGKILL)
# --- a signal to everybody: python-error
import os
os.kill(-1, 9)
# --- a signal to the group: python-error
import os
os.killpg(0, 9)
# --- raise_signal: denied
import signal
signal.signal(signal.SIGTERM, lambda number, frame: print('caught'))
signal.raise_signal(signal.SIGTERM)
# --- alarm: python-error
import signal
signal.alarm(1)
# --- an interval timer: python-error
import signal
signal.setitimer(signal.ITIMER_REAL, 0.1)
# --- a pipe: denied
import os
os.pipe()
# --- abort: denied
import os
os.abort()
# --- resource limits: python-error
import resource
resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
# --- a look at the environment for secrets: finished
import os
secrets = [name for name in os.environ if name not in 'HOME LANG PATH TERM NO_COLOR USER LOGNAME'.split()]
print(secrets, os.environb, os.getpid(), os.uname().machine)
# --- putenv and back: denied
import os
os.environ['LD_PRELOAD'] = '/tmp/x.so'
os.putenv('NODE_OPTIONS', '--inspect')
os.system('true')
