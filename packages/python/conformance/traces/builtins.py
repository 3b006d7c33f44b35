# --- builtins 1
import builtins
builtins.trace = 1
# --- builtins 2
import builtins
builtins.print = lambda *a, **k: None
# --- builtins 3
import builtins
del builtins.len
# --- builtins 4
import builtins
builtins.int = str
# --- builtins 5
import builtins
builtins.__import__ = None
# --- builtins 6
import builtins
builtins.open = builtins.input = print
# --- builtins 7
import builtins
builtins.__build_class__ = None
# --- builtins 8
import builtins
builtins.object = builtins.type = int
# --- builtins 9
import builtins
vars(builtins).clear()
# --- builtins 10
import builtins
builtins.ValueError = TypeError
# --- builtins 11
import builtins
builtins._ = 'trace'
builtins.__debug = True
# --- builtins 12
__builtins__.sum = max
# --- builtins 13
import builtins
builtins.sorted.__doc__
# --- builtins 14
import builtins
builtins.__spec__ = builtins.__loader__ = None
# --- builtins 15
import builtins
for name in list(vars(builtins)):
    if name.islower():
        setattr(builtins, name, None)
# --- builtins 16
type.__subclasses__(object).append(1)
# --- builtins 17
import builtins
builtins.exit = builtins.quit = 1
# --- builtins 18
class Trace(int): pass
import builtins
builtins.int = Trace
