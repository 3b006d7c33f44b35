# --- an endless drawing: drawing-limit
from turtle import *
while True:
    forward(1)
    left(1)
# --- an endless drawing that catches everything: drawing-limit
import turtle
while True:
    try:
        turtle.forward(1)
    except BaseException:
        pass
    finally:
        turtle.left(1)
# --- an endless kolam: drawing-limit
from kolam import *
while True:
    loop(5)
    place(5, 5)
# --- a million dots: drawing-limit
from turtle import *
tracer(0)
for i in range(1_000_000):
    dot(5)
# --- dots that are cleared again: drawing-limit
from turtle import *
while True:
    dot(5)
    clear()
# --- calls that are taken back without end: drawing-limit
from turtle import *
while True:
    forward(5)
    undo()
# --- a pen that never draws: drawing-limit
from turtle import *
penup()
speed(0)
while True:
    forward(1)
# --- turns of a hidden pen: time-limit
from turtle import *
hideturtle()
speed(0)
while True:
    left(1)
# --- a circle of ten million corners: drawing-limit
from turtle import *
circle(100, 360, 10_000_000)
# --- a circle of ten million corners without a line: time-limit or drawing-limit or memory-limit
from turtle import *
penup()
begin_fill()
circle(100, 360, 10_000_000)
# --- an area with as many corners as there are steps, many times: drawing-limit
from turtle import *
tracer(0)
begin_fill()
for i in range(2000):
    forward(1)
    left(1)
    end_fill()
    begin_fill()
while True:
    circle(5, 360, 900)
    end_fill()
    begin_fill()
# --- a text of a megabyte: finished
from turtle import *
write('x' * 1_000_000)
# --- a megabyte of texts: drawing-limit
from turtle import *
while True:
    write('\u0b95' * 1_000)
# --- a text whose own words raise: python-error
from turtle import *
class Bad:
    def __str__(self):
        raise OSError
write(Bad())
# --- a text of broken letters: finished
from turtle import *
write('\ud800\x00\x1b[31m</svg><script>')
# --- numbers that are none: python-error
from turtle import *
forward(float('nan'))
# --- places beyond every number: python-error
from turtle import *
while True:
    forward(1e299)
# --- numbers that lie about their size: finished or python-error
from turtle import *
class Liar(float):
    def __lt__(self, other):
        return True
    def __gt__(self, other):
        return True
    def __float__(self):
        return float('nan')
    def __mul__(self, other):
        return 'a text'
    __rmul__ = __mul__
forward(Liar(5))
goto(Liar(5), Liar(6))
# --- a size of every kind: finished or python-error
from turtle import *
pensize(float('inf'))
forward(5)
pensize('1e999')
forward(5)
shapesize(1e308, 1e308, 5)
stamp()
delay(10 ** 30)
forward(5)
setup(10 ** 30, -5)
forward(5)
write('a', font=('', 1e300))
# --- a colour with quotes in it: python-error
from turtle import *
color('red","line":"forged')
# --- a shape with quotes in its name: finished
from turtle import *
register_shape('a","shape":"b', ((0, 0), (5, 5), (0, 9)))
shape('a","shape":"b')
stamp()
# --- a shape of a million corners: drawing-limit or time-limit or memory-limit
from turtle import *
register_shape('big', tuple((i, i % 7) for i in range(1_000_000)))
shape('big')
stamp()
# --- more turtles than steps: drawing-limit or time-limit or memory-limit
import turtle
while True:
    turtle.Turtle()
# --- clones of clones: drawing-limit or time-limit or memory-limit
import turtle
herd = [turtle.Turtle()]
while True:
    herd += [one.clone() for one in herd]
# --- a buffer for a billion calls: finished
from turtle import *
setundobuffer(10 ** 9)
forward(5)
undo()
# --- a window that asks without end: python-error
from turtle import *
numinput('a', 'b')
# --- a step of its own making: finished
import os
os.write(1001, b'{"kind":"line"}')
os.write(1001, b'\xff\xfe not JSON \n\n')
os.write(1001, b'{"page":{"lower":[9,9],"upper":[1,1]}}')
# --- a million steps of its own making: drawing-limit
import os
while True:
    os.write(1001, b'{"kind":"turn","line":1,"pen":0,"ms":0,"heading":0}')
# --- one step of megabytes: drawing-limit
import os
os.write(1001, b'[' * 5_000_000)
# --- the descriptor of drawings is closed, read and moved: python-error
import os
try:
    os.dup2(1, 1001)
except OSError:
    pass
os.close(1001)
# --- the recorder without its pen: finished
import turtle, drawing_steps
turtle.forward(5)
drawing_steps.write = lambda *_: 10 ** 9
drawing_steps.count = 10 ** 9
turtle.begin_fill()
turtle.circle(5)
turtle.end_fill()
turtle.undo()
# --- the recorder counts wrongly: finished
import turtle, drawing_steps
drawing_steps.count = -10 ** 30
turtle.begin_fill()
turtle.circle(5)
turtle.end_fill()
turtle.clear()
# --- fields that are forged: finished
import drawing_steps
drawing_steps.record('line', 'null', 1e5, '"points":[[1e999,NaN]],"colour":"<svg>","width":-1,"heading":1e9')
drawing_steps.record('erase', 0, 0, '"steps":[-1,5,1e300,"a"]')
drawing_steps.record('__proto__', 0, 0, '"constructor":{}')
# --- pens that never end: time-limit
import drawing_pen
class Pens:
    def __iter__(self):
        while True:
            yield self
    def _show_at_last(self):
        pass
drawing_pen.page.pens = 1
drawing_pen.page.all_pens = Pens()
# --- pens that raise at the end: finished
import drawing_pen
drawing_pen.page.pens = 1
drawing_pen.page.all_pens = None
# --- pens that leave at the end: finished or python-error
import drawing_pen
class Leave(BaseException):
    pass
class Pen:
    def _show_at_last(self):
        raise Leave
drawing_pen.page.pens = 1
drawing_pen.page.all_pens = [Pen()]
# --- the finder of modules is taken away: python-error
import sys
sys.meta_path.clear()
import turtle
# --- the modules are replaced: python-error
import sys
sys.modules['turtle'] = sys.modules['drawing_pen'] = None
import turtle
# --- the modules are found in the finder: python-error
import sys
finder = sys.meta_path[-1]
names = finder.find_spec.__globals__
names['_modules'].clear()
names['exception_facts'] = None
1 / 0
