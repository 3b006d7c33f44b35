"""
Kolams: lines, arcs, dots and rings on a page from -160 to 160 in both directions. The pen starts in the middle and
looks to the right; angles are degrees, and `left` turns against the clock.
"""

import drawing_pen as _pens
from drawing_pen import DrawingError, number as _number, page as _page, place as _place

_EDGE = 160
_LINE_WIDTH = 2
_DOT_SIZE = 6
_MOST_IN_GRID = 2500

# The pen, once it is used.
_pen = []


def forward(steps):
    """Draws a line of this length."""
    _the_pen()._go(_number(steps, 'forward'))


def back(steps):
    """Draws a line of this length backwards."""
    _the_pen()._go(-_number(steps, 'back'))


def left(angle):
    """Turns to the left."""
    _the_pen()._turn(_number(angle, 'left'))


def right(angle):
    """Turns to the right."""
    _the_pen()._turn(-_number(angle, 'right'))


def turn_to(angle):
    """Turns to a direction: 0 is right, 90 is up."""
    pen = _the_pen()
    turn = _number(angle, 'turn_to') - pen._degrees()
    pen._turn((turn + 180) % 360 - 180)


def place(x, y=None):
    """Goes to a place without a line."""
    pen = _the_pen()
    to = _place(x, y, 'place')
    pen._is_down = False
    pen._go_to(to)
    pen._is_down = True


def arc(radius, angle=360):
    """Draws an arc whose middle is `radius` to the left; with a negative radius, to the right."""
    _the_pen()._arc(_number(radius, 'arc'), _number(angle, 'arc'))


def loop(radius):
    """Draws a ring round the place where the pen is."""
    _the_pen()._ring(_not_below_0(radius, 'loop'))


def dot(size=_DOT_SIZE):
    """Draws a dot of this diameter."""
    pen = _the_pen()
    pen._dot(_not_below_0(size, 'dot'), pen._colour)


def dots(rows, columns, gap=40):
    """
    Draws a grid of dots round the place where the pen is. Returns their places, row by row from the top, so that a
    loop can go from one to the next.
    """
    rows, columns = int(_not_below_0(rows, 'dots')), int(_not_below_0(columns, 'dots'))
    gap = _number(gap, 'dots')
    if rows * columns > _MOST_IN_GRID:
        raise ValueError(f'dots() draws at most {_MOST_IN_GRID} dots')
    x0, y0 = _the_pen()._position
    left_edge, top = x0 - gap * (columns - 1) / 2, y0 + gap * (rows - 1) / 2
    places = [(left_edge + gap * column, top - gap * row) for row in range(rows) for column in range(columns)]
    for x, y in places:
        place(x, y)
        dot()
    place(x0, y0)
    return places


def colour(name):
    """Sets the colour of all that is drawn from now on."""
    _the_pen()._change(**dict.fromkeys(('pencolor', 'fillcolor'), _known(name)))


def thick(width):
    """Sets the width of lines."""
    _the_pen()._change(pensize=_not_below_0(width, 'thick'))


def background(name):
    """Sets the colour of the page."""
    _the_pen()
    _page.paint(_pens.colour_value(_known(name)))


def color(name):
    """The same as `colour`."""
    colour(name)


def _the_pen():
    if not _pen:
        _page.show((-_EDGE, -_EDGE), (_EDGE, _EDGE))
        pen = _pens.Pen(_page)
        pen._width, pen._speed = _LINE_WIDTH, 6
        _pen.append(pen)
    return _pen[0]


def _known(name):
    if not isinstance(name, str):
        raise TypeError(f'colour() needs the name of a colour in quotes, not {name!r:.40}')
    if not _pens.colour_value(name):
        raise DrawingError(f'there is no colour {name[:40]!r}{_pens.suggested(name)}')
    return name


def _not_below_0(value, call):
    value = _number(value, call)
    if value < 0:
        raise ValueError(f'{call}() needs a number that is not below 0')
    return value


__all__ = [
    'arc', 'back', 'background', 'color', 'colour', 'dot', 'dots', 'forward', 'left', 'loop', 'place', 'right',
    'thick', 'turn_to',
]
