"""
Tells everything that a program can know of the interpreter it runs in. Two interpreters that nobody has used before
give the same text, addresses and all.
"""
import _sha2, _signal, atexit, builtins, codecs, csv, calendar, decimal, gc, json, linecache, locale, math, os, random
import re, string, sys, time, traceback, types, warnings, weakref


def digest(value):
    return _sha2.sha256(repr(value).encode('utf-8', 'backslashreplace')).hexdigest()[:12]


def shown(value):
    """A value by itself where it is plain, else by its address, and a container by what is in it, one level deep."""
    if value is None or isinstance(value, (int, float, str, bytes)):
        return value
    if isinstance(value, dict):
        return id(value), [(key if isinstance(key, str) else id(key), id(inner)) for key, inner in value.items()]
    if isinstance(value, (list, tuple)):
        return id(value), [id(inner) for inner in value]
    return id(value)


def names_of(space):
    return [(name, shown(value)) for name, value in list(space.items()) if name not in own]


own = {'own', 'digest', 'shown', 'names_of', 'report', 'module', 'name', 'descriptor'}
report = []


def tell(topic, value):
    report.append(f'{topic}: {value}')


own.add('tell')
tell('fresh objects', [id(object()), id([]), id(bytearray(100)), id(bytearray(100_000)), id('x' * 5_000)])
tell('fresh memory', [len(bytearray(size).strip(b'\0')) for size in (100, 10_000, 1_000_000, 5_000_000)])
tell('blocks', [sys.getallocatedblocks(), sys.getunicodeinternedsize(), sys.gettotalrefcount() if hasattr(sys, 'gettotalrefcount') else 0])
tell('collector', [gc.isenabled(), gc.get_threshold(), gc.get_count(), gc.get_freeze_count(), gc.get_stats(), gc.get_debug(), len(gc.callbacks), gc.garbage])
tell('objects', len(gc.get_objects()))
tell('hash', [hash('trace'), hash((1, 'a')), list({'a', 'b', 'c', 'd'})])
tell('main', names_of(globals()))
for name, module in list(sys.modules.items()):
    if isinstance(module, types.ModuleType) and name != '__main__':
        tell(f'module {name}', digest([(key, id(value)) for key, value in vars(module).items()]))
tell('sys', names_of(vars(sys)))
tell('builtins', names_of(vars(builtins)))
tell('classes', digest([(kind.__name__, id(kind), sorted(vars(kind))) for kind in type.__subclasses__(object)]))
tell('limits', [sys.getrecursionlimit(), sys.getswitchinterval(), sys.get_int_max_str_digits(), sys.gettrace(), sys.getprofile()])
tell('hooks', [sys.excepthook is sys.__excepthook__, sys.displayhook is sys.__displayhook__, sys.get_asyncgen_hooks(), sys.get_coroutine_origin_tracking_depth()])
tell('monitoring', [sys.monitoring.get_tool(tool) for tool in range(6)])
tell('exit', atexit._ncallbacks())
tell('warnings', [warnings.filters, warnings._onceregistry if hasattr(warnings, '_onceregistry') else 0])
tell('decimal', [decimal.getcontext(), decimal.DefaultContext])
tell('locale', [locale.setlocale(locale.LC_ALL), locale.localeconv()])
tell('csv', [csv.list_dialects(), csv.field_size_limit(), calendar.firstweekday()])
tell('signals', [str(_signal.getsignal(number)) for number in range(1, 30)])
tell('chance', [random.random(), random.getstate()[1][:5], os.urandom(8)])
tell('time', [time.time(), time.monotonic(), time.perf_counter(), time.tzname, time.timezone])
tell('environment', [sorted(os.environ.items()), os.getcwd(), os.umask(0o22), os.getpid()])
tell('files', [(folder, sorted(folders), sorted(files)) for folder, folders, files in os.walk('/')])
tell('times', [(path, os.stat(path).st_mtime, os.stat(path).st_ino) for path in ('/', '/tmp', '/home/learner', '/lib/python314.zip')])
for descriptor in range(70):
    try:
        tell(f'descriptor {descriptor}', [tuple(os.fstat(descriptor)), os.isatty(descriptor)])
    except OSError:
        pass
tell('next descriptor', os.open('/dev/null', os.O_RDONLY))
tell('streams', [(stream.encoding, stream.errors, stream.line_buffering, stream.closed) for stream in (sys.stdin, sys.stdout, sys.stderr)])
tell('input', [input(), sys.stdin.readline(), sys.stdin.read()])
tell('patterns', [len(re._cache), re.compile('a').match('abc').span()])
tell('lines', [linecache.getline('main.py', 1), sorted(linecache.cache)])
tell('importers', sorted(sys.path_importer_cache))
tell('codecs', [codecs.lookup('utf-8').name, codecs.lookup('latin-1').name])
tell('weak', len(weakref.getweakrefs(object)))
tell('frames', [len(traceback.extract_stack()), sys._getframe().f_back])
tell('sense', [math.sqrt(16), json.dumps([1]), string.digits, len('ab'), 7 // 2, sorted('ba')])
for line in report:
    print(line if len(line) < 900 else line[:60] + digest(line))
