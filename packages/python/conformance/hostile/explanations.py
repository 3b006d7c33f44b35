# --- an explanation of nothing, from inside the text of an exception: python-error
HARNESS
raise Forging
# --- an explanation of nothing, from the frames below the text: python-error
import sys
class Sly(Exception):
    def __str__(self):
        frame = sys._getframe()
        while frame is not None:
            if 'dumps' in frame.f_globals:
                frame.f_globals['dumps'] = lambda value: '{"error": null}'
            frame = frame.f_back
        return 'sly'
raise Sly
# --- an explanation of nothing, from the repr of a key: python-error
HARNESS
class Key:
    def __repr__(self):
        say('{"error": null}')
        return 'key'
    def __hash__(self):
        return 1
{}[Key()]
# --- an explanation of nothing, from a format: python-error
HARNESS
class Text:
    def __format__(self, spec):
        say('{"error": null}')
        return 'text'
raise ValueError(f'{Text()}')
# --- an explanation of nothing, from the notes of an exception: python-error
HARNESS
class Noted(Exception):
    @property
    def __notes__(self):
        say('{"error": null}')
        return []
raise Noted
# --- an explanation of nothing, from the cause of an exception: python-error
HARNESS
class Caused(Exception):
    @property
    def __cause__(self):
        say('{"error": null}')
    @property
    def __context__(self):
        say('{"error": null}')
raise Caused
# --- an explanation of nothing, from every attribute of an exception: python-error
HARNESS
class Watched(Exception):
    def __getattribute__(self, name):
        say('{"error": null}')
        return super().__getattribute__(name)
raise Watched('watched')
# --- an explanation of nothing, from the name of a class: python-error
HARNESS
class Name(str):
    def removeprefix(self, prefix):
        say('{"error": null}')
        return self
class Odd(Exception):
    pass
Odd.__qualname__ = Name('Odd')
Odd.__module__ = Name('__main__')
raise Odd
# --- an explanation of nothing, from the suggestions for a name: python-error
HARNESS
class Names(dict):
    def __iter__(self):
        say('{"error": null}')
        return iter(())
error = NameError("name 'x' is not defined", name='x')
error.__dict__['name'] = Names()
class Place:
    def __dir__(self):
        say('{"error": null}')
        return ['xx']
raise AttributeError('no x', name='x', obj=Place())
# --- an explanation of nothing, from the fields of a syntax error: python-error
HARNESS
class Number(int):
    def __le__(self, other):
        say('{"error": null}')
        return True
    __lt__ = __gt__ = __ge__ = __sub__ = __le__
error = SyntaxError('mine')
error.lineno, error.offset, error.end_lineno, error.end_offset = Number(1), Number(1), Number(1), Number(2)
error.filename, error.text = 'main.py', 'raise'
raise error
# --- an explanation that leaves the interpreter: python-error
import os
class Leaving(Exception):
    def __str__(self):
        os._exit(0)
raise Leaving
# --- an explanation that leaves the interpreter, from a key: python-error
import os
class Key:
    def __repr__(self):
        os._exit(0)
    def __hash__(self):
        return 1
{}[Key()]
# --- an explanation that exits: python-error
import sys
class Exiting(Exception):
    def __str__(self):
        sys.exit(0)
raise Exiting
# --- an explanation that exits, on explaining: python-error
HARNESS
class Exiting(Exception):
    def __str__(self):
        harness()['type'] = harness()['exception_facts'] = sys.exit
        sys.exit(0)
raise Exiting
# --- an explanation that is closed: python-error
class Closing(Exception):
    def __str__(self):
        raise GeneratorExit
raise Closing
# --- an explanation that is interrupted: python-error
class Interrupting(Exception):
    def __str__(self):
        raise KeyboardInterrupt
raise Interrupting
# --- an explanation that asks for input: python-error or input-required
class Asking(Exception):
    def __str__(self):
        while True:
            input()
raise Asking
# --- an explanation that prints what is asked: python-error
class Printing(Exception):
    def __str__(self):
        print('the right answer')
        return ''
