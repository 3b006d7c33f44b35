/**
 * The Python half of the trace. Reads the globals `source` and `inputs_json`, and evaluates to a JSON text. A line's
 * step is recorded when the next line begins, because only then is its output complete.
 */
export const tracerSource = `
import builtins, io, json, linecache, sys, traceback

MAX_STEPS = 300
FILE = 'main.py'
answers = iter(json.loads(inputs_json))
screen, steps = [], []
state = {'line': None, 'cut': False}

class Cut(BaseException):
    pass

class Screen(io.TextIOBase):
    def write(self, text):
        show(text, False)
        return len(text)

def show(text, typed):
    if text:
        screen.append({'text': text, 'isTyped': typed})

def ask(prompt=''):
    show(str(prompt), False)
    try:
        answer = next(answers)
    except StopIteration:
        raise EOFError('EOF when reading a line') from None
    show(answer + '\\n', True)
    return answer

def end_step():
    if state['line'] is not None:
        steps.append({'line': state['line'], 'written': len(screen)})
        state['line'] = None

def tracer(frame, event, arg):
    if frame.f_code.co_filename != FILE:
        return None
    if event == 'line':
        end_step()
        if len(steps) >= MAX_STEPS:
            state['cut'] = True
            raise Cut()
        state['line'] = frame.f_lineno
    return tracer

def failure(error):
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    if isinstance(error, SyntaxError):
        text = traceback.TracebackException.from_exception(error, lookup_lines=True)
        text.stack.clear()
        line = error.lineno
    else:
        text = traceback.TracebackException.from_exception(error)
        text.stack[:] = [entry for entry in text.stack if entry.filename == FILE]
        line = text.stack[-1].lineno
    return {'line': line, 'lines': ''.join(text.format(chain=False)).rstrip().splitlines()}

def run():
    kept = builtins.input, sys.stdout
    builtins.input, sys.stdout = ask, Screen()
    try:
        program = compile(source, FILE, 'exec')
        linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
        sys.settrace(tracer)
        exec(program, {'__name__': '__main__'})
        return None
    except Cut:
        return None
    except Exception as error:
        sys.settrace(None)
        return failure(error)
    finally:
        sys.settrace(None)
        builtins.input, sys.stdout = kept

error = run()
end_step()
json.dumps({'steps': steps, 'screen': screen, 'error': error, 'isCut': state['cut']})
`;
