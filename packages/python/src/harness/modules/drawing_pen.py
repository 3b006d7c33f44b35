"""
The geometry of pens as CPython's turtle has it, below the modules `turtle` and `kolam`. A pen keeps its place in the
program's own measure; what it draws is recorded in units of the page.
"""

import math
from collections import deque

import drawing_steps as steps
from drawing_colours import colours

SHAPES = {
    'arrow': ((-10, 0), (10, 0), (0, 10)),
    'circle': tuple((10 * math.cos(math.radians(a)), 10 * math.sin(math.radians(a))) for a in range(0, 360, 18)),
    'classic': ((0, 0), (-5, -9), (0, -7), (5, -9)),
    'square': ((10, -10), (10, 10), (-10, 10), (-10, -10)),
    'triangle': ((10, -5.77), (0, 11.55), (-10, -5.77)),
    'turtle': ((0, 16), (-2, 14), (-1, 10), (-4, 7), (-7, 9), (-9, 8), (-6, 5), (-7, 1), (-5, -3), (-8, -6), (-6, -8),
               (-4, -5), (0, -7), (4, -5), (6, -8), (8, -6), (5, -3), (7, 1), (6, 5), (9, 8), (7, 9), (4, 7), (1, 10),
               (2, 14)),
}
# Points of a line that are recorded in one step.
_POINTS_AT_ONCE = 1000
_UNDOABLE_CALLS = 1000
_LARGEST = 1e300
_WIDEST = 100_000


class DrawingError(Exception):
    """A call that cannot be drawn."""

    # Shown without the name of a module.
    __module__ = 'builtins'