raise Printing
# --- a class that is called SystemExit: python-error
class SystemExit(Exception):
    pass
raise SystemExit
# --- a built-in SystemExit that is another: python-error
import builtins
class Other(BaseException):
    code = None
builtins.SystemExit = Other
raise Other
# --- a class that is SystemExit to a question about its instances: python-error
class Disguised(Exception):
    code = None
    @property
    def __class__(self):
        return SystemExit
raise Disguised
# --- a class that is SystemExit to a question about its kind: python-error
class Kind(type):
    def __instancecheck__(cls, value):
        return True
    def __subclasscheck__(cls, other):
        return True
    __mro__ = property(lambda cls: (cls, SystemExit, BaseException, object))
    __bases__ = property(lambda cls: (SystemExit,))
    __name__ = property(lambda cls: 'SystemExit')
class Disguised(Exception, metaclass=Kind):
    code = None
raise Disguised
# --- a class with SystemExit for a module and a name: python-error
class Disguised(Exception):
    __module__ = 'builtins'
Disguised.__name__ = Disguised.__qualname__ = 'SystemExit'
raise Disguised
# --- a class whose order of bases has SystemExit in it: python-error
class Kind(type):
    def mro(cls):
        return [cls, SystemExit, Exception, BaseException, object]
class Disguised(Exception, metaclass=Kind):
    pass
print(Disguised.__mro__)
raise ValueError
# --- an own kind of SystemExit is one: finished
class Ending(SystemExit):
    def __str__(self):
        return 'over'
raise Ending(0)
# --- an own kind of SystemExit that says it is none: finished
class Ending(SystemExit):
    @property
    def __class__(self):
        return ValueError
    code = 0
raise Ending
# --- SystemExit whose code forges an error of somebody else: finished
HARNESS
class Code:
    def __str__(self):
        say('{"error": {"type": "NameError", "message": "forged", "range": null, "frames": []}}')
        return 'the end'
raise SystemExit(Code())
# --- SystemExit whose code cannot be shown: finished
class Code:
    def __str__(self):
        raise ValueError('no code')
raise SystemExit(Code())
# --- SystemExit in a group of exceptions: python-error
raise BaseExceptionGroup('all', [SystemExit(0), KeyboardInterrupt()])
# --- SystemExit as the cause of another: python-error
raise ValueError('really') from SystemExit(0)
# --- SystemExit with another class, given later: python-error
class Ending(Exception):
    pass
error = Ending('really')
try:
    error.__class__ = SystemExit
except TypeError:
    pass
raise error
# --- an interrupt of the keyboard: python-error
raise KeyboardInterrupt('{"error": null}')
# --- the end of a generator that nobody asked for: python-error
raise GeneratorExit
# --- the end of an iteration at the top: python-error
next(iter(()))
# --- an exception that is raised while another is explained: python-error
import sys
sys.stderr = None
class Twice(Exception):
    def __str__(self):
        raise Twice
raise Twice
# --- isinstance of the harness that always says yes: python-error
HARNESS
harness()['__builtins__']['isinstance'] = lambda value, kind: True
raise ValueError
# --- SystemExit of the harness that is every exception: python-error
HARNESS
harness()['__builtins__']['SystemExit'] = BaseException
harness()['isinstance'] = isinstance
error = ValueError()
error.code = None
raise error
# --- json of the harness that always says the same: python-error
HARNESS
say('{"error": null, "facts": null, "unvaried": [], "warnings": []}')
raise ValueError
# --- explain with the code of another: python-error
HARNESS
harness()['explain'].__code__ = (lambda error: '{"error": null}').__code__
raise ValueError
# --- explain with the code of finish: python-error
HARNESS
harness()['explain'].__code__ = harness()['finish'].__code__
raise ValueError
# --- explain that begins again: python-error
HARNESS
harness()['explain'].__code__ = (lambda error: begin(dumps({**_run, 'source': '1', 'vary': {}, 'wantsFacts': True}))).__code__
raise ValueError
# --- explain that runs out of stack: python-error
HARNESS
def deep(error):
    return deep(error)
