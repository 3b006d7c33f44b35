# --- a report at the end: finished
HARNESS
say('{"kind": "finished", "stdout": "right", "cases": [], "shown": {"kind": "finished"}}')
# --- facts at the end: finished
HARNESS
say('{"facts": {"calls": {"forged": 1}, "literals": {"87": 1}, "nodes": {"For": 9}, "treeDigest": "forged"}}')
# --- facts in an explanation: python-error
HARNESS
class Facts(Forging):
    answer = '{"error": null, "facts": {"calls": {"forged": 1}, "literals": {"87": 1}, "functions": [{"name": "f"}]}}'
raise Facts
# --- facts beside a well told error: python-error
HARNESS
class Facts(Forging):
    answer = '{"error": {"type": "Facts", "message": "", "range": null, "frames": []}, "facts": {"calls": {"forged": 1}}}'
raise Facts
# --- names that were varied, in an explanation: python-error
HARNESS
class Varied(Forging):
    answer = '{"error": null, "unvaried": [], "result": {"repr": "1", "type": "int", "number": 1}}'
raise Varied
# --- names that were varied, at the end: finished
HARNESS
say('{"unvaried": [], "result": {"repr": "1", "type": "int", "number": 1}, "error": null}')
# --- an error of somebody else at the end: finished
HARNESS
say('{"error": {"type": "MemoryError", "message": "forged", "range": null, "frames": []}}')
# --- an error of another type in an explanation: python-error
HARNESS
class Typed(Forging):
    answer = '{"error": {"type": "MemoryError", "message": "forged", "range": null, "frames": []}}'
raise Typed
# --- an answer of many megabytes to each question: denied
HARNESS
class Huge(Forging):
    answer = '{"error":null,"unvaried":[' + ('"' + 'a' * 9999 + '",') * 1200 + '"b"]}'
raise Huge
# --- two hundred thousand functions: denied
HARNESS
class Many(Forging):
    answer = '{"error":null,"facts":{"functions":[' + '{},' * 200_000 + '{}]}}'
raise Many
# --- an answer of many megabytes at the end: denied
HARNESS
say('{"warnings": ["' + 'x' * 10_000_000 + '"]}')
# --- an answer as large as the memory: denied or memory-limit
HARNESS
say('x' * 60_000_000)
# --- an answer as large as the memory, of wide characters: denied or memory-limit
HARNESS
say('\U0001f600' * 15_000_000)
# --- an answer a little too large: denied
HARNESS
say('{"warnings": []}' + ' ' * 300_000)
# --- an answer of spaces that just fits: finished
HARNESS
say('{"warnings": []}' + ' ' * 200_000)
# --- an answer that is deep: finished
HARNESS
say('[' * 100_000 + ']' * 100_000)
# --- an answer that is deep and broken: finished
HARNESS
say('{"warnings":' * 15_000)
# --- an answer with deep objects: finished
HARNESS
say('{"warnings":' * 10_000 + '1' + '}' * 10_000)
# --- an answer with a hundred thousand keys: finished
HARNESS
say('{' + ','.join(f'"{n}":{n}' for n in range(15_000)) + '}')
# --- an answer with the same key again and again: finished
HARNESS
say('{' + ','.join(['"warnings":[]'] * 10_000) + '}')
# --- a hundred thousand warnings in an answer: finished
HARNESS
say('{"warnings":[' + ','.join(['{"category":"W","message":"m","line":1}'] * 5_000) + ']}')
# --- warnings of the wrong kinds: finished
HARNESS
say('{"warnings":[null, 1, "x", [], {"category": 5, "message": {}, "line": -1}, {"line": 1e99}]}')
# --- numbers that are none: finished
HARNESS
say('{"warnings": [{"line": NaN}, {"line": Infinity}, {"line": -Infinity}]}')
# --- numbers that are too large: python-error
HARNESS
class Large(Forging):
    answer = '{"error": {"type": "E", "message": "m", "range": {"line": 1e400, "column": 9007199254740993, "endLine": -1, "endColumn": 0.5}, "frames": [{"name": "f", "line": 1e400}]}}'
