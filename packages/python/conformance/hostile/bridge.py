# --- the js module: python-error
import js
js.process.exit()
# --- the js module by import_module: python-error
import importlib
importlib.import_module('js').eval('1')
# --- the js module by __import__, failure swallowed: finished
try:
    __import__('js').process.exit()
except ImportError:
    pass
print('nothing there')
# --- pyodide_js: python-error
import pyodide_js
pyodide_js.FS.constructor.constructor('return process')()
# --- run_js: python-error
from pyodide.code import run_js
run_js('process.exit()')
# --- to_js and its constructor's constructor: python-error
from pyodide.ffi import to_js
to_js({}).constructor.constructor('return process')().exit()
# --- the core module: python-error
import _pyodide_core
# --- the core module of older versions: finished
import _pyodide
_pyodide._base
# --- the core module by its loader: python-error
import importlib.machinery
importlib.machinery.BuiltinImporter.load_module('_pyodide_core')
# --- create_builtin with a spec of our own: finished
import _imp, importlib.machinery
_imp.create_builtin(importlib.machinery.ModuleSpec('_pyodide_core', None))
# --- a finder that finds js: python-error
import sys
found = [finder for finder in sys.meta_path if 'js' in type(finder).__name__.lower()]
print(found[0].find_spec('js'))
# --- js through an import hook of the program: python-error
import sys, types
class Finder:
    def find_spec(self, name, path=None, target=None):
        import importlib.machinery
        return importlib.machinery.ModuleSpec(name, importlib.machinery.BuiltinImporter)
sys.meta_path.insert(0, Finder())
import js
js.fetch('http://127.0.0.1:PORT/')
# --- js left in sys.modules: python-error
import sys
print([name for name in sys.modules if 'js' in name.split('.') or 'pyodide' in name])
sys.modules['js'].process
# --- a JsProxy among all classes: python-error
def below(kind):
    for sub in type.__subclasses__(kind):
        yield sub
        yield from below(sub)
proxies = [kind for kind in below(object) if 'Js' in kind.__name__ or 'Proxy' in kind.__name__]
print(proxies[0].__new__(proxies[0]))
# --- constructor tricks on every value at hand: python-error
for value in (0, '', [], {}, print, type, object, None, open):
    if hasattr(value, 'constructor') or hasattr(value, '__js__'):
        print('found', value)
().constructor.constructor('return this')()
# --- proto tricks in names: finished
__proto__ = {'polluted': 1}
constructor = toString = hasOwnProperty = 3
class __lookupGetter__: pass
print(__proto__['polluted'], constructor)
# --- webloop: python-error
import webloop
# --- micropip: python-error
import micropip
micropip.install('http://127.0.0.1:PORT/x.whl')
# --- emscripten's own functions by name: python-error
import _emscripten
