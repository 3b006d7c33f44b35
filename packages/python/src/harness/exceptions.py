"""An exception as data: what Python says of it, and where in the learner's program it happened."""

import linecache
import traceback

PROGRAM = 'main.py'
CALL = '<call>'


def remember_source(name, source):
    """Python 3.14 adds its suggestions only to programs whose lines it can look up."""
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)


def exception_facts(error, limits):
    kind, message, place = _said(error)
    steps = _program_steps(error.__traceback__)
    return {
        'type': cut(kind, limits['nameLength']),
        'message': cut(message, limits['textLength']),
        'range': place or _step_range(steps),
        'frames': _frames(steps, limits),
    }


def place_facts(frame, limits):
    """Where a running program is."""
    steps = []
    while frame is not None:
        if frame.f_code.co_filename == PROGRAM:
            steps.append((frame, frame.f_lineno, frame.f_lasti))
        frame = frame.f_back
    steps.reverse()
    return {'range': _step_range(steps), 'frames': _frames(steps, limits)}


def _frames(steps, limits):
    most = limits['maxFrames']
    if len(steps) > most:
        steps = steps[:most // 4] + steps[most // 4 - most:]
    return [{'name': cut(frame.f_code.co_name, limits['nameLength']), 'line': line} for frame, line, _ in steps]


def _said(error):
    """Type and message as the last line of a traceback has them, suggestion included, and a syntax error's place."""
    told = traceback.TracebackException(type(error), error, error.__traceback__, limit=1, lookup_lines=False)
    kind, message = told.exc_type_str.removeprefix('__main__.'), ''
    for line in told.format_exception_only():
        if line.startswith(f'{kind}:') or line.rstrip('\n') == kind:
            message = line.removeprefix(kind).removeprefix(':').strip()
            break
    if kind == 'EOFError' and not message:
        message = 'EOF when reading a line'  # what Python says where input is no terminal, and every book prints
    return kind, message, _syntax_range(error, told)


def _program_steps(step):
    steps = []
    while step is not None:
        if step.tb_frame.f_code.co_filename == PROGRAM:
            steps.append((step.tb_frame, step.tb_lineno, step.tb_lasti))
        step = step.tb_next
    return steps


def _step_range(steps):
    if not steps:
        return None
    frame, line, last_instruction = steps[-1]
    positions = list(frame.f_code.co_positions())
    place = positions[last_instruction // 2] if 0 <= last_instruction // 2 < len(positions) else None
    if place is None or place[0] is None:
        return {'line': line, 'column': None, 'endLine': None, 'endColumn': None}
    start, end, column, end_column = place
    return {
        'line': start,
        'column': _characters(start, column),
        'endLine': end,
        'endColumn': _characters(end, end_column),
    }


def _characters(line, byte_offset):
    """The compiler counts bytes of UTF-8, a reader counts characters."""
    if line is None or byte_offset is None:
        return None
    text = linecache.getline(PROGRAM, line).encode('utf-8', 'replace')
    return len(text[:byte_offset].decode('utf-8', 'replace'))


def _syntax_range(error, told):
    if not isinstance(error, SyntaxError) or told.filename != PROGRAM:
        return None
    # Looking for a misspelt keyword, the traceback may have found a better place; it miscounts lines now and then.
    if isinstance(told.offset, int) and isinstance(told.end_offset, int) and told.offset != error.offset:
        word = told.text[told.offset - 1:told.end_offset - 1]
        line = linecache.getline(PROGRAM, int(told.lineno))
        if word and line[told.offset - 1:told.end_offset - 1] == word:
            return _range(int(told.lineno), told.offset, int(told.lineno), told.end_offset)
    return _range(error.lineno, error.offset, error.end_lineno, error.end_offset)


def _range(line, offset, end_line, end_offset):
    if not isinstance(line, int):
        return None
    line = max(1, line)
    column, end_column = _column(offset), _column(end_offset)
    has_end = isinstance(end_line, int) and column is not None and end_column is not None
    if not has_end or (end_line, end_column) <= (line, column):
        end_line = end_column = None
    return {'line': line, 'column': column, 'endLine': end_line, 'endColumn': end_column}


def _column(offset):
    return offset - 1 if isinstance(offset, int) and offset > 0 else None


def cut(text, length):
    return text if len(text) <= length else text[:length - 1] + '…'