class Vec2D(tuple):
    """A place or a direction: a pair of numbers that can be added, subtracted, stretched and turned."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        if isinstance(other, (int, float)):
            return Vec2D(self[0] * other, self[1] * other)
        return NotImplemented

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        """The same arrow, turned to the left by `angle` degrees."""
        angle = math.radians(angle)
        cos, sin = math.cos(angle), math.sin(angle)
        return Vec2D(self[0] * cos - self[1] * sin, self[1] * cos + self[0] * sin)

    def __getnewargs__(self):
        return (self[0], self[1])

    def __repr__(self):
        return '(%.2f,%.2f)' % self


def number(value, call):
    """Returns a number that a pen can use. Raises a TypeError for what is none, a ValueError for what is not finite."""
    if type(value) is not int and type(value) is not float:
        if isinstance(value, str) or not hasattr(value, '__float__'):
            raise TypeError(f'{call}() needs a number, not {_described(value)}')
        value = float(value)
    if not -_LARGEST < value < _LARGEST:
        raise ValueError(f'{call}() cannot use a number like {_short(value)}')
    return value


def place(x, y, call):
    """Returns the place that `x` and `y`, or the pair `x` alone, say."""
    if y is None:
        if isinstance(x, str) or not hasattr(x, '__len__') or len(x) != 2:
            raise TypeError(f'{call}() needs two numbers, such as {call}(40, 20)')
        x, y = x
    return Vec2D(number(x, call), number(y, call))


def colour_value(word):
    """The value `#rrggbb` of a colour name or of `#rgb` and its longer forms; '' is no colour. None when unknown."""
    if word == '':
        return ''
    if not word.startswith('#'):
        return colours.get(word.replace(' ', '').lower())
    digits = word[1:].lower()
    size = len(digits) // 3
    if len(digits) not in (3, 6, 9, 12) or digits.strip('0123456789abcdef'):
        return None
    parts = [digits[at:at + size] for at in range(0, len(digits), size)]
    return '#' + ''.join([part * 2 if size == 1 else part[:2] for part in parts])


def suggested(word):
    """The end of a message about an unknown colour: the name that was meant, as Python itself suggests names."""
    from difflib import get_close_matches

    close = get_close_matches(word.replace(' ', '').lower()[:40], colours, 1)
    return f". Did you mean: '{close[0]}'?" if close else ''


def _described(value):
    return f'the text {_short(value)}' if isinstance(value, str) else _short(value)


def _short(value):
    try:
        text = repr(value)
    except ValueError:
        return 'one that is this large'
    return text if len(text) <= 40 else f'{text[:39]}…'


class Page:
    """What the pens of one program share."""

    def __init__(self):
        self.pens = 0
        self.scale = (1.0, 1.0)
        # Where the page begins to count, in units of the page.
        self.start = (0.0, 0.0)
        # Each how many calls the picture is shown; 0: not before `update`.
        self.tracing = 1
        self.delay = 10
        self.background = '#ffffff'
        self.all_pens = []

    def paint(self, colour):
        """Sets the background, `#rrggbb`."""
        if colour != self.background:
            self.background = colour
            steps.record('background', 0, 0, f'"colour":"{colour}"')

    def text_of(self, points):
        """Places of a program in units of the page, in JSON."""
        return steps.points_text(points, self.scale, self.start)

    def show(self, lower, upper):
        """Sets the corners of the page."""
        steps.set_page(lower, upper)


class Pen:
    """One pen: where it is, how it draws, and what it drew."""

    _HOME_HEADING = Vec2D(1.0, 0.0)

    def __init__(self, page, is_shown=True, shape='classic'):
        self._page = page
        self._number = page.pens
        page.pens += 1
        page.all_pens.append(self)
        self._shape = shape
        self._full_circle, self._degrees_per_unit = 360.0, 1.0
        self._drawn, self._stamps, self._poly, self._is_poly = [], {}, None, False
        self._undo_size = _UNDOABLE_CALLS
        self._undo, self._is_nested = deque(maxlen=_UNDOABLE_CALLS), False
        self._look_sent, self._look_causes, self._heading_sent = None, None, 0
        self._start_again()
        self._is_shown = is_shown

    def _start_again(self):
        """Puts everything back to its beginning, except the shape and the measure of angles."""
        self._position = Vec2D(0.0, 0.0)
        self._orient = self._HOME_HEADING
        self._is_down, self._is_shown = True, True
        self._width, self._speed = 1, 3
        self._colour_word = self._inside_word = 'black'
        self._colour = self._inside = '#000000'
        self._resize_mode, self._factors = 'noresize', (1.0, 1.0)
        self._outline, self._tilt, self._shear = 1, 0.0, 0.0
        self._fill = None
        self._fill_under = 0

    # What takes time on a screen

    def _show_ms(self, hops):
        """Milliseconds that so many pictures take."""
        page = self._page
        return hops * page.delay if page.tracing == 1 and self._speed else 0

    def _hops(self, across, up):
        if self._page.tracing != 1 or not self._speed:
            return 0
        scale = self._page.scale
        distance = math.hypot(across * scale[0], up * scale[1])
        return 1 + int(distance / (3 * 1.1 ** self._speed * self._speed))

    # Records of the pen itself

    def _degrees(self):
        """The heading as the page has it: 0 is right, 90 is up."""
        across, up = self._orient
        return math.degrees(math.atan2(up, across)) % 360

    def _heading_text(self):
        self._heading_sent = heading = round(self._degrees(), 2) % 360
        return steps.number_text(heading)

    def _factors_now(self):
        if self._resize_mode == 'user':
            return self._factors
        factor = max(1, _width(self._width) / 5) if self._resize_mode == 'auto' else 1
        return factor, factor

    def _look_text(self):
        shape = self._shape if self._shape in SHAPES else 'classic'
        wide, long = self._factors_now()
        return (f'"shape":"{shape}","colour":"{self._colour or "#000000"}","inside":"{self._inside or "#ffffff"}",'
                f'"stretch":[{steps.number_text(wide)},{steps.number_text(long)}]')

    def _show_look(self):
        """Records how the pen looks, when it looks otherwise than before."""
        causes = (self._is_shown, self._shape, self._colour, self._inside, self._resize_mode, self._factors, self._width)
        if causes == self._look_causes:
            return
        self._look_causes = causes
        is_shown = self._is_shown and self._shape != 'blank'
        look = self._look_text() if is_shown else ''
        if look == self._look_sent:
            return
        is_first, self._look_sent = self._look_sent is None, look
        shown = 'true' if is_shown else 'false'
        steps.record('pen', self._number, 0, f'"isShown":{shown},{look or self._look_text()}')
        if is_first and self._page.start != (0.0, 0.0):
            to = self._page.text_of([self._position])
            steps.record('move', self._number, 0, f'"to":{to},"heading":{self._heading_text()}')

    def _show_at_last(self):
        """Records what a learner sees of the pen at last, if no step said so."""
        self._show_look()
        if self._is_shown and round(self._degrees(), 2) % 360 != self._heading_sent:
            steps.record('turn', self._number, 0, f'"heading":{self._heading_text()}')

    def _record(self, kind, ms, body, is_drawn=True):
        self._show_look()
        index = steps.record(kind, self._number, ms, body)
        if is_drawn:
            self._drawn.append(index)
        return index

    # Moves and turns

    def _begin(self, kind):
        """Notes that a call begins which `undo` takes back as a whole."""
        if self._is_nested or self._undo_size == 0:
            return
        state = self._pen_state() if kind != 'go' and kind != 'turn' else None
        filled = None if self._fill is None else len(self._fill)
        poly = None if self._poly is None else len(self._poly)
        self._undo.append((kind, self._position, self._orient, state, filled, poly, steps.count))

    def _go(self, distance):
        across, up = self._orient
        x, y = self._position
        self._go_to(Vec2D(x + across * distance, y + up * distance))

    def _go_to(self, end):
        self._begin('go')
        self._travel([self._position, end])

    def _travel(self, points):
        """Goes along these places, the first of which is where the pen is."""
        end = points[-1]
        if not (abs(end[0]) < _LARGEST and abs(end[1]) < _LARGEST):
            raise ValueError('the pen cannot go that far')
        hops = sum([self._hops(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:])])
        ms = self._show_ms(hops)
        if self._is_down and self._colour:
            body = (f'"points":[{self._page.text_of(points)}],"colour":"{self._colour}",'
                    f'"width":{steps.number_text(_width(self._width))},"heading":{self._heading_text()}')
            self._record('line', ms, body)
        else:
            body = f'"to":{self._page.text_of([end])},"heading":{self._heading_text()}'
            self._record('move', ms, body, is_drawn=False)
        self._position = end
        if self._fill is not None:
            self._fill.extend(points[1:])
        if self._is_poly:
            self._poly.extend(points[1:])

    def _turn(self, angle):
        """Turns to the left, in the pen's measure of angles."""
        self._begin('turn')
        degrees = angle * self._degrees_per_unit
        self._orient = self._orient.rotate(degrees)
        self._take_turn(degrees)

    def _take_turn(self, degrees):
        hops = 1 + int(abs(degrees) / (3.0 * self._speed)) if self._speed else 0
        ms = self._show_ms(hops)
        if ms and self._is_shown:
            self._record('turn', ms, f'"heading":{self._heading_text()}', is_drawn=False)
        else:
            steps.owe(ms)

    def _arc(self, radius, extent=None, corners=None):
        """
        Goes along a polygon on a circle whose middle is `radius` to the left, entered after half a turn.
        :param extent: the angle of the arc; the whole circle when None
        :param corners: how many corners the arc has; as many as its length asks for when None
        """
        if extent is None:
            extent = self._full_circle
        if corners is None:
            share = abs(extent) / self._full_circle
            corners = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * share)
        turn = 1.0 * extent / corners
        side = 2.0 * radius * math.sin(math.radians(0.5 * turn) * self._degrees_per_unit)
        if radius < 0:
            side, turn = -side, -turn
        half = 0.5 * turn
        degrees = turn * self._degrees_per_unit
        self._begin('arc')
        self._orient = self._orient.rotate(half * self._degrees_per_unit)
        while corners > 0:
            part = min(corners, _POINTS_AT_ONCE)
            points, orient = [self._position], self._orient
            for _ in range(part):
                points.append(points[-1] + orient * side)
                orient = orient.rotate(degrees)
            corners -= part
            self._orient = orient if corners else orient.rotate(-half * self._degrees_per_unit)
            self._travel(points)

    def _ring(self, radius):
        """Draws a circle round the place where the pen is, and stays there."""
        corners = 1 + int(min(11 + abs(radius) / 6.0, 59.0))
        x, y = self._position
        angles = [2 * math.pi * at / corners for at in range(corners)]
        points = [Vec2D(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
        points.append(points[0])
        back, self._position = self._position, points[0]
        self._travel(points)
        self._record('move', 0, f'"to":{self._page.text_of([back])},"heading":{self._heading_text()}', False)
        self._position = back

    # Dots, texts, areas

    def _dot(self, size, colour):
        if not colour:
            return
        at = self._page.text_of([self._position])
        body = f'"at":{at},"size":{steps.number_text(_width(size))},"colour":"{colour}"'
        self._record('dot', self._show_ms(1), body)

    def _write(self, text, align, size):
        if not self._colour:
            return
        at = self._page.text_of([self._position])
        body = (f'"at":{at},"text":{steps.text_text(text)},"colour":"{self._colour}",'
                f'"size":{steps.number_text(size)},"align":"{align}"')
        self._record('text', self._show_ms(1), body)

    def _begin_area(self):
        self._begin('begin')
        if self._fill is None:
            self._show_look()
            self._fill_under = steps.count
        self._fill = [self._position]

    def _end_area(self):
        if self._fill is None:
            return
        if len(self._fill) > 2:
            self._begin('end')
            self._paint(self._fill, self._inside, self._fill_under)
        self._fill = None

    def _paint(self, points, colour, under):
        if not colour:
            return None
        self._show_look()
        body = f'"points":[{self._page.text_of(points)}],"colour":"{colour}","under":{under}'
        return self._record('fill', self._show_ms(1), body)

    def _stamp(self, polygons):
        """
        Leaves a picture of the pen on the page.
        :param polygons: places with an inside and an outline colour, for a shape that is not one of the six; else None
        """
        first = steps.count
        if polygons is None:
            if self._shape != 'blank':
                at = self._page.text_of([self._position])
                self._record('stamp', 0, f'"at":{at},"heading":{self._heading_text()},{self._look_text()}')
        else:
            for points, inside, outline in polygons:
                self._paint(points, inside, steps.count)
                if outline:
                    self._outline_of(points, outline)
        self._stamps[first + 1] = [index for index in self._drawn if index >= first]
        return first + 1

    def _outline_of(self, points, colour):
        closed = [*points, points[0]]
        body = (f'"points":[{self._page.text_of(closed)}],"colour":"{colour}",'
                f'"width":{steps.number_text(_width(self._outline))},"heading":{self._heading_text()}')
        self._record('line', 0, body)
        back = self._page.text_of([self._position])
        self._record('move', 0, f'"to":{back},"heading":{self._heading_text()}', is_drawn=False)

    # Taking away

    def _clear(self):
        """Takes away all that the pen drew."""
        gone, self._drawn, self._stamps, self._fill = self._drawn, [], {}, None
        steps.erase(self._number, gone, self._show_ms(1))
        self._undo.clear()

    def _clear_stamp(self, number):
        gone = self._stamps.pop(number, None)
        if gone:
            self._drawn = [index for index in self._drawn if index not in gone]
            steps.erase(self._number, gone, self._show_ms(1))
        self._undo = deque([entry for entry in self._undo if entry[0] != 'stamp' or entry[6] + 1 != number],
                           maxlen=self._undo.maxlen)

    def _take_back(self):
        """Takes back the last call."""
        if not self._undo:
            return
        kind, position, orient, state, filled, poly, count = self._undo.pop()
        gone = []
        while self._drawn and self._drawn[-1] >= count:
            gone.append(self._drawn.pop())
        for number in [number for number in self._stamps if number > count]:
            del self._stamps[number]
        across, up = self._position - position
        steps.erase(self._number, gone, self._show_ms(1))
        if state is not None:
            self._set_pen_state(state)
        self._take_back_outline(kind, filled, poly)
        is_elsewhere = self._position != position
        self._position, self._orient = position, orient
        if is_elsewhere:
            to = self._page.text_of([position])
            ms = self._show_ms(self._hops(across, up))
            self._record('move', ms, f'"to":{to},"heading":{self._heading_text()}', is_drawn=False)
        elif kind == 'turn':
            self._take_turn(0)

    def _take_back_outline(self, kind, filled, poly):
        if kind == 'begin':
            self._fill = None
        elif self._fill is not None and filled is not None:
            del self._fill[filled:]
        if self._poly is not None and poly is not None:
            del self._poly[poly:]

    # How the pen draws

    def _pen_state(self):
        return {
            'shown': self._is_shown, 'pendown': self._is_down, 'pencolor': self._colour_word,
            'fillcolor': self._inside_word, 'pensize': self._width, 'speed': self._speed,
            'resizemode': self._resize_mode, 'stretchfactor': self._factors, 'shearfactor': self._shear,
            'outline': self._outline, 'tilt': self._tilt,
        }

    def _set_pen_state(self, state):
        """Sets what is in `state`, by the names of turtle's `pen`. Colours are words that are known."""
        for name, value in state.items():
            if name in _FIELDS:
                setattr(self, _FIELDS[name], value)
        if 'pencolor' in state:
            self._colour = colour_value(self._colour_word)
        if 'fillcolor' in state:
            self._inside = colour_value(self._inside_word)
        steps.owe(self._show_ms(1))

    def _change(self, **state):
        self._begin('pen')
        self._set_pen_state(state)


_FIELDS = {
    'shown': '_is_shown', 'pendown': '_is_down', 'pencolor': '_colour_word', 'fillcolor': '_inside_word',
    'pensize': '_width', 'speed': '_speed', 'resizemode': '_resize_mode', 'stretchfactor': '_factors',
    'shearfactor': '_shear', 'outline': '_outline', 'tilt': '_tilt',
}


def _width(value):
    """The width of a line as it is drawn: a text of digits counts, and nothing is thinner than 0."""
    try:
        width = float(value)
    except (TypeError, ValueError):
        return 1
    return min(width, _WIDEST) if width >= 0 else 1


page = Page()


def flush():
    """Records what a learner sees of all pens at last."""
    if page.pens:
        for pen in page.all_pens:
            pen._show_at_last()
