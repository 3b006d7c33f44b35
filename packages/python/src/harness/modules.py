"""
The modules of our own that a program can import. They are loaded into the image, and found where Python looks last:
a program's own file of the same name comes first.
"""

import sys
import types
from importlib.machinery import ModuleSpec
from json import loads

_modules = {}


class _OwnModules:
    """Finds and loads the modules that are in the image."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        return ModuleSpec(name, _OwnModules) if path is None and name in _modules else None

    @staticmethod
    def create_module(spec):
        return _modules[spec.name]

    @staticmethod
    def exec_module(module):
        pass


def add_module(text):
    """Runs the source of a module, once. No program has run yet."""
    request = loads(text)
    name, source = request['name'], request['source']
    module = _modules[name] = types.ModuleType(name)
    exec(compile(source, f'{name}.py', 'exec', dont_inherit=True), module.__dict__)
    if _OwnModules not in sys.meta_path:
        sys.meta_path.append(_OwnModules)


def hide_modules():
    """Lets a program import them as if nobody had."""
    for name in _modules:
        sys.modules.pop(name, None)


def is_colour(word):
    """Whether pens know a colour by this word."""
    return _modules['drawing_pen'].colour_value(word) is not None


def show_drawing_at_last():
    """Records what a learner sees of all pens when a program has ended."""
    _modules['drawing_pen'].flush()
