import type { OutcomeKind } from '../types.ts';

/** Programs that want out, by what they try. Each names the ends that are fine; reaching the host is none of them. */
export type HostileProgram = { source: string; ends: readonly OutcomeKind[] };

const denied: readonly OutcomeKind[] = ['denied'];
const failed: readonly OutcomeKind[] = ['python-error'];
const either: readonly OutcomeKind[] = ['denied', 'python-error'];
const stopped: readonly OutcomeKind[] = ['time-limit', 'memory-limit', 'output-limit', 'python-error'];

/** `canary` is the path of a file on the host, `port` a listener there. */
export function hostilePrograms(canary: string, port: number): Record<string, HostileProgram[]> {
  const file = JSON.stringify(canary);
  return {
    processes: [
      { source: `import os\nos.system('echo bad > ' + ${file})`, ends: denied },
      {
        source: `import os\ntry:\n  os.system('echo bad > ' + ${file})\nexcept BaseException: pass`,
        ends: denied,
      },
      { source: "import subprocess\nsubprocess.run(['touch', '/tmp/bad'])", ends: either },
      { source: "import os\nos.popen('id').read()", ends: either },
      { source: 'import os\nos.fork()', ends: either },
      { source: "import os\nos.execv('/bin/sh', ['sh'])", ends: either },
      { source: 'import os\nos.kill(os.getppid(), 9)', ends: either },
      { source: 'import _posixsubprocess\n_posixsubprocess.fork_exec()', ends: either },
      { source: 'import multiprocessing\nmultiprocessing.Process(target=print).start()', ends: either },
      { source: 'import threading\nthreading.Thread(target=print).start()', ends: either },
      { source: 'import signal\nsignal.alarm(1)', ends: either },
      { source: 'import signal\nsignal.setitimer(signal.ITIMER_REAL, 0.1)', ends: either },
      { source: 'import pty\npty.openpty()', ends: either },
    ],
    files: [
      { source: `print(open(${file}).read())`, ends: failed },
      { source: `open(${file}, 'w').write('bad')`, ends: failed },
      { source: `import os\nos.remove(${file})`, ends: failed },
      { source: "print(open('/etc/passwd').read())", ends: failed },
      { source: "print(open('/proc/self/environ').read())", ends: failed },
      { source: `print(open('../../../../..' + ${file}).read())`, ends: failed },
      { source: `import os\nos.symlink(${file}, 'link')\nprint(open('link').read())`, ends: denied },
      { source: `import os\nos.link(${file}, 'link')`, ends: either },
      { source: "open('/lib/python314.zip', 'wb').write(b'bad')", ends: failed },
      {
        source: "import mmap\nprint(mmap.mmap(open('/lib/python314.zip', 'rb').fileno(), 0, prot=1)[:4])",
        ends: either,
      },
      { source: "import os\nos.mknod('/tmp/device', 0o20666, 1)", ends: either },
      { source: "import os\nprint(os.listdir('/usr'), os.listdir('/root'))", ends: failed },
      { source: "import os\nos.chroot('/')", ends: either },
      {
        source:
          'import os\nfor fd in range(3, 60):\n  try: os.write(fd, b"bad")\n  except OSError: pass\nos.read(7, 10)',
        ends: failed,
      },
      { source: "import shutil\nshutil.rmtree('/')", ends: failed },
    ],
    network: [
      { source: `import socket\nsocket.create_connection(('127.0.0.1', ${port}))`, ends: either },
      {
        source: `import socket\ntry:\n  socket.socket()\nexcept BaseException: pass\nprint('on')`,
        ends: denied,
      },
      { source: `import urllib.request\nurllib.request.urlopen('http://127.0.0.1:${port}/')`, ends: either },
      {
        source: `import http.client\nhttp.client.HTTPConnection('127.0.0.1', ${port}).request('GET', '/')`,
        ends: either,
      },
      { source: "import socket\nsocket.getaddrinfo('localhost', 80)", ends: either },
      { source: 'import asyncio\nasyncio.run(asyncio.sleep(0))', ends: either },
    ],
    bridge: [
      { source: 'import js\njs.process.exit()', ends: failed },
      { source: 'import pyodide_js', ends: failed },
      { source: "from pyodide.code import run_js\nrun_js('process.exit()')", ends: failed },
      { source: 'import _pyodide_core', ends: failed },
      { source: "import importlib\nimportlib.import_module('_pyodide_core')", ends: failed },
      { source: 'import _imp, sys\nprint("_pyodide_core" in sys.builtin_module_names)\n1 / 0', ends: failed },
    ],
    native: [
      { source: 'import ctypes\nctypes.string_at(0)', ends: failed },
      { source: 'import _ctypes', ends: failed },
      { source: 'import _testcapi', ends: failed },
      { source: 'import _testinternalcapi', ends: failed },
      { source: 'import faulthandler\nfaulthandler._sigsegv()', ends: failed },
      { source: 'import _remote_debugging', ends: failed },
      {
        source:
          "import importlib.machinery as m\nm.ExtensionFileLoader('x', '/tmp/x.so').create_module(m.ModuleSpec('x', None, origin='/tmp/x.so'))",
        ends: either,
      },
      { source: "f = lambda: 0\nf.__code__ = f.__code__.replace(co_code=b'\\xff' * 200)\nf()", ends: either },
      { source: "import marshal\nexec(marshal.loads(b'c' + b'\\xff' * 300))", ends: either },
      {
        source:
          'import types\ntypes.CodeType(0, 0, 0, 0, 0, 0, b"d\\x7f" * 50, (), (), (), "", "", "", 1, b"", b"", (), ())',
        ends: [...either, 'finished'],
      },
    ],
    exhaustion: [
      { source: 'while True: pass', ends: stopped },
      { source: 'while True:\n  try:\n    while True: pass\n  except: pass', ends: stopped },
      {
        source: 'import itertools, collections\ncollections.deque(itertools.repeat(0), maxlen=0)',
        ends: stopped,
      },
      { source: 'sum(range(10 ** 15))', ends: stopped },
      { source: "'a' * 10 ** 10", ends: stopped },
      { source: 'x = [1]\nwhile True: x += x', ends: stopped },
      { source: "x = 'x'\nwhile True: x += x", ends: stopped },
      { source: 'x = {}\nwhile True: x[len(x)] = [0] * 1000', ends: stopped },
      { source: 'class A:\n  def __del__(self): A()\nA()\nwhile True: A()', ends: stopped },
      { source: "while True: print('x' * 1000)", ends: stopped },
      { source: 'import sys\nwhile True: sys.stderr.write("x" * 1000)', ends: stopped },
      { source: "import re\nre.match('(x+x+)+y', 'x' * 40)", ends: stopped },
      { source: 'def f(): f()\nimport sys\nsys.setrecursionlimit(10 ** 9)\nf()', ends: stopped },
      {
        source:
          'class A:\n  def __repr__(self): return repr(self)\nimport sys\nsys.setrecursionlimit(10 ** 9)\nrepr(A())',
        ends: stopped,
      },
      { source: "exec('(' * 5000 + ')' * 5000)", ends: stopped },
      { source: 'print(len(str(7 ** 10 ** 7)))', ends: stopped },
      { source: 'class E(Exception):\n  def __str__(self):\n    while True: pass\nraise E', ends: stopped },
      { source: 'import time\nwhile True: time.sleep(10 ** 6)', ends: stopped },
      {
        source:
          'import zlib\nzlib.decompress(zlib.compress(bytes(10 ** 7)) * 1)\nx = [bytes(10 ** 7) for i in range(100)]',
        ends: stopped,
      },
    ],
    forgery: [
      { source: 'import os\nos.write(1, b\'{"type":"report"}\\n\')\n1 / 0', ends: failed },
      {
        source:
          'import os\nfor fd in range(64):\n  try: os.write(fd, b\'{"type":"ready"}\\n\')\n  except OSError: pass\n1 / 0',
        ends: failed,
      },
      { source: 'import sys\nsys._getframe(1)', ends: failed },
      {
        source:
          'import sys, gc\nfor o in gc.get_objects():\n  if isinstance(o, dict) and "fakeRandom" in o: o.clear()\n1 / 0',
        ends: failed,
      },
      {
        source:
          'import json\njson.dumps = lambda x: "{}"\nimport traceback\ntraceback.TracebackException = 5\n1 / 0',
        ends: failed,
      },
      {
        source:
          'import builtins\nfor name in dir(builtins):\n  if name != "BaseException": setattr(builtins, name, None)\nraise BaseException',
        ends: [...failed, 'denied'],
      },
    ],
  };
}
