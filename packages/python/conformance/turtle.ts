import type { Drawing, DrawingStep } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import type { EngineOutcome } from '../src/types.ts';
import type { Ask } from './ask.ts';

type StepOf<Kind extends DrawingStep['kind']> = Extract<DrawingStep, { kind: Kind }>;

/** Conformance: the module `turtle` does what CPython's does, also where one would not expect it. */
export function turtleConformance(ask: () => Ask): void {
  const run = (source: string) =>
    ask().outcome(`from turtle import *\n${source}`, { inputs: ['7', 'x', '40'] });
  const drawn = async (source: string) => (await run(source)).drawing;
  const printed = async (expression: string) => (await run(`print(${expression})`)).stdout.trimEnd();
  const told = async (source: string) => {
    const { kind, exception } = await run(source);
    return `${kind} ${exception?.type} ${exception?.message}`;
  };

  describe('areas', () => {
    it('lie under the lines since they began, in the colour of their end', async () => {
      const drawing = await drawn(
        "fillcolor('red'); begin_fill(); fd(9); lt(90); fd(9); fillcolor('blue'); end_fill()",
      );
      const [area] = stepsOf(drawing, 'fill');
      const firstLine = drawing?.steps.findIndex(({ kind }) => kind === 'line') ?? -1;
      expect(area).toMatchObject({
        colour: '#0000ff',
        points: [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
      });
      expect(area?.under).toBeLessThanOrEqual(firstLine);
    });

    it('are not painted when they are never closed, begin again, or have two corners', async () => {
      expect(stepsOf(await drawn('begin_fill(); fd(9); lt(90); fd(9)'), 'fill')).toEqual([]);
      expect(stepsOf(await drawn('begin_fill(); fd(9); end_fill()'), 'fill')).toEqual([]);
      const [again] = stepsOf(
        await drawn('begin_fill(); fd(9); begin_fill(); lt(90); fd(9); lt(90); fd(9); end_fill()'),
        'fill',
      );
      expect(again?.points).toEqual([
        [9, 0],
        [9, 9],
        [0, 9],
      ]);
    });

    it('have moves with the pen up in their outline', async () => {
      const [area] = stepsOf(await drawn('pu(); begin_fill(); fd(9); lt(90); fd(9); end_fill()'), 'fill');
      expect(area?.points).toHaveLength(3);
    });
  });

  describe('circles', () => {
    it.each([
      [50, 20],
      [100, 28],
      [300, 60],
    ])('of radius %i are polygons of %i corners', async (radius, corners) => {
      const [line] = stepsOf(await drawn(`circle(${radius})`), 'line');
      expect(line?.points).toHaveLength(corners + 1);
    });

    it.each([
      ['50, 90', '50 50 90.0'],
      ['-50, 90', '50 -50 270.0'],
      ['50, -90', '-50 50 270.0'],
    ])('circle(%s) ends where CPython ends', async (call, end) => {
      const { stdout } = await run(`circle(${call}); print(round(xcor()), round(ycor()), heading())`);
      expect(stdout).toBe(`${end}\n`);
    });

    it('end where they began, but for a last digit', async () => {
      expect((await run('circle(50); print(pos())')).stdout).toBe('(-0.00,0.00)\n');
    });
  });

  describe('dots', () => {
    it.each([
      ['dot()', 5],
      ['width(9); dot()', 18],
      ['dot(12)', 12],
      ["pensize(4); dot('red')", 8],
    ])('%s has the diameter %i', async (source, size) => {
      expect(stepsOf(await drawn(source), 'dot')).toMatchObject([{ size }]);
    });

    it('paint in the colour of lines, with the pen up, and leave the pen as it was', async () => {
      const drawing = await drawn("color('red', 'blue'); pu(); dot(20); dot(10, 'gold'); pd(); fd(5)");
      expect(stepsOf(drawing, 'dot').map(({ colour }) => colour)).toEqual(['#ff0000', '#ffd700']);
      expect(stepsOf(drawing, 'line')).toMatchObject([{ colour: '#ff0000', width: 1 }]);
    });
  });

  it.each(['goto(3, 4)', 'setx(5)', 'sety(5)', 'fd(9); home()', "write('abc', move=True)"])(
    'every move draws when the pen is down: %s',
    async (source) => {
      expect(stepsOf(await drawn(source), 'line').length).toBeGreaterThan(0);
      expect(stepsOf(await drawn(`pu()\n${source}`), 'line')).toEqual([]);
    },
  );

  it('goto keeps the heading, home does not', async () => {
    const { stdout } = await run('lt(30); goto(50, 50); print(heading()); home(); print(heading())');
    expect(stdout).toBe('30.0\n0.0\n');
  });

  describe('colours', () => {
    it('come back as they were typed, hexadecimal ones as numbers', async () => {
      const source =
        "color('RED'); print(pencolor()); colormode(255); pencolor('#00c078'); print(pencolor(), fillcolor())";
      expect((await run(source)).stdout).toBe('RED\n(0.0, 192.0, 120.0) RED\n');
    });

    it.each([
      ['DARK ORANGE', '#ff8c00'],
      ['light green', '#90ee90'],
      ['orange2', '#ee9a00'],
      ['gray37', '#5e5e5e'],
      ['green', '#008000'],
      ['gray', '#808080'],
      ['Grey 50', '#7f7f7f'],
      ['purple', '#800080'],
      ['maroon', '#800000'],
      ['#3a7', '#33aa77'],
    ])('have the names of Tk: %s', async (name, colour) => {
      expect(stepsOf(await drawn(`color('${name}'); fd(9)`), 'line')).toMatchObject([{ colour }]);
    });

    it.each(["'#rg'", "'transparent'", "'bleu'", '(255, 0, 0)', '5', "'a', 'b', 'c', 'd'"])(
      'of no meaning are errors: %s',
      async (colour) => {
        expect(await told(`color(${colour})`)).toContain('python-error turtle.TurtleGraphicsError');
      },
    );
  });

  it('write puts the text at the place, in size 8 unless told, and gives back nothing', async () => {
    const { stdout, drawing } = await run(
      "print(write(12)); write('a', align='center', font=('Arial', 20, 'bold'))",
    );
    expect(stdout).toBe('None\n');
    expect(stepsOf(drawing, 'text')).toMatchObject([
      { text: '12', at: [0, 0], size: 8, align: 'left' },
      { text: 'a', size: 20, align: 'center' },
    ]);
  });

  it('a turtle is shown at the start, and the unnamed one exists once it is used', async () => {
    expect(await printed('len(turtles())')).toBe('0');
    expect(
      (
        await run(
          'a = Turtle(); print(len(turtles()), a.isvisible(), a.shape(), a.pos(), a.speed()); fd(1); print(len(turtles()))',
        )
      ).stdout,
    ).toBe('1 True classic (0.00,0.00) 3\n2\n');
  });

  it('clear keeps the turtle, reset does not, and neither changes the page', async () => {
    const source =
      "bgcolor('gold'); color('red'); fd(9); dot(5); clear(); print(xcor(), pencolor()); reset(); print(xcor(), pencolor(), bgcolor())";
    const { stdout, drawing } = await run(source);
    expect(stdout).toBe('9.0 red\n0.0 black gold\n');
    expect(visible(drawing)).toEqual([]);
  });

  it('the screen that is cleared is white and has no turtles', async () => {
    const source = "bgcolor('gold'); fd(9); Screen().clear(); print(bgcolor(), turtles())";
    const { stdout, drawing } = await run(source);
    expect(stdout).toBe('white []\n');
    expect(visible(drawing)).toEqual([]);
  });

  it('undo takes back a call: a circle, a dot, a turn, a colour', async () => {
    const source =
      "fd(10); circle(20); undo(); dot(9); undo(); lt(50); undo(); pencolor('red'); undo(); print(pos(), heading(), pencolor()); undo(); print(pos())";
    const { stdout, drawing } = await run(source);
    expect(stdout).toBe('(10.00,0.00) 0.0 black\n(0.00,0.00)\n');
    expect(visible(drawing)).toEqual([]);
  });

  it.each([
    ["'slowest'", 1],
    ["'slow'", 3],
    ["'normal'", 6],
    ["'fast'", 10],
    ["'fastest'", 0],
    ['11', 0],
    ['0.4', 0],
    ['7', 7],
  ])('speed(%s) is %i', async (word, value) => {
    expect((await run(`speed(${word}); print(speed())`)).stdout).toBe(`${value}\n`);
  });

  it('a width that is no number or is negative passes', async () => {
    expect(
      stepsOf(await drawn("pensize('3'); fd(9); pensize(-4); fd(9)"), 'line').map(({ width }) => width),
    ).toEqual([3, 1]);
  });

  it('a place can be calculated with', async () => {
    const source =
      'fd(30); p = pos(); print(abs(p), p + p, p - (1, 2), -p, 2 * p, p * 2, p.rotate(90), p[0])';
    expect((await run(source)).stdout).toBe(
      '30.0 (60.00,0.00) (29.00,-2.00) (-30.00,-0.00) (60.00,0.00) (60.00,0.00) (0.00,30.00) 30.0\n',
    );
  });

  it('in logo mode 0 is up, and a turn to the left lowers the heading', async () => {
    const { stdout, drawing } = await run(
      "mode('logo'); fd(20); lt(90); print(heading()); circle(10, 90); print(heading())",
    );
    expect(stdout).toBe('270.0\n180.0\n');
    expect(stepsOf(drawing, 'line')[0]).toMatchObject({
      points: [
        [0, 0],
        [0, 20],
      ],
      heading: 90,
    });
  });

  it('other measures of angles hold for arcs, too', async () => {
    expect(
      (await run('degrees(400); lt(100); circle(50, 100); print(heading(), round(xcor()), round(ycor()))'))
        .stdout,
    ).toBe('200.0 -50 50\n');
  });

  it('world coordinates stretch places, but no widths and no dots', async () => {
    const drawing = await drawn(
      'setup(420, 220); setworldcoordinates(0, 0, 10, 10); width(3); goto(5, 5); dot(8)',
    );
    expect(drawing?.page).toEqual({ lower: [0, 0], upper: [400, 200] });
    expect(stepsOf(drawing, 'line')).toMatchObject([
      {
        points: [
          [0, 0],
          [200, 100],
        ],
        width: 3,
      },
    ]);
    expect(stepsOf(drawing, 'dot')).toMatchObject([{ at: [200, 100], size: 8 }]);
  });

  it('world coordinates may be far from 0', async () => {
    const drawing = await drawn(
      'setworldcoordinates(2020, 0, 2030, 1); pu(); goto(2025, 0); pd(); goto(2026, 1)',
    );
    expect(drawing?.page).toEqual({ lower: [0, 0], upper: [380, 380] });
    expect(stepsOf(drawing, 'line')).toMatchObject([
      {
        points: [
          [190, 0],
          [228, 380],
        ],
      },
    ]);
  });

  it.each([
    ['forward()', "TypeError forward() missing 1 required positional argument: 'distance'"],
    ['left(1, 2)', 'TypeError left() takes 1 positional argument but 2 were given'],
    ["forward('10')", "TypeError forward() needs a number, not the text '10'"],
    ['left(None)', 'TypeError left() needs a number, not None'],
    ['goto(1)', 'TypeError goto() needs two numbers, such as goto(40, 20)'],
    ["goto('12')", 'TypeError goto() needs two numbers, such as goto(40, 20)'],
    ['forward(float("nan"))', 'ValueError forward() cannot use a number like nan'],
    ['circle(float("inf"))', 'ValueError circle() cannot use a number like inf'],
    ['goto(1e308, 0)', 'ValueError goto() cannot use a number like 1e+308'],
    ['forward(10 ** 5000)', 'ValueError forward() cannot use a number like one that is this large'],
    ['dot(-5)', 'turtle.TurtleGraphicsError dot() needs a size that is not below 0'],
    ["color('oragne')", "turtle.TurtleGraphicsError there is no colour 'oragne'. Did you mean: 'orange'?"],
    [
      "shape('dog')",
      'turtle.TurtleGraphicsError There is no shape named dog. There are: arrow, circle, classic, square, triangle, turtle',
    ],
    ['circle(5, steps=0)', 'ValueError circle() needs at least one step'],
    [
      'setworldcoordinates(1, 1, 1, 1)',
      'ZeroDivisionError setworldcoordinates() needs a page that is wider and higher than 0',
    ],
    ['bye()\nforward(1)', 'turtle.Terminator bye() has closed the drawing'],
  ])('an error says what to do: %s', async (source, message) => {
    expect(await told(source)).toBe(`python-error ${message}`);
  });

  it('a name that is not there is said with the one that was meant', async () => {
    const { exception } = await ask().outcome('import turtle\nturtle.forwrd(10)');
    expect(exception?.message).toBe("module 'turtle' has no attribute 'forwrd'. Did you mean: 'forward'?");
    const { exception: imported } = await ask().outcome('from turtle import settiltangle');
    expect(imported?.message).toContain("cannot import name 'settiltangle' from 'turtle'");
  });

  it('later names of CPython are there: teleport, fill, poly', async () => {
    const drawing = await drawn('teleport(20, 10)\nwith fill():\n    circle(5)');
    expect(stepsOf(drawing, 'line')).toHaveLength(1);
    expect(stepsOf(drawing, 'move')).toMatchObject([{ to: [20, 10] }]);
    expect(stepsOf(drawing, 'fill')).toHaveLength(1);
  });

  describe('time', () => {
    it('is what CPython would show, and costs none here', async () => {
      const drawing = await drawn(
        'import time\nfd(100)\nlt(90)\nspeed(10)\nfd(100)\nspeed(0)\nfd(100)\ntime.sleep(60)\nfd(100)',
      );
      const hops = (speed: number) => 1 + Math.floor(100 / (3 * 1.1 ** speed * speed));
      const [first, second, third, last] = stepsOf(drawing, 'line').map(({ ms }) => ms);
      expect(first).toBe(10 * hops(3));
      expect(stepsOf(drawing, 'turn')[0]?.ms).toBe(10 * (1 + Math.floor(90 / 9)));
      // The change of the speed takes a picture of its own.
      expect(second).toBe(10 * hops(10) + 10);
      expect(third).toBe(0);
      expect(last).toBeGreaterThanOrEqual(60_000);
      expect(last).toBeLessThan(61_000);
    });

    it.each(['pen(speed=-5)', 'delay(-3)', 'pen({"speed": 1e200})'])(
      'never runs backwards: %s',
      async (source) => {
        const drawing = await drawn(`${source}; fd(100)`);
        expect(drawing?.steps.every(({ ms }) => ms >= 0)).toBe(true);
      },
    );

    it('does not pass while nothing is shown', async () => {
      const drawing = await drawn('tracer(0)\nfor i in range(5):\n    fd(50)\n    lt(72)\nupdate()');
      expect(drawing?.steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(0);
    });
  });

  it('what would wait for keys, clicks or timers is told once, and the program goes on', async () => {
    const source =
      "listen(); onkey(print, 'Up'); onscreenclick(print); ontimer(print, 5); Turtle().onclick(print); fd(50); done()";
    const { kind, transcript, stdout, drawing } = await run(source);
    expect(kind).toBe('finished');
    expect(stdout).toBe('');
    expect(transcript.match(/keys, clicks or timers/gu)).toHaveLength(1);
    expect(transcript).toMatch(/\p{Script=Tamil}/u);
    expect(stepsOf(drawing, 'line')).toHaveLength(1);
  });

  it('questions of a window are asked as lines', async () => {
    const source = "print(textinput('Name', 'Who?')); print(numinput('Age', 'How old?', minval=1))";
    expect((await run(source)).stdout).toBe('7\n40.0\n');
  });

  it('each step has the line of the program that asked for it', async () => {
    const { drawing } = await ask().outcome(
      'import turtle\ndef side():\n    turtle.forward(9)\n\nside()\nturtle.dot()',
    );
    expect(stepsOf(drawing, 'line')).toMatchObject([{ line: 3 }]);
    expect(stepsOf(drawing, 'dot')).toMatchObject([{ line: 6 }]);
  });

  it('what lies far outside is kept at the edge, with one sentence', async () => {
    const { drawing, transcript } = await run('goto(1e9, 5); goto(-1e200, 7)');
    expect(stepsOf(drawing, 'line').map(({ points }) => points.at(-1))).toEqual([
      [100_000, 5],
      [-100_000, 7],
    ]);
    expect(transcript.match(/so far away/gu)).toHaveLength(1);
  });

  it('long texts are cut', async () => {
    const [text] = stepsOf(await drawn("write('x' * 1_000_000)"), 'text');
    expect(text?.text).toHaveLength(1000);
  });

  it('what was drawn before an error is shown, with the pen as it was', async () => {
    const { kind, drawing } = await run("shape('turtle'); fd(40); lt(30); 1 / 0");
    expect(kind).toBe('python-error');
    expect(stepsOf(drawing, 'line')).toHaveLength(1);
    expect(drawing?.steps.at(-1)).toMatchObject({ kind: 'turn', heading: 30 });
  });

  it('the pen is shown as it is at the end, if no step said so', async () => {
    const drawing = await drawn("speed(0); shape('turtle'); fd(40); lt(30); color('red')");
    expect(drawing?.steps.slice(-2)).toMatchObject([
      { kind: 'pen', shape: 'turtle', colour: '#ff0000' },
      { kind: 'turn', heading: 30 },
    ]);
  });

  it('its names do not crowd the picture of a program that is followed', async () => {
    for (const module of ['turtle', 'kolam']) {
      const source = `from ${module} import *\nside = 40\nforward(side)`;
      const { trace } = await ask().engine.trace({
        owner: module,
        source,
        inputs: [],
        seed: 'seed',
        clockMs: 0,
      });
      const names = trace.steps.flatMap(({ set = [] }) => set.map(([, name]) => name));
      expect(names).toEqual(['side']);
    }
  });

  it('a program that only imports it has no drawing', async () => {
    expect((await ask().outcome('import turtle\nprint(turtle.Vec2D(1, 2))')).drawing).toBeNull();
  });

  it.each(['turtle', 'kolam', 'drawing_pen'])("a program's own file comes first: %s.py", async (name) => {
    const own = `with open('${name}.py', 'w') as file:\n    file.write('answer = 42')\nimport ${name}\nprint(${name}.answer)`;
    expect((await ask().outcome(own)).stdout).toBe('42\n');
  });

  it('the names of the modules are free', async () => {
    expect((await ask().outcome("turtle = 'slow'\nkolam = 3\nprint(turtle, kolam)")).stdout).toBe('slow 3\n');
  });

  it('each run begins with a new page', async () => {
    await run("Screen().setup(800, 600); bgcolor('red'); color('blue'); fd(70)");
    const { stdout, drawing } = await run('print(pos(), pencolor(), window_width(), len(turtles()))\nfd(1)');
    expect(stdout).toBe('(0.00,0.00) black 400 1\n');
    expect(drawing?.page).toEqual({ lower: [-200, -200], upper: [200, 200] });
  });
}

/** Conformance: the words of the module `kolam`. */
export function kolamConformance(ask: () => Ask): void {
  const run = (source: string): Promise<EngineOutcome> => ask().outcome(`from kolam import *\n${source}`);

  describe('a kolam', () => {
    it('has a page from -160 to 160', async () => {
      expect((await run('forward(5)')).drawing?.page).toEqual({ lower: [-160, -160], upper: [160, 160] });
    });

    it('is drawn with the words of the course', async () => {
      const source =
        "thick(4)\ncolour('deep pink')\nforward(50)\nleft(90)\nback(20)\nright(45)\nturn_to(180)\nplace(10, 20)\ndot(9)\narc(30, 90)";
      const { drawing } = await run(source);
      expect(stepsOf(drawing, 'line')).toMatchObject([
        {
          points: [
            [0, 0],
            [50, 0],
          ],
          colour: '#ff1493',
          width: 4,
        },
        {
          points: [
            [50, 0],
            [50, -20],
          ],
          heading: 90,
        },
        { heading: 270 },
      ]);
      expect(stepsOf(drawing, 'move')).toMatchObject([{ to: [10, 20], heading: 180 }]);
      expect(stepsOf(drawing, 'dot')).toMatchObject([{ at: [10, 20], size: 9, colour: '#ff1493' }]);
    });

    it('has loops round the place where the pen is, which stays there', async () => {
      const { drawing } = await run('place(30, 40)\nloop(10)\nforward(5)');
      const [ring, line] = stepsOf(drawing, 'line');
      expect(ring?.points.at(0)).toEqual(ring?.points.at(-1));
      for (const [x, y] of ring?.points ?? []) expect(Math.hypot(x - 30, y - 40)).toBeCloseTo(10, 1);
      expect(line?.points).toEqual([
        [30, 40],
        [35, 40],
      ]);
    });

    it('has a grid of dots, whose places a loop can visit', async () => {
      const { drawing, stdout } = await run(
        'places = dots(2, 3, 20)\nprint(places)\nfor spot in places:\n    place(spot)\n    loop(5)',
      );
      expect(stdout).toBe(
        '[(-20.0, 10.0), (0.0, 10.0), (20.0, 10.0), (-20.0, -10.0), (0.0, -10.0), (20.0, -10.0)]\n',
      );
      expect(stepsOf(drawing, 'dot')).toHaveLength(6);
      expect(stepsOf(drawing, 'line')).toHaveLength(6);
    });

    it.each([
      ["colour('rde')", "DrawingError there is no colour 'rde'. Did you mean: 'red'?"],
      ['colour(5)', 'TypeError colour() needs the name of a colour in quotes, not 5'],
      ["forward('5')", "TypeError forward() needs a number, not the text '5'"],
      ['place(5)', 'TypeError place() needs two numbers, such as place(40, 20)'],
      ['thick(-1)', 'ValueError thick() needs a number that is not below 0'],
      ['dots(1000, 1000)', 'ValueError dots() draws at most 2500 dots'],
    ])('says what to do: %s', async (source, message) => {
      const { exception } = await run(source);
      expect(`${exception?.type} ${exception?.message}`).toBe(message);
    });

    it('goes together with turtle, each with a pen of its own', async () => {
      const { drawing } = await run('import turtle\nforward(5)\nturtle.forward(6)');
      expect(stepsOf(drawing, 'line').map(({ pen }) => pen)).toEqual([0, 1]);
    });
  });
}

function stepsOf<Kind extends DrawingStep['kind']>(drawing: Drawing | null, kind: Kind): StepOf<Kind>[] {
  return (drawing?.steps ?? []).filter((step): step is StepOf<Kind> => step.kind === kind);
}

/** The steps that paint something and are not taken away again. */
function visible(drawing: Drawing | null): DrawingStep[] {
  const steps = drawing?.steps ?? [];
  const erased = new Set(stepsOf(drawing, 'erase').flatMap((step) => step.steps));
  const paints = new Set(['line', 'dot', 'fill', 'text', 'stamp']);
  return steps.filter(({ kind }, index) => paints.has(kind) && !erased.has(index));
}