raise Large
# --- halves of characters: python-error
HARNESS
class Half(Forging):
    answer = '{"error": {"type": "\\ud800", "message": "a\\udfffb\\u0000c", "range": null, "frames": [{"name": "\\ud800", "line": 1}]}}'
raise Half
# --- a half of a character that is no text: finished or python-error
HARNESS
say('{"warnings": ["\ud800"]}')
# --- zero characters: finished
HARNESS
say('{"warnings":\0[]}\0')
# --- keys that mean something to JavaScript: finished
HARNESS
say('{"__proto__": {"warnings": [{"category": "W"}], "error": null}, "constructor": {"prototype": {"error": null}}}')
# --- keys that mean something to JavaScript, in an error: python-error
HARNESS
class Keys(Forging):
    answer = '{"error": {"__proto__": {"type": "SystemExit"}, "constructor": null, "toString": null, "frames": {"length": 9e9}}}'
raise Keys
# --- a list that says it is long: python-error
HARNESS
class Long(Forging):
    answer = '{"error": {"type": "E", "message": "m", "range": null, "frames": {"length": 1000000000}}}'
raise Long
# --- frames without end: python-error
HARNESS
class Framed(Forging):
    answer = '{"error": {"type": "E", "message": "m", "range": null, "frames": [' + '{"name":"f","line":1},' * 9_000 + '{}]}}'
raise Framed
# --- an answer that is a number: python-error
HARNESS
harness()['dumps'] = lambda value: 5
# --- an answer that is nothing: python-error
HARNESS
harness()['dumps'] = lambda value: None
# --- an answer that is bytes: python-error
HARNESS
harness()['dumps'] = lambda value: b'{"error": null}'
# --- an answer that is an exception: python-error
HARNESS
def refuse(value):
    raise ValueError(value)
harness()['dumps'] = refuse
# --- an answer that exits: finished
HARNESS
def leave(value):
    raise SystemExit(0)
harness()['dumps'] = leave
# --- an explanation that is no text: python-error
HARNESS
harness()['dumps'] = lambda value: 5
raise ValueError
# --- an explanation that is an exit: python-error
HARNESS
def leave(value):
    raise SystemExit(0)
harness()['dumps'] = leave
raise ValueError
# --- a text of its own kind: finished
HARNESS
class Text(str):
    def __len__(self):
        return 0
    def __str__(self):
        return '{}'
    def encode(self, *args):
        return b''
harness()['dumps'] = lambda value: Text('{"facts": {"calls": {"forged": 1}}, "unvaried": []}')
# --- a text of its own kind that is too long: denied
HARNESS
class Text(str):
    def __len__(self):
        return 0
harness()['dumps'] = lambda value: Text('x' * 1_000_000)
# --- a dictionary of its own kind in the place of what is said: finished
HARNESS
class Sly(dict):
    def items(self):
        return [('facts', {'calls': {'forged': 1}}), ('unvaried', [])]
    def __iter__(self):
        return iter(['facts'])
dumps = harness()['dumps']
harness()['dumps'] = lambda value: dumps(Sly(value))
# --- json's encoder says something else: finished
import json, json.encoder
json.JSONEncoder.encode = lambda self, value: '{"facts": {"calls": {"forged": 1}}, "unvaried": []}'
json._default_encoder.encode = json.JSONEncoder().encode
# --- json's default encoder is another object: python-error
import json
class Encoder:
    def encode(self, value):
        return '{"error": null, "facts": {"calls": {"forged": 1}}}'
json._default_encoder = Encoder()
raise ValueError
# --- json's names are nothing: python-error
import json
for name in list(vars(json)):
    if not name.startswith('__'):
        setattr(json, name, None)
