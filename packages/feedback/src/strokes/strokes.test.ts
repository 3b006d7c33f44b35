import { type Drawing, type DrawingStep, type Point, strokesOf } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { compareStrokes, isEqual } from './compare-strokes.ts';
import { findDifference } from './find-difference.ts';
import { strokesInWords } from './strokes-in-words.ts';

const page = { lower: [-160, -160], upper: [160, 160] } as const;
const counted = { colours: true, widths: true };

/** A step of a pen: go so far, turn so far to the left, or take a colour. The program has one step in each line. */
type Move = { go: number } | { turn: number } | { colour: string };
const square: Move[] = [
  { go: 100 },
  { turn: 90 },
  { go: 100 },
  { turn: 90 },
  { go: 100 },
  { turn: 90 },
  { go: 100 },
];

/** What a pen draws that begins in `at` with this heading. */
function drawing(moves: readonly Move[], at: Point = [0, 0], start = 0): Drawing {
  let [place, heading, colour] = [at, start, '#000000'];
  const steps: DrawingStep[] = [];
  for (const [index, move] of moves.entries()) {
    const ofAll = { line: index + 1, pen: 0, ms: 0 };
    if ('colour' in move) colour = move.colour;
    else if ('turn' in move) {
      heading += move.turn;
      steps.push({ ...ofAll, kind: 'turn', heading });
    } else {
      const radians = (heading * Math.PI) / 180;
      const to: Point = [place[0] + move.go * Math.cos(radians), place[1] + move.go * Math.sin(radians)];
      steps.push({ ...ofAll, kind: 'line', points: [place, rounded(to)], colour, width: 1, heading });
      place = rounded(to);
    }
  }
  return { page, steps };
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** A circle of this radius with so many corners. */
function circle(radius: number, corners: number): Drawing {
  const at = (n: number): Point => {
    const turn = (2 * Math.PI * n) / corners;
    return rounded([radius * Math.cos(turn), radius * Math.sin(turn)]);
  };
  const points = Array.from({ length: corners + 1 }, (_, n) => at(n));
  return {
    page,
    steps: [{ kind: 'line', line: 1, pen: 0, ms: 0, points, colour: '#000000', width: 1, heading: 0 }],
  };
}

function isSame(one: Drawing, other: Drawing, look = counted): boolean {
  return isEqual(compareStrokes(strokesOf(one), strokesOf(other), look));
}

function finding(expected: Drawing, found: Drawing, look = counted) {
  return findDifference(strokesOf(expected), strokesOf(found), found, look);
}

function turnedTheOtherWay(move: Move): Move {
  return 'turn' in move ? { turn: -move.turn } : move;
}

function changed(index: number, move: Move): Move[] {
  return square.with(index, move);
}

describe('a drawing is the expected one', () => {
  test('in another order, another direction and other pieces, and where a line is drawn twice', () => {
    const backwards: Move[] = [
      { turn: 90 },
      ...square.map((move) => ('turn' in move ? { turn: -move.turn } : move)),
    ];
    expect(isSame(drawing(square), drawing(backwards))).toBe(true);
    const halves = square.flatMap((move): Move[] => ('go' in move ? [{ go: 50 }, { go: 50 }] : [move]));
    expect(isSame(drawing(square), drawing(halves))).toBe(true);
    const there: Move[] = [{ go: 100 }, { go: -130 }, { go: 30 }, ...square];
    expect(isSame(drawing([{ go: -30 }, { go: 30 }, ...square]), drawing(there))).toBe(true);
    expect(isSame(drawing(square), drawing([...square, { turn: 90 }, { go: 60 }]))).toBe(true);
  });

  test('within one unit of each place, and not beyond', () => {
    expect(isSame(drawing(square), drawing(square, [0.7, -0.6]))).toBe(true);
    expect(isSame(drawing(square), drawing(square, [1.5, 0]))).toBe(false);
    expect(isSame(drawing(square), drawing(changed(0, { go: 102 })))).toBe(false);
  });

  test('where a circle has other corners', () => {
    expect(isSame(circle(50, 20), circle(50, 36))).toBe(true);
    expect(isSame(circle(50, 20), circle(50, 180))).toBe(true);
    expect(isSame(circle(50, 20), circle(53, 36))).toBe(false);
  });

  test('in other colours only where they are free', () => {
    const red = drawing([{ colour: '#ff0000' }, ...square]);
    expect(isSame(drawing(square), red)).toBe(false);
    expect(isSame(drawing(square), red, { ...counted, colours: false })).toBe(true);
  });
});

describe('what differs is told', () => {
  const wanted = drawing(square);

  test.each<[string, Drawing, object]>([
    ['nothing is drawn', drawing([]), { id: 'DRAW-NOTHING' }],
    ['it is elsewhere', drawing(square, [40, 10]), { id: 'DRAW-PLACE' }],
    ['each turn goes the other way', drawing(square.map(turnedTheOtherWay)), { id: 'DRAW-MIRROR' }],
    ['it is larger', drawing(square.map((move) => ('go' in move ? { go: 130 } : move))), { id: 'DRAW-SIZE' }],
    ['the last side is missing', drawing(square.slice(0, -1)), { id: 'DRAW-OPEN' }],
    ['sides are missing', drawing(square.slice(0, 3)), { id: 'DRAW-MISSING', missing: [{}, {}], extra: [] }],
    ['a side is too much', drawing([...square, { go: 30 }]), { id: 'DRAW-EXTRA', line: 8 }],
    [
      'a line has another colour',
      drawing([...square.slice(0, 5), { colour: '#ff0000' }, ...square.slice(5)]),
      { id: 'DRAW-COLOUR', line: 8 },
    ],
    ['one turn goes the other way', drawing(changed(3, { turn: -90 })), { id: 'DRAW-TURN-WAY', line: 4 }],
    [
      'one angle is off',
      drawing(changed(3, { turn: 45 })),
      { id: 'DRAW-ANGLE', line: 4, actual: 45, expected: 90 },
    ],
    [
      'one side is too short',
      drawing(changed(2, { go: 60 })),
      { id: 'DRAW-LENGTH', line: 3, actual: 60, expected: 100 },
    ],
  ])('%s', (_, found, told) => {
    expect(finding(wanted, found)).toMatchObject(told);
  });

  test('it is turned', () => {
    const corner: Move[] = [{ go: 100 }, { turn: 90 }, { go: 40 }];
    expect(finding(drawing(corner), drawing(corner, [0, 0], 180))).toMatchObject({ id: 'DRAW-TURNED' });
  });
});

test('how much is drawn is said in words, in both languages', () => {
  const { steps } = circle(40, 20);
  const dot: DrawingStep = { kind: 'dot', line: 1, pen: 0, ms: 0, at: [0, 0], size: 5, colour: '#ff0000' };
  const all = strokesOf({ page, steps: [...drawing(square).steps, ...steps, dot] });
  expect(strokesInWords(all)).toEqual({ en: '4 lines, 1 curve, 1 dot', ta: '4 கோடுகள், 1 வளைவு, 1 புள்ளி' });
  expect(strokesInWords([])).toEqual({ en: 'nothing', ta: 'எதுவும் இல்லை' });
});