harness()['exception_facts'] = deep
raise ValueError
# --- explain that never ends: time-limit
HARNESS
def endless(*args):
    while True:
        pass
harness()['exception_facts'] = endless
raise ValueError
# --- the harness without its names: python-error
HARNESS
harness().clear()
raise ValueError
# --- the harness without what it knows of the run: python-error
HARNESS
harness()['_run'].clear()
raise ValueError
# --- the name of the program's file changed: python-error
HARNESS
harness()['PROGRAM'] = 'other.py'
raise ValueError
# --- the classes of the type of an exception changed: python-error
HARNESS
class Kind(type):
    __name__ = property(lambda self: 'SystemExit')
class Odd(Exception, metaclass=Kind):
    pass
say('{"error": {"type": "SystemExit", "message": "", "range": null, "frames": []}}')
raise Odd
# --- a trace function that answers for the harness: python-error
import sys
def trace(frame, event, arg):
    if 'dumps' in frame.f_globals:
        frame.f_globals['dumps'] = lambda value: '{"error": null}'
    return trace
sys.settrace(trace)
raise ValueError
# --- a profile function that answers for the harness: python-error
import sys
def profile(frame, event, arg):
    if 'dumps' in frame.f_globals:
        frame.f_globals['dumps'] = lambda value: '{"error": null}'
sys.setprofile(profile)
raise ValueError
# --- monitoring that answers for the harness: python-error
import sys
def started(code, offset):
    frame = sys._getframe(1)
    if 'dumps' in frame.f_globals:
        frame.f_globals['dumps'] = lambda value: '{"error": null}'
sys.monitoring.use_tool_id(1, 'forger')
sys.monitoring.register_callback(1, sys.monitoring.events.PY_START, started)
sys.monitoring.set_events(1, sys.monitoring.events.PY_START)
raise ValueError
# --- monitoring that raises SystemExit when an exception is raised: finished
import sys
def raised(code, offset, error):
    raise SystemExit(0)
sys.monitoring.use_tool_id(1, 'forger')
sys.monitoring.register_callback(1, sys.monitoring.events.RAISE, raised)
sys.monitoring.set_events(1, sys.monitoring.events.RAISE)
raise ValueError
# --- an audit hook that answers for the harness: python-error
import sys
def hook(event, args):
    frame = sys._getframe()
    while frame is not None:
        if 'dumps' in frame.f_globals:
            frame.f_globals['dumps'] = lambda value: '{"error": null}'
        frame = frame.f_back
sys.addaudithook(hook)
raise ValueError
# --- an audit hook that exits: python-error or finished
import os, sys
def hook(event, args):
    if event not in ('import', 'exec', 'compile'):
        os._exit(0)
sys.addaudithook(hook)
raise ValueError
# --- an exception hook that answers: python-error
HARNESS
sys.excepthook = sys.unraisablehook = lambda *error: say('{"error": null}')
raise ValueError
# --- a finalizer that answers while the exception is explained: python-error
HARNESS
class Falling:
    def __del__(self):
        say('{"error": null}')
class Leaving(Exception):
    def __str__(self):
        self.held = None
        return 'left'
error = Leaving()
error.held = Falling()
raise error
# --- a generator that is closed while the exception is explained: python-error
HARNESS
def waiting():
    try:
        yield
    finally:
        say('{"error": null}')
class Leaving(Exception):
    def __str__(self):
        self.held = None
        gc.collect()
        return 'left'
error = Leaving()
error.held = waiting()
next(error.held)
raise error
# --- traceback that answers for the harness: python-error
HARNESS
import traceback
def answer(*args, **named):
    say('{"error": null}')
traceback.TracebackException.__init__ = answer
raise ValueError
# --- lines of the program that answer for the harness: python-error
HARNESS
class Lines(list):
    def __getitem__(self, index):
        say('{"error": null}')
        return ''
    def __len__(self):
        say('{"error": null}')
        return 1
linecache.cache['main.py'] = (1, None, Lines(['x']), 'main.py')
linecache.getline = lambda *args: say('{"error": null}') or ''
raise ValueError