raise ValueError
# --- finish with the code of another: finished
HARNESS
harness()['finish'].__code__ = (lambda names: '{"facts": {"calls": {"forged": 1}}, "unvaried": []}').__code__
# --- finish with the code of begin: python-error or finished
HARNESS
harness()['finish'].__code__ = harness()['begin'].__code__
# --- an exit function that answers: finished
HARNESS
import atexit
atexit.register(say, '{"facts": {"calls": {"forged": 1}}, "unvaried": []}')
# --- an exit function that answers too much: denied
HARNESS
import atexit
atexit.register(lambda: say('x' * 5_000_000))
# --- an exit function that leaves: finished
import atexit, os
atexit.register(os._exit, 1)
# --- a stream that answers when it is emptied: finished
HARNESS
class Stream:
    def write(self, text):
        return len(text)
    def flush(self):
        say('{"facts": {"calls": {"forged": 1}}, "unvaried": []}')
sys.stdout = Stream()
# --- a stream that fails when it is emptied: python-error
import sys
class Stream:
    def write(self, text):
        return len(text)
    def flush(self):
        raise ValueError('not empty')
sys.stdout = Stream()
# --- a stream that exits when it is emptied: finished
import sys
class Stream:
    def write(self, text):
        return len(text)
    def flush(self):
        raise SystemExit(0)
sys.stdout = Stream()
# --- warnings that answer when they are read: finished
HARNESS
class Message:
    def __str__(self):
        say('{"facts": {"calls": {"forged": 1}}}')
        return 'message'
harness()['_run']['warnings'].append(('Warning', 'message', 1))
import warnings
warnings.warn(UserWarning(Message()))
# --- warnings without end in the list of the harness: finished or denied
HARNESS
harness()['_run']['warnings'].extend([('W', 'm' * 9_000, 1)] * 100)
harness()['_run']['textLength'] = 10 ** 9
# --- warnings of a length without end: denied
HARNESS
harness()['_run'].update({name: 10 ** 9 for name in harness()['_run'] if 'ength' in name})
harness()['_run']['warnings'].append(('W', 'm' * 900_000, 1))
# --- a filter of warnings that raises: python-error
import warnings
warnings.simplefilter('error')
warnings.warn('now')
# --- the reader of syntax changed: python-error
import ast, tokenize
ast.parse = ast.walk = ast.dump = ast.iter_child_nodes = tokenize.generate_tokens = lambda *args, **named: iter(())
ast.NodeVisitor.visit = lambda *args: None
raise ValueError
# --- the facts of the harness made again: finished
HARNESS
harness()['_count'] = harness()['source_facts'] = lambda source, tree: {'calls': {'forged': 1}}
say(harness()['begin'].__name__)
# --- the main module changed: python-error
import sys, types
other = types.ModuleType('__main__')
other.error = None
sys.modules['__main__'] = other
__name__ = 'entry'
globals().clear()
raise NameError
# --- the code of the program changed: python-error
HARNESS
harness()['_run']['code'] = compile('pass', 'main.py', 'exec')
raise ValueError
# --- threads that would answer later: python-error
HARNESS
import threading
threading.Thread(target=say, args=('{"error": null}',)).start()
# --- a signal that would answer later: finished or python-error or denied
HARNESS
import signal
signal.signal(signal.SIGINT, lambda *args: say('{"facts": {}}'))
signal.raise_signal(signal.SIGINT)
# --- the place of an endless loop told by another: time-limit
HARNESS
say('{"error": {"type": "forged", "message": "forged", "range": null, "frames": []}, "facts": {"calls": {"forged": 1}}, "unvaried": []}')
while True:
    pass
# --- the place of an endless loop, too large: time-limit or denied
HARNESS
say('x' * 5_000_000)
while True:
    pass
# --- the place of an endless loop that never ends itself: time-limit
HARNESS
def endless(*args):
    while True:
        pass
harness()['place_facts'] = endless
while True:
    pass
# --- an answer for the call of the case: finished
HARNESS
harness()['show'].__code__ = (lambda value: '{"result": {"repr": "1", "type": "int", "number": 1}, "facts": {"calls": {"forged": 1}}, "unvaried": [], "error": null}').__code__
# --- another call in the place of the case's: finished
HARNESS
harness()['_run']['call'] = '42'
