"""Writes values as JSON. Looks at exact types only, so that no code of the program runs."""

import types
from itertools import islice
from json.encoder import encode_basestring_ascii as json_text
from operator import is_

# Characters of a value, items of an object, objects of one step, and objects that are looked at again.
SHOWN_LENGTH = 40
_ITEMS = 20
_NEW_OBJECTS = 40
_KEPT_OBJECTS = 400
_BIG_BITS = 400
_BIG = 10 ** 15
# By address: a metaclass of the program may say what its classes equal.
_SCALARS = {id(kind) for kind in (bool, int, float, complex, str, bytes, type(None), range)}
_BRACKETS = {id(list): '[]', id(tuple): '()', id(set): '{}'}
_CALLABLES = {id(types.FunctionType), id(types.BuiltinFunctionType)}
_SEQUENCES = ((list, 'list'), (tuple, 'tuple'), (set, 'set'), (frozenset, 'set'))

_name_of_type = type.__dict__['__name__'].__get__
_module_of_type = type.__dict__['__module__'].__get__
_names_of_type = type.__dict__['__dict__'].__get__
_bases_of_type = type.__dict__['__mro__'].__get__


class TracedObjects:
    """The objects that were shown, each with its number. An object is kept, so that no other gets its address."""

    __slots__ = ('made', '_numbers', '_objects', '_kinds')

    def __init__(self):
        self._kinds = {}
        self.forget()

    def forget(self):
        """The next objects are numbered from one."""
        self.made, self._numbers, self._objects = {}, {}, []

    def value(self, value):
        """A value as JSON: its text, or the number of the object that it is. New objects are added to `made`."""
        kind = type(value)
        if kind is int and -_BIG < value < _BIG:
            return f'"{value}"'
        if id(kind) in _SCALARS:
            return json_text(shown(value))
        number = self._numbers.get(id(value))
        if number is None:
            traced = self._traced_object(value, kind) if len(self.made) < _NEW_OBJECTS else None
            if traced is None:
                # Its content is not followed: a text of it would be old after the next change.
                return json_text(shown(value, 0))
            self._objects.append(traced)
            number = self._numbers[id(value)] = len(self._objects)
            self._write(number, traced)
        return f'{{"ref":{number}}}'

    def note_changes(self):
        """Adds the objects that changed to `made`."""
        for number, traced in enumerate(self._objects[:_KEPT_OBJECTS], 1):
            if traced.has_changed():
                self._write(number, traced)

    def _write(self, number, traced):
        # Its number comes before those of its items.
        self.made[number] = ''
        self.made[number] = traced.json(self)

    def _traced_object(self, value, kind):
        known = self._kinds.get(id(kind))
        if known is None:
            # The type is kept, so that no other gets its address.
            known = self._kinds[id(kind)] = (kind, _maker(kind))
        make = known[1]
        return make and make(value)


def _maker(kind):
    """What shows the instances of a type as objects; None for a type whose instances are shown as text."""
    for base, word in _SEQUENCES:
        if issubclass(kind, base):
            return lambda value: _Sequence(value, base, word)
    if issubclass(kind, dict):
        return _Dictionary
    attributes = _attributes_of(kind)
    return attributes and (lambda value: _Instance(value, attributes))


def _attributes_of(kind):
    """What gets the attributes of an instance of a class of the program; None for any other type."""
    if _module_of_type(kind) != '__main__':
        return None
    for base in _bases_of_type(kind):
        found = _names_of_type(base).get('__dict__')
        if type(found) is types.GetSetDescriptorType:
            return found.__get__
        if found is not None:
            return None
    return None


