"""
Records what CPython's turtle draws for the programs in `drawings/`, as `drawings/README.md` says. Not a part of the
product: it needs Tk and a display.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / 'drawings'
# Timers that run before a program without end is stopped.
MOST_TIMERS = 20


def record_all():
    for file in sorted(FOLDER.glob('*.py')):
        parts = re.split(r'^# --- (.+)\n', file.read_text(), flags=re.MULTILINE)[1:]
        recorded = {name: record(source) for name, source in zip(parts[::2], parts[1::2])}
        lines = ',\n'.join(f'{json.dumps(name)}: {json.dumps(drawn, separators=(",", ":"))}'
                           for name, drawn in recorded.items())
        file.with_suffix('.json').write_text(f'{{\n{lines}\n}}\n')
        print(file.name, len(recorded), flush=True)


def record(source):
    """What one program draws and prints, from a process of its own."""
    done = subprocess.run([sys.executable, __file__, 'one'], input=source, text=True, capture_output=True, timeout=120)
    if done.returncode != 0:
        raise SystemExit(f'{source}\n{done.stderr}')
    printed, _, drawn = done.stdout.rpartition('DRAWN ')
    return {**json.loads(drawn), 'printed': printed}


def record_one(source):
    import time
    import turtle

    timers, stamps = [], []
    base = turtle.TurtleScreenBase
    # No picture has to be seen, except that a window without one has no size.
    base._delay = lambda self, delay: None
    base._update = lambda self: None
    setup = turtle._Screen.setup

    def shown_setup(self, *args, **options):
        setup(self, *args, **options)
        self.cv.update()

    turtle._Screen.setup = shown_setup
    base._ontimer = lambda self, fun, t: timers.append(fun)
    base.mainloop = lambda self: None
    turtle.mainloop = turtle.done = lambda: None
    time.sleep = lambda seconds: None
    remember_stamps(turtle, stamps)
    exec(compile(source, 'main.py', 'exec'), {'__name__': '__main__'})
    for _ in range(MOST_TIMERS):
        if timers:
            timers.pop(0)()
    print('DRAWN ' + json.dumps(canvas(turtle, stamps)))


def remember_stamps(turtle, stamps):
    stamp = turtle.RawTurtle.stamp

    def remembered(self):
        item = stamp(self)
        screen = self.screen
        x, y = self.pos()
        left, lower = start_of(screen)
        across, up = self._orient
        colours = [colour(screen, word) for word in (self._pencolor, self._fillcolor)]
        stretch = list(self._stretchfactor) if self._resizemode == 'user' else [1, 1]
        stamps.append((item, [rounded(x * screen.xscale - left), rounded(y * screen.yscale - lower), rounded(across), rounded(up),
                              self.shape(), *colours, *map(rounded, stretch)]))
        return item

    turtle.RawTurtle.stamp = turtle.Turtle.stamp = remembered


def canvas(turtle, stamps):
    """Lines, dots, areas, texts and stamps on the canvas, each in the order in which it is painted."""
    screen = turtle.Screen()
    canvas = screen.cv
    items = set(canvas.find_all())
    hidden = {turtle_.turtle._item for turtle_ in screen.turtles()} | {item for item, _ in stamps}
    drawn = {'background': colour(screen, canvas.cget('bg')), 'size': [screen.window_width(), screen.window_height()],
             'lines': [], 'dots': [], 'fills': [], 'texts': [],
             'stamps': [said for item, said in stamps if item in items]}
    for item in canvas.find_all():
        if item not in hidden:
            add_item(screen, canvas, item, drawn)
    # How many lines and dots lie above an area.
    total = len_of(drawn)
    drawn['fills'] = [[word, points, total - below] for word, points, below in drawn['fills']]
    return drawn


def len_of(drawn):
    return sum(len(line[2]) // 2 - 1 for line in drawn['lines']) + len(drawn['dots'])


def add_item(screen, canvas, item, drawn):
    kind = canvas.type(item)
    word = canvas.itemcget(item, 'fill') if kind != 'image' else ''
    if not word:
        return
    value = colour(screen, word)
    left, lower = start_of(screen)
    flat = [rounded(-at - lower if index % 2 else at - left) for index, at in enumerate(canvas.coords(item))]
    places = list(zip(flat[::2], flat[1::2]))
    if kind == 'line':
        width = float(canvas.itemcget(item, 'width'))
        if len(set(places)) > 1:
            without = [place for place, before in zip(places, [None, *places]) if place != before]
            drawn['lines'].append([value, width, [at for place in without for at in place]])
        else:
            drawn['dots'].append([*places[0], width, value])
    elif kind == 'polygon':
        if len(set(places)) > 1:
            drawn['fills'].append([value, flat, len_of(drawn)])
    elif kind == 'text':
        align = {'sw': 'left', 's': 'center', 'se': 'right'}[canvas.itemcget(item, 'anchor')]
        size = re.findall(r'\d+', canvas.itemcget(item, 'font'))[0]
        drawn['texts'].append([flat[0] + 1, flat[1], canvas.itemcget(item, 'text'), value, int(size), align])


def start_of(screen):
    """Where the page begins to count: in world coordinates at its lower left corner."""
    if screen.mode() != 'world':
        return 0, 0
    left, _, _, lower = map(float, screen.cv.cget('scrollregion').split())
    return left, -lower


def colour(screen, word):
    return '#%02x%02x%02x' % tuple(part >> 8 for part in screen.cv.winfo_rgb(word)) if word else ''


def rounded(value):
    return round(value, 2) + 0.0


if __name__ == '__main__':
    if sys.argv[1:] == ['one']:
        record_one(sys.stdin.read())
    else:
        record_all()
