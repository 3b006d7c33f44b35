"""
Turtle graphics with the names of CPython's `turtle`. It draws on the page that shows the run: nothing is animated
here, and there is no window that could be clicked or listen to keys.
"""

import builtins
import inspect
import math
from collections import deque
from contextlib import contextmanager
from copy import deepcopy

import drawing_pen as _pens
import drawing_steps as _steps
from drawing_pen import SHAPES as _SHAPES
from drawing_pen import DrawingError, Pen as _Pen, Vec2D, colour_value as _colour_value, number as _number
from drawing_pen import page as _page, place as _place

# A virtual screen, of which a window takes half the width and three quarters of the height, as CPython's does.
_SCREEN_SIZE = (800, 534)
_SMALLEST_WINDOW, _LARGEST_WINDOW = 20, 20_000
# What the frame of CPython's window takes from a page in world coordinates.
_FRAME_PIXELS = 20
_SPEEDS = {'fastest': 0, 'fast': 10, 'normal': 6, 'slow': 3, 'slowest': 1}
_MODES = ('standard', 'logo', 'world')
_ALIGNMENTS = ('left', 'center', 'right')
_FONT_SIZE = 8
# Width of a letter as a share of the size of its font in pixels; a point is 4/3 pixels.
_LETTER_WIDTH = 0.55 * 4 / 3


class TurtleGraphicsError(DrawingError):
    """A call that cannot be drawn."""


class Terminator(Exception):
    """A call after `bye`."""


class Shape:
    """A form that a turtle can have: a polygon, or several with colours of their own."""

    def __init__(self, type_, data=None):
        if type_ not in ('polygon', 'compound', 'image'):
            raise TurtleGraphicsError(f'There is no shape type {type_}')
        self._type = type_
        self._data = [] if type_ == 'compound' else data

    def addcomponent(self, poly, fill, outline=None):
        """Adds a polygon to a compound shape."""
        if self._type != 'compound':
            raise TurtleGraphicsError(f'Cannot add component to {self._type} Shape')
        self._data.append((_polygon(poly, 'addcomponent'), fill, fill if outline is None else outline))


def _polygon(points, call):
    return tuple([_place(x, y, call) for x, y in points])


_told = set()


def _tell_once(english, tamil):
    if english not in _told:
        _told.add(english)
        _steps.tell(english, tamil)


def _tell_no_keys():
    _tell_once(
        'Here drawings do not listen to keys, clicks or timers. The rest of the program goes on.',
        'இங்கே ஓவியங்கள் விசைகளையோ சொடுக்குகளையோ நேரத்தையோ கவனிக்காது. நிரலின் மற்ற வரிகள் தொடரும்.',
    )


def _tell_no_pictures():
    _tell_once(
        'Here drawings cannot show pictures from files.',
        'இங்கே ஓவியங்களில் கோப்பிலுள்ள படங்களைக் காட்ட முடியாது.',
    )


