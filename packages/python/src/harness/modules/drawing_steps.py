"""
Records what pens draw. Each step is handed to the host at once, as one JSON text on a descriptor of its own, so that
nothing is lost however the program ends. The steps are described in `packages/domain/src/drawing.ts`.
"""

import sys
from json import dumps
from os import write
from time import monotonic

_DESCRIPTOR = 1001
_PROGRAM = 'main.py'
_TEXT_LENGTH = 1000
# Places beyond are recorded as if they were here, in either direction.
_FARTHEST = 100_000
_LONGEST_MS = 3_600_000

# Steps recorded so far: the number of the next one.
count = 0
_page = None
_page_sent = None
_owed_ms = 0.0
_seen_at = 0.0
_far_told = False


def set_page(lower, upper):
    """Says which part the page shows: its lower left and its upper right corner."""
    global _page
    _page = f'{{"page":{{"lower":{_place(lower)},"upper":{_place(upper)}}}}}'


def owe(ms):
    """Adds time that a learner would see pass without a step of its own. It goes to the next step."""
    global _owed_ms
    _owed_ms = min(_owed_ms + ms, _LONGEST_MS)


def record(kind, pen, ms, body):
    """
    Records one step and returns its number.
    :param ms: milliseconds that CPython's turtle takes to show it; what the program slept is added
    :param body: the fields of this kind of step in JSON, without the braces
    """
    global count, _owed_ms, _seen_at, _page_sent
    if _page_sent is not _page:
        _page_sent = _page
        write(_DESCRIPTOR, _page.encode())
    now = monotonic() * 1000
    slept, _seen_at = now - _seen_at, now
    # Reading the clock takes a tenth of a millisecond here.
    waited = int(slept) if slept >= 1 else 0
    total = min(int(ms + _owed_ms) + waited, _LONGEST_MS)
    _owed_ms = 0.0
    line = _line_of_program()
    write(_DESCRIPTOR, f'{{"kind":"{kind}","line":{line},"pen":{pen},"ms":{total},{body}}}'.encode())
    count += 1
    return count - 1


def erase(pen, steps, ms):
    """Takes these steps away again."""
    if steps:
        record('erase', pen, ms, f'"steps":[{",".join(map(str, steps))}]')


def number_text(value):
    """A number rounded to hundredths and kept on the farthest page, in JSON."""
    if not -_FARTHEST <= value <= _FARTHEST:
        _tell_far()
        value = _FARTHEST if value > 0 else -_FARTHEST
    rounded = round(value, 2)
    whole = int(rounded)
    return str(whole) if whole == rounded else repr(rounded)


def points_text(points, scale, start):
    """Places in JSON, stretched by `scale` and counted from `start`, which is in units of the page."""
    across, up = scale
    left, lower = start
    return ','.join([f'[{number_text(x * across - left)},{number_text(y * up - lower)}]' for x, y in points])


def text_text(text):
    """A text in JSON; long text is cut with an ellipsis. NUL and half a surrogate pair become U+FFFD: neither can be stored."""
    short = text if len(text) <= _TEXT_LENGTH else text[:_TEXT_LENGTH - 1] + '…'
    return dumps(short.replace('\0', '\ufffd').encode('utf-16', 'surrogatepass').decode('utf-16', 'replace'))


def tell(english, tamil):
    """Shows a sentence to the learner, in both languages, beside the output of the program."""
    print(f'{english}\n{tamil}', file=sys.stderr)


def _place(point):
    return f'[{number_text(point[0])},{number_text(point[1])}]'


def _line_of_program():
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_filename == _PROGRAM:
            return frame.f_lineno or 'null'
        frame = frame.f_back
    return 'null'


def _tell_far():
    global _far_told
    if not _far_told:
        _far_told = True
        tell(
            'A part of this drawing is so far away that the page cannot show it.',
            'இந்த ஓவியத்தின் ஒரு பகுதி மிகத் தொலைவில் இருக்கிறது. அதைப் பக்கத்தில் காட்ட முடியவில்லை.',
        )
