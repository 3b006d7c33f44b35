import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { codeColumns, codeHeight, outputHeight } from './card-size.ts';
import { deskOf, layoutOf, type Wanted } from './fit.ts';
import { type Look, videoLook } from './look.ts';
import { tableCard } from './table-card.ts';

const looks: [string, Look][] = [
  ['a phone', { room: { width: 328, height: 430 } }],
  ['a phone on its side', { room: { width: 410, height: 330 } }],
  ['a desktop', { room: { width: 1000, height: 560 } }],
  ['a video', videoLook],
];

const table = [
  { cells: ['n', 'total'], startMs: 0 },
  { cells: ['4', '4'], startMs: 1 },
];

function programOf(rows: number, columns: number): string {
  return Array.from({ length: rows }, () => 'x'.repeat(columns)).join('\n');
}

function wanted(code: string, more: Partial<Wanted> = {}): Wanted {
  return { code, output: { text: 'Tea\nBun\n', error: null }, sides: [], hasWorld: false, ...more };
}

function areApart(one: Box, other: Box): boolean {
  return (
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top
  );
}

describe.each(looks)('on %s', (_name, look) => {
  const desk = deskOf(look);
  const cases = [1, 3, 6, 12, 30].flatMap((rows) => [5, 20, 34, 60].map((columns) => ({ rows, columns })));

  it.each(cases)(
    '$rows lines of $columns letters stay on the desk, apart from the others, never small',
    (size) => {
      const sides = [tableCard(table, 'en', 0)];
      const layout = layoutOf(wanted(programOf(size.rows, size.columns), { sides }), look);
      const boxes = [layout.code, layout.output, ...layout.sides];
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(desk.left);
        expect(box.left + box.width).toBeLessThanOrEqual(desk.left + desk.width);
        expect(box.top).toBeGreaterThanOrEqual(desk.top);
        expect(box.top + box.height).toBeLessThanOrEqual(desk.top + desk.height);
        expect(boxes.every((other) => other === box || areApart(box, other))).toBe(true);
      }
      expect(layout.codePx).toBeGreaterThanOrEqual(13);
      expect(layout.outputPx).toBeGreaterThanOrEqual(13);
    },
  );

  it.each([1, 3, 6])('shows all of a program of %i usual lines', (rows) => {
    const code = programOf(rows, 28);
    const { code: box, measures, codePx } = layoutOf(wanted(code), look);
    expect(codeHeight(code, box.width, measures, codePx)).toBeLessThanOrEqual(box.height);
    expect(codePx).toBeGreaterThanOrEqual(rows > 3 ? 15 : 16);
  });

  it('has room for the words of the error coach', () => {
    const error = {
      last: "NameError: name 'Print' is not defined",
      coach: 'ப்ரிண்ட் என்ற சொல்லைச் சிறிய எழுத்துகளில் எழுது.',
    };
    const output = { text: '', error };
    const layout = layoutOf(wanted('Print("Good luck")', { output }), look);
    const needed = outputHeight(output, layout.output.width, layout.measures, layout.outputPx);
    expect(needed).toBeLessThanOrEqual(layout.output.height);
    const { measures, outputPx } = layout;
    const without = { text: '', error: { ...error, coach: null } };
    const silent = outputHeight(without, layout.output.width, measures, outputPx);
    expect(needed - silent).toBeGreaterThan(2 * outputPx);
  });

  it('leaves the picture of the world out rather than make the program small', () => {
    expect(layoutOf(wanted(programOf(2, 20), { hasWorld: true }), look).world).not.toBeNull();
    expect(
      layoutOf(wanted(programOf(14, 30), { hasWorld: true }), { room: { width: 328, height: 430 } }).world,
    ).toBeNull();
  });

  it('has no picture of the world that is too low to be read', () => {
    for (const rows of [1, 2, 3, 4, 5, 6, 8, 10]) {
      const { world } = layoutOf(wanted(programOf(rows, 24), { hasWorld: true }), look);
      expect(world?.height ?? 56).toBeGreaterThanOrEqual(56);
    }
  });

  it('cuts a long output to its last lines for the picture of the world, and no error', () => {
    const phone: Look = { room: { width: 328, height: 430 } };
    const output = { text: 'Try again\n'.repeat(6), error: null };
    const long = wanted(programOf(6, 24), { hasWorld: true, output });
    expect(layoutOf(long, phone).world).not.toBeNull();
    const error = { last: "NameError: name 'Print' is not defined. Did you mean: 'print'?", coach: null };
    expect(layoutOf({ ...long, output: { ...output, error } }, phone).world).toBeNull();
  });
});

it('a table beside the output leaves a program its letters where there is no room below it', () => {
  const sides = [
    tableCard(
      Array.from({ length: 5 }, () => ({ cells: ['4', '10'], startMs: 0 })),
      'en',
      0,
    ),
  ];
  const {
    output,
    sides: boxes,
    codePx,
  } = layoutOf(wanted(programOf(6, 30), { sides }), {
    room: { width: 328, height: 430 },
  });
  expect(boxes[0]?.top).toBe(output.top);
  expect(codePx).toBeGreaterThanOrEqual(14);
});

it('the words of the error coach are not cut off for a table', () => {
  const sides = [
    tableCard(
      Array.from({ length: 6 }, () => ({ cells: ['4', '10'], startMs: 0 })),
      'en',
      0,
    ),
  ];
  const error = {
    last: "NameError: name 'x' is not defined",
    coach: 'Set x to a value before this line. '.repeat(5),
  };
  const look: Look = { room: { width: 328, height: 430 } };
  const layout = layoutOf(wanted(programOf(5, 20), { sides, output: { text: 'Tea\n', error } }), look);
  expect(layout.sides).toEqual([]);
});

it.each(looks)('a long line has the larger letters that a learner wants on %s', (_name, look) => {
  const code = programOf(2, 90);
  const usual = layoutOf(wanted(code), look).codePx;
  expect(layoutOf(wanted(code), { ...look, letterScale: 1.4 }).codePx).toBeGreaterThan(usual);
});

it('a line is broken rather than made very small', () => {
  const layout = layoutOf(wanted(programOf(2, 44)), { room: { width: 328, height: 430 } });
  expect(layout.codePx).toBe(16);
  expect(codeColumns(layout.code.width, layout.measures, layout.codePx)).toBeLessThan(44);
});