class _Screen:
    """The page with all its turtles."""

    def __init__(self):
        self._turtles = []
        self._mode = 'standard'
        self._colour_mode = 1.0
        self._background = 'white'
        self._size = (_SCREEN_SIZE[0] // 2, int(_SCREEN_SIZE[1] * 0.75))
        self._canvas = (400, 300)
        self._shapes = {**_SHAPES, 'blank': None}
        self._is_closed = False
        self._show_page()

    # Size and measure

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        """Sets the size of the page; a float up to 1 is a share of the screen."""
        sizes = [_number(size, 'setup') for size in (width, height)]
        shares = [isinstance(size, float) and 0 <= size <= 1 for size in sizes]
        wanted = [int(size * of) if is_share else int(size) for size, of, is_share in zip(sizes, _SCREEN_SIZE, shares)]
        self._size = tuple([min(max(size, _SMALLEST_WINDOW), _LARGEST_WINDOW) for size in wanted])
        if self._mode != 'world':
            self._show_page()

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        """Returns or sets the size of the part that can be scrolled."""
        if canvwidth is canvheight is bg is None:
            return self._canvas
        sizes = zip((canvwidth, canvheight), self._canvas)
        self._canvas = tuple([old if size is None else _number(size, 'screensize') for size, old in sizes])
        if bg is not None:
            self.bgcolor(bg)
        return None

    def window_width(self):
        return self._size[0]

    def window_height(self):
        return self._size[1]

    def mode(self, mode=None):
        """Returns or sets `standard`, `logo` or `world`; setting it puts all turtles back."""
        if mode is None:
            return self._mode
        if str(mode).lower() not in _MODES:
            raise TurtleGraphicsError(f'No turtle-graphics-mode {mode}')
        self._mode = mode.lower()
        if self._mode != 'world':
            _page.scale, _page.start = (1.0, 1.0), (0.0, 0.0)
            self._show_page()
        self.reset()

    def setworldcoordinates(self, llx, lly, urx, ury):
        """Sets what stands for the lower left and the upper right corner of the page."""
        left, lower, right, upper = [_number(edge, 'setworldcoordinates') for edge in (llx, lly, urx, ury)]
        if left == right or lower == upper:
            raise ZeroDivisionError('setworldcoordinates() needs a page that is wider and higher than 0')
        self.mode('world')
        wide, high = [max(size - _FRAME_PIXELS, 1) for size in self._size]
        self._canvas = (wide, high)
        _page.scale = across, up = wide / (right - left), high / (upper - lower)
        if not all(map(math.isfinite, (across, up, left * across, lower * up))):
            raise ValueError('setworldcoordinates() cannot use a page that is this small')
        _page.start = (min(left, right) * across, min(lower, upper) * up)
        _page.show((0, 0), (wide, high))

    def _show_page(self):
        wide, high = self._size
        _page.show((-wide / 2, -high / 2), (wide / 2, high / 2))

    # Colours

    def bgcolor(self, *args):
        """Returns or sets the colour of the page."""
        if not args:
            return self._color(self._background)
        self._background = word = self._colorstr(args)
        _page.paint(_colour_value(word) or '#ffffff')
        return None

    def colormode(self, cmode=None):
        """Returns or sets the largest part of a colour: 1.0 or 255."""
        if cmode is None:
            return self._colour_mode
        if cmode == 1.0:
            self._colour_mode = 1.0
        elif cmode == 255:
            self._colour_mode = 255
        return None

    def _colorstr(self, args):
        """The colour that the arguments of a call say, as a name or as `#rrggbb`."""
        colour = args[0] if len(args) == 1 else args
        if isinstance(colour, str):
            if _colour_value(colour) is None:
                raise TurtleGraphicsError(f'there is no colour {colour[:40]!r}{_pens.suggested(colour)}')
            return colour
        if not isinstance(colour, (tuple, list)) or len(colour) != 3:
            raise TurtleGraphicsError('a colour is a name, or three numbers for red, green and blue')
        parts = [_number(part, 'color') for part in colour]
        if self._colour_mode == 1.0:
            parts = [round(255.0 * part) for part in parts]
        if not all([0 <= part <= 255 for part in parts]):
            largest = self._colour_mode
            raise TurtleGraphicsError(f'the parts of a colour go from 0 to {largest} here, not {colour!r:.60}')
        return '#%02x%02x%02x' % tuple([int(part) for part in parts])

    def _color(self, word):
        """What a call gives back for a colour: its name, or a tuple for `#rrggbb`."""
        if not word.startswith('#'):
            return word
        digits = word[1:]
        if len(digits) == 3:
            parts = [16 * int(digit, 16) for digit in digits]
        else:
            parts = [int(digits[at:at + 2], 16) for at in (0, 2, 4)]
        return tuple([part * self._colour_mode / 255 for part in parts])

    # Time

    def tracer(self, n=None, delay=None):
        """Returns or sets each how many calls the picture is shown; 0 waits for `update`."""
        if n is None:
            return _page.tracing
        _page.tracing = max(int(_number(n, 'tracer')), 0)
        if delay is not None:
            self.delay(delay)
        return None

    def delay(self, delay=None):
        """Returns or sets the milliseconds between two pictures."""
        if delay is None:
            return _page.delay
        _page.delay = min(max(int(_number(delay, 'delay')), 0), 60_000)
        return None

    def update(self):
        """Shows the picture. Each step is on the page already."""

    # Turtles and shapes

    def turtles(self):
        return self._turtles

    def clear(self):
        """Takes away all turtles and their drawings, and the colour of the page."""
        for turtle in self._turtles:
            turtle._leave()
        self._turtles = []
        _page.tracing, _page.delay = 1, 10
        self._colour_mode = 1.0
        self.bgcolor('white')
        _default.clear()

    def reset(self):
        """Puts all turtles back to the start and takes away what they drew."""
        for turtle in self._turtles:
            turtle._set_mode(self._mode)
            turtle.reset()

    def getshapes(self):
        return sorted(self._shapes)

    def register_shape(self, name, shape=None):
        """Adds a shape that turtles can have."""
        if shape is None or (isinstance(shape, Shape) and shape._type == 'image'):
            _tell_no_pictures()
            self._shapes[name] = _SHAPES['classic']
        elif isinstance(shape, Shape):
            self._shapes[name] = shape if shape._type == 'compound' else _polygon(shape._data, 'register_shape')
        else:
            self._shapes[name] = _polygon(shape, 'register_shape')

    def bgpic(self, picname=None):
        if picname is None:
            return 'nopic'
        _tell_no_pictures()
        return None

    # The window and its ends

    def title(self, titlestring):
        """The page has a title of its own."""

    def mainloop(self):
        """The drawing is complete. Nothing waits here."""

    def exitonclick(self):
        """The drawing is complete. Nothing waits for a click here."""

    def bye(self):
        """Ends the drawing: another call of a turtle is an error."""
        self._is_closed = True

    def _check_open(self):
        if self._is_closed:
            self._is_closed = False
            raise Terminator('bye() has closed the drawing')

    # Keys, clicks and questions

    def listen(self, xdummy=None, ydummy=None):
        _tell_no_keys()

    def onkey(self, fun, key):
        _tell_no_keys()

    def onkeypress(self, fun, key=None):
        _tell_no_keys()

    def onclick(self, fun, btn=1, add=None):
        _tell_no_keys()

    def ontimer(self, fun, t=0):
        _tell_no_keys()

    def textinput(self, title, prompt):
        """Asks for a line, below the drawing."""
        return builtins.input(f'{prompt} ')

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        """Asks for a number until one comes that fits; an empty line is the default."""
        while True:
            line = builtins.input(f'{prompt} ').strip()
            if not line and default is not None:
                return default
            try:
                value = float(line)
            except ValueError:
                continue
            if (minval is None or value >= minval) and (maxval is None or value <= maxval):
                return value

    @contextmanager
    def no_animation(self):
        """Shows what is drawn inside the block at once."""
        tracing = _page.tracing
        _page.tracing = 0
        try:
            yield
        finally:
            _page.tracing = tracing

    addshape = register_shape
    clearscreen = clear
    onkeyrelease = onkey
    onscreenclick = onclick
    resetscreen = reset


TurtleScreen = _Screen


class Turtle(_Pen):
    """A turtle with a pen."""

    def __init__(self, shape='classic', undobuffersize=1000, visible=True):
        screen = Screen()
        screen._check_open()
        super().__init__(_page, visible, 'classic')
        self.screen = screen
        self._set_mode(screen._mode)
        self.setundobuffer(undobuffersize)
        self._orient = self._home()
        screen._turtles.append(self)
        if shape != 'classic':
            self.shape(shape)

    # Measure of angles

    def _set_mode(self, mode):
        self._mode = mode
        is_logo = mode == 'logo'
        self._angle_offset = self._full_circle / 4.0 if is_logo else 0
        self._angle_orient = -1 if is_logo else 1

    def _home(self):
        return Vec2D(0.0, 1.0) if self._mode == 'logo' else Vec2D(1.0, 0.0)

    def degrees(self, fullcircle=360.0):
        """Sets how many units a whole turn has."""
        fullcircle = _number(fullcircle, 'degrees')
        self._full_circle = fullcircle
        self._degrees_per_unit = 360 / fullcircle
        self._angle_offset = 0 if self._mode == 'standard' else fullcircle / 4.0

    def radians(self):
        """Measures angles in radians from now on."""
        self.degrees(math.tau)

    def heading(self):
        return self._angle_of(*self._orient)

    def _angle_of(self, across, up):
        angle = round(math.degrees(math.atan2(up, across)), 10) % 360.0 / self._degrees_per_unit
        return (self._angle_offset + self._angle_orient * angle) % self._full_circle

    # Moves

    def forward(self, distance):
        """Goes forward by a number of steps."""
        self.screen._check_open()
        self._go(_number(distance, 'forward'))

    def back(self, distance):
        """Goes back by a number of steps, without a turn."""
        self.screen._check_open()
        self._go(-_number(distance, 'back'))

    def right(self, angle):
        """Turns to the right."""
        self.screen._check_open()
        self._turn(-_number(angle, 'right'))

    def left(self, angle):
        """Turns to the left."""
        self.screen._check_open()
        self._turn(_number(angle, 'left'))

    def goto(self, x, y=None):
        """Goes to a place, and draws a line if the pen is down."""
        self.screen._check_open()
        self._go_to(_place(x, y, 'goto'))

    def teleport(self, x=None, y=None, *, fill_gap=False):
        """Goes to a place without a line."""
        is_down, is_gap = self._is_down, self._fill is not None and not fill_gap
        if is_down:
            self.penup()
        if is_gap:
            self.end_fill()
        old_x, old_y = self._position
        filled, self._fill = self._fill, None
        self.goto(old_x if x is None else x, old_y if y is None else y)
        self._fill = filled
        if is_down:
            self.pendown()
        if is_gap:
            self.begin_fill()

    def home(self):
        """Goes to the middle, with the heading of the start."""
        self.goto(0, 0)
        self.setheading(0)

    def setx(self, x):
        self.goto(_number(x, 'setx'), self._position[1])

    def sety(self, y):
        self.goto(self._position[0], _number(y, 'sety'))

    def setheading(self, to_angle):
        """Turns to a heading, the shorter way."""
        angle = (_number(to_angle, 'setheading') - self.heading()) * self._angle_orient
        full = self._full_circle
        self._turn((angle + full / 2.0) % full - full / 2.0)

    def circle(self, radius, extent=None, steps=None):
        """Draws an arc whose middle is `radius` to the left; the whole circle without an extent."""
        self.screen._check_open()
        radius = _number(radius, 'circle')
        extent = None if extent is None else _number(extent, 'circle')
        if steps is not None and int(_number(steps, 'circle')) < 1:
            raise ValueError('circle() needs at least one step')
        self._arc(radius, extent, None if steps is None else int(steps))

    # Where the turtle is

    def pos(self):
        return self._position

    def xcor(self):
        return self._position[0]

    def ycor(self):
        return self._position[1]

    def distance(self, x, y=None):
        """The distance to a place or to another turtle."""
        return abs(self._there(x, y, 'distance') - self._position)

    def towards(self, x, y=None):
        """The heading of the line to a place or to another turtle."""
        return self._angle_of(*(self._there(x, y, 'towards') - self._position))

    @staticmethod
    def _there(x, y, call):
        return x._position if isinstance(x, _Pen) else _place(x, y, call)

    # The pen

    def penup(self):
        if self._is_down:
            self._change(pendown=False)

    def pendown(self):
        if not self._is_down:
            self._change(pendown=True)

    def isdown(self):
        return self._is_down

    def pensize(self, width=None):
        """Returns or sets the width of lines."""
        if width is None:
            return self._width
        self._change(pensize=width)
        return None

    def speed(self, speed=None):
        """Returns or sets the speed: 1 to 10, 0 for no animation, or a word."""
        if speed is None:
            return self._speed
        if isinstance(speed, str):
            if speed not in _SPEEDS:
                raise TypeError(f'speed() needs a number from 0 to 10 or one of {", ".join(_SPEEDS)}, not {speed[:40]!r}')
            value = _SPEEDS[speed]
        else:
            wanted = _number(speed, 'speed')
            value = int(round(wanted)) if 0.5 < wanted < 10.5 else 0
        self._change(speed=value)
        return None

    def pen(self, pen=None, **pendict):
        """Returns what the pen is like, or sets some of it."""
        if not (pen or pendict):
            return self._pen_state()
        state = {**(pen if isinstance(pen, dict) else {}), **pendict}
        for name in ('pencolor', 'fillcolor'):
            if name in state:
                state[name] = self.screen._colorstr((state[name],))
        for name in ('outline', 'tilt', 'shearfactor'):
            if name in state:
                state[name] = _number(state[name], 'pen')
        if 'speed' in state:
            state['speed'] = min(max(_number(state['speed'], 'pen'), 0), 10)
        if 'stretchfactor' in state:
            factor = state['stretchfactor']
            state['stretchfactor'] = _checked_factors(*(factor if isinstance(factor, (tuple, list)) else (factor, factor)))
        self._change(**state)
        return None

    def color(self, *args):
        """Returns or sets the colours of lines and of areas."""
        if not args:
            return self.pencolor(), self.fillcolor()
        if len(args) == 2:
            pen, inside = args
        elif len(args) in (1, 3):
            pen = inside = args[0] if len(args) == 1 else args
        else:
            raise TurtleGraphicsError('a colour is a name, or three numbers for red, green and blue')
        colorstr = self.screen._colorstr
        self._change(pencolor=colorstr((pen,)), fillcolor=colorstr((inside,)))
        return None

    def pencolor(self, *args):
        """Returns or sets the colour of lines."""
        if not args:
            return self.screen._color(self._colour_word)
        word = self.screen._colorstr(args)
        if word != self._colour_word:
            self._change(pencolor=word)
        return None

    def fillcolor(self, *args):
        """Returns or sets the colour of areas."""
        if not args:
            return self.screen._color(self._inside_word)
        word = self.screen._colorstr(args)
        if word != self._inside_word:
            self._change(fillcolor=word)
        return None

    # Dots, texts, areas, stamps

    def dot(self, size=None, *color):
        """Draws a dot of this diameter, in the colour of lines or in one of its own."""
        self.screen._check_open()
        if not color and isinstance(size, (str, tuple)):
            color, size = (size,), None
        colour = _colour_value(self.screen._colorstr(color)) if color else self._colour
        if not size:
            width = self._width
            size = width + max(width, 4)
        if _number(size, 'dot') < 0:
            raise TurtleGraphicsError('dot() needs a size that is not below 0')
        self._begin('dot')
        self._dot(size, colour)
        if self._fill is not None:
            self._fill.append(self._position)

    def write(self, arg, move=False, align='left', font=('Arial', _FONT_SIZE, 'normal')):
        """Writes a text; its lower line begins, ends or has its middle where the turtle is."""
        self.screen._check_open()
        if str(align).lower() not in _ALIGNMENTS:
            raise TurtleGraphicsError(f'a text is aligned left, center or right, not {str(align)[:40]!r}')
        align, text, size = align.lower(), str(arg), _font_size(font)
        self._begin('write')
        self._write(text, align, size)
        if move:
            self._is_nested = True
            width = max([len(line) for line in text.split('\n')]) * size * _LETTER_WIDTH / _page.scale[0]
            x, y = self._position
            self._go_to(Vec2D(x + width * {'left': 1, 'center': 0.5, 'right': 0}[align], y))
            self._is_nested = False

    def begin_fill(self):
        """Begins the outline of an area."""
        self.screen._check_open()
        self._begin_area()

    def end_fill(self):
        """Paints the area whose outline the turtle went along."""
        self._end_area()

    def filling(self):
        return self._fill is not None

    @contextmanager
    def fill(self):
        """Paints the area whose outline is drawn inside the block."""
        self.begin_fill()
        try:
            yield
        finally:
            self.end_fill()

    def stamp(self):
        """Leaves a picture of the turtle on the page. Returns its number for `clearstamp`."""
        self.screen._check_open()
        self._begin('stamp')
        shape = self.screen._shapes[self._shape]
        is_known = self._shape in _SHAPES or self._shape == 'blank'
        if is_known and not self._tilt and not self._shear:
            return self._stamp(None)
        parts = shape._data if isinstance(shape, Shape) else [(shape, self._inside_word, self._colour_word)]
        value = self.screen._colorstr
        return self._stamp([
            (self._on_page(polygon), _colour_value(value((inside,))), _colour_value(value((outline,))))
            for polygon, inside, outline in parts
        ])

    def clearstamp(self, stampid):
        """Takes one stamp away."""
        self._clear_stamp(stampid)

    def clearstamps(self, n=None):
        """Takes all stamps away, or the first or the last `n`."""
        stamps = list(self._stamps)
        for stamp in stamps if n is None else stamps[:n] if n >= 0 else stamps[n:]:
            self._clear_stamp(stamp)

    def begin_poly(self):
        self._poly, self._is_poly = [self._position], True

    def end_poly(self):
        self._is_poly = False

    def get_poly(self):
        return None if self._poly is None else tuple(self._poly)

    @contextmanager
    def poly(self):
        """Records the corners of a polygon inside the block."""
        self.begin_poly()
        try:
            yield
        finally:
            self.end_poly()

    # What the turtle looks like

    def showturtle(self):
        self._change(shown=True)

    def hideturtle(self):
        self._change(shown=False)

    def isvisible(self):
        return self._is_shown

    def shape(self, name=None):
        """Returns or sets the shape of the turtle."""
        if name is None:
            return self._shape
        if name not in self.screen._shapes:
            raise TurtleGraphicsError(f'There is no shape named {name!s:.40}. There are: {", ".join(sorted(_SHAPES))}')
        self._shape = name
        return None

    def resizemode(self, rmode=None):
        if rmode is None:
            return self._resize_mode
        if str(rmode).lower() in ('auto', 'user', 'noresize'):
            self._change(resizemode=rmode.lower())
        return None

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        """Returns or sets how the turtle is stretched."""
        if stretch_wid is stretch_len is outline is None:
            return (*self._factors, self._outline)
        if stretch_wid == 0 or stretch_len == 0:
            raise TurtleGraphicsError('stretch_wid/stretch_len must not be zero')
        wide, long = self._factors
        if stretch_wid is not None:
            wide, long = stretch_wid, stretch_wid if stretch_len is None else stretch_len
        elif stretch_len is not None:
            long = stretch_len
        outline = self._outline if outline is None else _number(outline, 'shapesize')
        self._change(resizemode='user', stretchfactor=_checked_factors(wide, long), outline=outline)
        return None

    def shearfactor(self, shear=None):
        if shear is None:
            return self._shear
        self._change(resizemode='user', shearfactor=_number(shear, 'shearfactor'))
        return None

    def tiltangle(self, angle=None):
        """Returns or sets the angle between the shape and the heading."""
        if angle is None:
            return -math.degrees(self._tilt) * self._angle_orient / self._degrees_per_unit % self._full_circle
        tilt = -_number(angle, 'tiltangle') * self._degrees_per_unit * self._angle_orient
        self._change(resizemode='user', tilt=math.radians(tilt) % math.tau)
        return None

    def tilt(self, angle):
        self.tiltangle(_number(angle, 'tilt') + self.tiltangle())

    def get_shapepoly(self):
        """The corners of the shape as it is stretched now."""
        shape = self.screen._shapes[self._shape]
        return tuple([self._transformed(x, y) for x, y in shape]) if isinstance(shape, tuple) else None

    def _transformed(self, x, y):
        if self._resize_mode != 'user':
            factor = self._factors_now()[0]
            return factor * x, factor * y
        (wide, long), shear = self._factors, self._shear
        sin, cos = math.sin(self._tilt), math.cos(self._tilt)
        return (wide * cos * x + long * (shear * cos + sin) * y, -wide * sin * x + long * (cos - shear * sin) * y)

    def _on_page(self, polygon):
        """The corners of a shape where the turtle is."""
        across, up = _page.scale
        e0, e1 = self._orient
        e1 = e1 * up / across
        length = math.hypot(e0, e1)
        e0, e1 = e0 / length, e1 / length
        x0, y0 = self._position
        return [Vec2D(x0 + (e1 * x + e0 * y) / across, y0 + (-e0 * x + e1 * y) / up)
                for x, y in [self._transformed(*corner) for corner in polygon]]

    # Taking away, and other turtles

    def clear(self):
        """Takes away what this turtle drew. It stays where it is."""
        self._clear()

    def reset(self):
        """Takes away what this turtle drew, and puts it back to the start."""
        self._clear()
        was = self._position, self._orient
        self._start_again()
        self._orient = self._home()
        if was != (self._position, self._orient):
            to = self._page.text_of([self._position])
            self._record('move', 0, f'"to":{to},"heading":{self._heading_text()}', is_drawn=False)

    def undo(self):
        """Takes back the last call of this turtle."""
        self._take_back()

    def setundobuffer(self, size):
        """Sets how many calls `undo` can take back; None is none."""
        self._undo_size = 0 if size is None else max(min(int(size), 1000), 0)
        self._undo = deque(maxlen=self._undo_size)

    def undobufferentries(self):
        return len(self._undo)

    def clone(self):
        """Another turtle that is like this one, where this one is."""
        screen, page = self.screen, self._page
        twin = object.__new__(type(self))
        own = ('screen', '_page', '_drawn', '_stamps', '_undo')
        twin.__dict__.update({name: deepcopy(value) for name, value in vars(self).items() if name not in own})
        twin.screen, twin._page, twin._number = screen, page, page.pens
        twin._drawn, twin._stamps, twin._look_sent, twin._look_causes = [], {}, None, None
        twin._undo = deque(maxlen=twin._undo_size)
        page.pens += 1
        page.all_pens.append(twin)
        screen._turtles.append(twin)
        at = page.text_of([twin._position])
        twin._record('move', 0, f'"to":{at},"heading":{twin._heading_text()}', is_drawn=False)
        return twin

    def _leave(self):
        """Takes the turtle from the page, with its drawing."""
        self._clear()
        self._is_shown = False
        self._show_look()

    def getturtle(self):
        return self

    def getscreen(self):
        return self.screen

    # Clicks

    def onclick(self, fun, btn=1, add=None):
        _tell_no_keys()

    backward = bk = back
    down = pd = pendown
    fd = forward
    getpen = getturtle
    ht = hideturtle
    lt = left
    ondrag = onrelease = onclick
    position = pos
    pu = up = penup
    rt = right
    seth = setheading
    setpos = setposition = goto
    st = showturtle
    turtlesize = shapesize
    width = pensize


class Pen(Turtle):
    """A turtle by another name."""


RawTurtle = RawPen = Turtle


def _checked_factors(wide, long):
    return _number(wide, 'shapesize'), _number(long, 'shapesize')


def _font_size(font):
    """The size in a font, which is a tuple such as `('Arial', 16, 'bold')` or a text such as `Arial 16`."""
    parts = font.split() if isinstance(font, str) else font
    for part in parts if isinstance(parts, (tuple, list)) else ():
        try:
            return min(abs(_number(float(part), 'write')), 1000)
        except (TypeError, ValueError):
            continue
    return _FONT_SIZE


# The calls without a turtle's name

# The screen, and the turtle of calls without a name, once they are used.
_screen = []
_default = []


def Screen():
    """The page. There is one."""
    if not _screen:
        _screen.append(_Screen())
    return _screen[0]


def _default_turtle():
    if not _default:
        _default.append(Turtle())
    return _default[0]


def _without_name(name, owner):
    """The call of a method without a turtle's name. It has the same parameters, so that its errors count them right."""
    method = getattr(Turtle if owner is _default_turtle else _Screen, name)
    signature = inspect.signature(method)
    given = list(signature.parameters.values())[1:]
    passed = ', '.join([_PASSED[parameter.kind].format(parameter.name) for parameter in given])
    source = f'def {name}{signature.replace(parameters=given)}:\n    return _method(_owner(), {passed})'
    names = {'_method': method, '_owner': owner}
    exec(source, names)
    call = names[name]
    call.__module__, call.__doc__ = __name__, method.__doc__
    return call


_PASSED = {
    inspect.Parameter.POSITIONAL_OR_KEYWORD: '{}',
    inspect.Parameter.KEYWORD_ONLY: '{0}={0}',
    inspect.Parameter.VAR_POSITIONAL: '*{}',
    inspect.Parameter.VAR_KEYWORD: '**{}',
}
_SCREEN_CALLS = '''
addshape bgcolor bgpic bye clearscreen colormode delay exitonclick getshapes listen mainloop mode no_animation numinput
onkey onkeypress onkeyrelease onscreenclick ontimer register_shape resetscreen screensize setup setworldcoordinates
textinput title tracer turtles update window_height window_width
'''.split()
_TURTLE_CALLS = '''
back backward begin_fill begin_poly bk circle clear clearstamp clearstamps clone color degrees distance dot down
end_fill end_poly fd fill fillcolor filling forward get_poly get_shapepoly getpen getscreen getturtle goto heading
hideturtle home ht isdown isvisible left lt onclick ondrag onrelease pd pen pencolor pendown pensize penup poly pos
position pu radians reset resizemode right rt seth setheading setpos setposition setundobuffer setx sety shape
shapesize shearfactor showturtle speed st stamp teleport tilt tiltangle towards turtlesize undo undobufferentries up
width write xcor ycor
'''.split()

globals().update({name: _without_name(name, Screen) for name in _SCREEN_CALLS})
globals().update({name: _without_name(name, _default_turtle) for name in _TURTLE_CALLS})


def done():
    """The drawing is complete. Nothing waits here."""


# Each is a function or a class by its own name, which the picture of a program's names leaves out.
__all__ = ['Pen', 'Screen', 'Shape', 'Terminator', 'Turtle', 'Vec2D', 'done', *_SCREEN_CALLS, *_TURTLE_CALLS]
