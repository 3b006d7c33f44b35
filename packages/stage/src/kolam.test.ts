import { describe, expect, it } from 'vitest';
import { drawKolam, kolamDots, kolamPath } from './kolam.ts';

describe('a kolam', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 3],
    [5, 4],
  ])('of %i by %i dots has each dot once, in its place', (columns, rows) => {
    const { dots } = drawKolam(columns, rows);
    const expected = Array.from({ length: columns * rows }, (_dot, index) => [
      20 * (index % columns) + 10,
      20 * Math.floor(index / columns) + 10,
    ]);
    expect(new Set(dots.map(String))).toEqual(new Set(expected.map(String)));
    expect(dots).toHaveLength(columns * rows);
  });

  it('is one closed line that stays on its ground', () => {
    const { line, width, height } = drawKolam(5, 3);
    expect(line.match(/[MZ]/g)).toEqual(['M', 'Z']);
    const numbers = line.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const xs = numbers.filter((_value, index) => index % 2 === 0);
    const ys = numbers.filter((_value, index) => index % 2 === 1);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    expect(Math.max(...ys)).toBeLessThanOrEqual(height);
  });

  it('passes every gap between two neighbouring dots twice, once each way across', () => {
    // 5 x 3 dots have 3 * 4 + 2 * 5 gaps; each is crossed by two strands, and each strand ends a piece of the line.
    const { line, width, height } = drawKolam(5, 3);
    const inside = endsOf(line).filter(([x, y]) => x > 0 && y > 0 && x < width && y < height);
    const counted = Map.groupBy(inside, String);
    expect(counted.size).toBe(22);
    for (const strands of counted.values()) expect(strands).toHaveLength(2);
  });

  it('lights its dots beside the piece of the line that was just drawn', () => {
    const { line, dots } = drawKolam(5, 3);
    const ends = endsOf(line);
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const drawn = ends.slice(0, Math.ceil((done / 15) * ends.length));
      for (const [x, y] of dots.slice(0, done)) {
        expect(drawn.some((end) => Math.hypot(end[0] - x, end[1] - y) <= 10)).toBe(true);
      }
    }
  });

  it.each([
    [5, 3],
    [3, 2],
    [4, 3],
  ])('of %i by %i dots is one line that meets every edge of the grid', (columns, rows) => {
    const path = kolamPath(columns, rows);
    const pieces = path.split('C').length - 1;
    // Each dot has four sides; inner sides are crossed twice, sides at the rim once.
    const inner = (columns - 1) * rows + columns * (rows - 1);
    expect(pieces).toBe(2 * inner + 2 * (columns + rows));
    expect(path.startsWith('M0.5 0C')).toBe(true);
    expect(path.endsWith(' 0.5 0')).toBe(true);
  });

  it('grows with the progress', () => {
    expect(kolamPath(5, 3, 0)).toBe('');
    expect(kolamPath(5, 3, 0.5).length).toBeLessThan(kolamPath(5, 3).length);
    expect(kolamDots(5, 3)).toHaveLength(15);
  });

  it('is the same line in a lesson and on a screen, where it begins earlier', () => {
    const enlarged = endsOf(kolamPath(5, 3)).map(([x, y]) => [x * 20, y * 20]);
    const drawn = endsOf(drawKolam(5, 3).line);
    expect(drawn).toEqual([...enlarged.slice(-3), ...enlarged.slice(0, -3)]);
  });

  it('begins with a loop round its first dot', () => {
    const { line, dots } = drawKolam(5, 3);
    expect(dots[0]).toEqual([10, 10]);
    const sides = endsOf(line).slice(0, 4);
    expect(sides).toEqual([
      [10, 20],
      [0, 10],
      [10, 0],
      [20, 10],
    ]);
  });
});

/** Where the pieces of a line end. */
function endsOf(line: string): (readonly [number, number])[] {
  const pieces = line.split('C').slice(1);
  return pieces.map((piece) => {
    const [x, y] = piece.replace('Z', '').split(' ').slice(-2).map(Number);
    return [x ?? NaN, y ?? NaN] as const;
  });
}