class _Sequence:
    """A list, tuple or set: its first items, and how many there are."""

    __slots__ = ('value', 'base', 'word', 'items', 'size')

    def __init__(self, value, base, word):
        self.value, self.base, self.word = value, base, word
        self.items, self.size = None, 0

    def has_changed(self):
        base, value = self.base, self.value
        if base is tuple or base is frozenset:
            return False
        if type(value) is base:
            return len(value) != self.size or not all(map(is_, value, self.items))
        return base.__len__(value) != self.size or not all(map(is_, base.__iter__(value), self.items))

    def json(self, objects):
        self.items = list(islice(self.base.__iter__(self.value), _ITEMS))
        self.size = self.base.__len__(self.value)
        items = ','.join(map(objects.value, self.items))
        return f'{{"kind":"{self.word}","items":[{items}],"more":{max(0, self.size - _ITEMS)}}}'


class _Dictionary:
    """A dictionary: its first keys and values, and how many there are."""

    __slots__ = ('value', 'keys', 'values', 'size')

    def __init__(self, value):
        self.value, self.keys, self.values, self.size = value, None, None, 0

    def mapping(self):
        return self.value

    def has_changed(self):
        mapping = self.mapping()
        if type(mapping) is dict:
            return len(mapping) != self.size or not all(map(is_, mapping.values(), self.values)) or \
                not all(map(is_, mapping, self.keys))
        return dict.__len__(mapping) != self.size or \
            not all(map(is_, dict.values(mapping), self.values)) or \
            not all(map(is_, dict.__iter__(mapping), self.keys))

    def look(self):
        mapping = self.mapping()
        self.keys = list(islice(dict.__iter__(mapping), _ITEMS))
        self.values = list(islice(dict.values(mapping), _ITEMS))
        self.size = dict.__len__(mapping)

    def json(self, objects):
        self.look()
        written = objects.value
        entries = ','.join([f'[{written(key)},{written(value)}]' for key, value in zip(self.keys, self.values)])
        return f'{{"kind":"dict","entries":[{entries}],"more":{max(0, self.size - _ITEMS)}}}'


class _Instance(_Dictionary):
    """An instance of a class of the program, with its attributes."""

    __slots__ = ('attributes',)

    def __init__(self, value, attributes):
        super().__init__(value)
        self.attributes = attributes

    def mapping(self):
        return self.attributes(self.value)

    def json(self, objects):
        self.look()
        entries = ','.join([
            f'[{json_text(cut(key, SHOWN_LENGTH))},{objects.value(value)}]'
            for key, value in zip(self.keys, self.values) if type(key) is str and key[:2] != '__'
        ])
        name = json_text(cut(_name_of_type(type(self.value)), SHOWN_LENGTH))
        more = max(0, self.size - _ITEMS)
        return f'{{"kind":"instance","type":{name},"entries":[{entries}],"more":{more}}}'


def is_scalar(value):
    return id(type(value)) in _SCALARS


def name_of_callable(value):
    """The name of a function or a class; None for anything else."""
    kind = type(value)
    if id(kind) in _CALLABLES:
        return value.__name__
    return _name_of_type(value) if issubclass(kind, type) else None


def shown(value, depth=2):
    """A value as text: what `repr` gives for a value of a built-in type, cut. Items below `depth` are an ellipsis."""
    kind = type(value)
    if kind is int and abs(value).bit_length() > _BIG_BITS:
        return '-…' if value < 0 else '…'
    if kind is str or kind is bytes:
        return cut(repr(value[:SHOWN_LENGTH + 1]), SHOWN_LENGTH)
    if id(kind) in _SCALARS:
        return cut(repr(value), SHOWN_LENGTH)
    if id(kind) in _CALLABLES:
        return cut(f'{value.__name__}()', SHOWN_LENGTH)
    brackets = _BRACKETS.get(id(kind))
    if brackets is not None:
        inside = '…'
        if depth:
            inside = ', '.join([shown(item, depth - 1) for item in islice(kind.__iter__(value), _ITEMS)])
        return cut(f'{brackets[0]}{inside}{brackets[1]}', SHOWN_LENGTH)
    return f'<{cut(_name_of_type(kind), SHOWN_LENGTH)}>'
