# Broken byte code reads whatever is where it points: how that ends is chance, and that nothing comes of it is not.
# --- ctypes: python-error
import ctypes
ctypes.string_at(0)
# --- ctypes of the whole process: python-error
import ctypes
ctypes.CDLL(None).system(b'id')
# --- _ctypes: python-error
import _ctypes
_ctypes.dlopen('libc.so.6', 0)
# --- _ctypes by its builtin spec: python-error
import _imp, importlib.machinery
print(_imp.create_builtin(importlib.machinery.ModuleSpec('_ctypes', None)).dlsym)
# --- cffi: python-error
import _cffi_backend
# --- an extension module from a file: denied
import importlib.machinery as machinery
open('/tmp/x.so', 'wb').write(b'\0asm\1\0\0\0')
spec = machinery.ModuleSpec('x', None, origin='/tmp/x.so')
machinery.ExtensionFileLoader('x', '/tmp/x.so').create_module(spec)
# --- an extension module found on the path: denied
open('/tmp/native.cpython-314-wasm32-emscripten.so', 'wb').write(b'\0asm\1\0\0\0')
import sys
sys.path.insert(0, '/tmp')
import native
# --- create_dynamic, failure swallowed: denied
import _imp, importlib.machinery
open('/tmp/x.so', 'wb').write(b'\0asm\1\0\0\0\x00\x08\x08dylink.0')
try:
    _imp.create_dynamic(importlib.machinery.ModuleSpec('x', None, origin='/tmp/x.so'))
except BaseException:
    pass
# --- test modules that reach into memory: python-error
import _testcapi
# --- test modules that reach into the interpreter: python-error
import _testinternalcapi
# --- test module of buffers: python-error
import _testbuffer
# --- a look into other processes: python-error
import _remote_debugging
# --- remote_exec into the parent: python-error
import os, sys
sys.remote_exec(os.getppid(), '/tmp/script.py')
# --- faulthandler: python-error
import faulthandler
faulthandler._sigsegv()
# --- byte code that is none: denied or python-error or finished
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=b'\xff' * 200)
f()
# --- byte code that reads a constant that is not there: denied or python-error or finished
import opcode
code = bytes([opcode.opmap['RESUME'], 0, opcode.opmap['EXTENDED_ARG'], 255, opcode.opmap['LOAD_CONST'], 255,
              opcode.opmap['RETURN_VALUE'], 0])
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=code)
print(id(f()))
# --- byte code that pops what it never pushed: denied or python-error or finished
import opcode
code = bytes([opcode.opmap['RESUME'], 0]) + bytes([opcode.opmap['POP_TOP'], 0]) * 60
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=code + bytes([opcode.opmap['RETURN_VALUE'], 0]))
f()
# --- a fake object with memory for everything: denied or python-error or finished
import opcode
fake = bytearray(400)
here = id(fake)
code = bytes([opcode.opmap['RESUME'], 0, opcode.opmap['LOAD_FAST'], 200, opcode.opmap['RETURN_VALUE'], 0])
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=code)
f()
# --- byte code with a jump into nowhere: denied or python-error or finished
import opcode
code = bytes([opcode.opmap['RESUME'], 0, opcode.opmap['EXTENDED_ARG'], 255, opcode.opmap['JUMP_FORWARD'], 255])
f = lambda: 0
f.__code__ = f.__code__.replace(co_code=code)
f()
# --- marshal with a broken code object: python-error
import marshal
exec(marshal.loads(b'c' + b'\xff' * 300))
# --- pickle that calls system: denied
import pickle
pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
# --- a code object made by hand: finished
import types
types.CodeType(0, 0, 0, 0, 0, 0, b'd\x7f' * 50, (), (), (), '', '', '', 1, b'', b'', (), ())
# --- the frame's locals proxy as a write primitive: finished
import sys
frame = sys._getframe()
for name in ('f_code', 'f_globals', 'f_builtins', 'f_back'):
    try:
        setattr(frame, name, None)
    except AttributeError:
        print('read only')
# --- mmap of memory: finished
import mmap
mmap.mmap(-1, 100_000)[0] = 1
# --- mmap of the library: python-error
import mmap
print(mmap.mmap(open('/lib/python314.zip', 'rb').fileno(), 0, prot=1)[:4])
