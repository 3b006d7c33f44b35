import { describe, expect, it } from 'vitest';
import { drawKolam } from './kolam-path.ts';

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
    const { line } = drawKolam(5, 3);
    const ends = line
      .split(/(?=[LCM])/)
      .map((piece) => piece.match(/(-?[\d.]+) (-?[\d.]+)Z?$/))
      .map((match) => [Number(match?.[1]), Number(match?.[2])]);
    const crossings = ends.filter(
      ([x = 0, y = 0]) => x % 10 === 0 && y % 10 === 0 && (x / 10 + y / 10) % 2 === 1,
    );
    const counted = Map.groupBy(crossings.slice(1), String);
    expect(counted.size).toBe(22);
    for (const strands of counted.values()) expect(strands).toHaveLength(2);
  });

  it('lights its dots beside the piece of the line that was just drawn', () => {
    const { line, dots } = drawKolam(5, 3);
    const ends = line
      .split(/(?=[LC])/)
      .slice(1)
      .map((piece) => piece.match(/(-?[\d.]+) (-?[\d.]+)Z?$/))
      .map((match) => [Number(match?.[1]), Number(match?.[2])] as const);
    for (const done of [1, 2, 3, 4, 5, 6]) {
      const drawn = ends.slice(0, Math.ceil((done / 15) * ends.length));
      for (const [x, y] of dots.slice(0, done)) {
        expect(drawn.some((end) => Math.hypot(end[0] - x, end[1] - y) <= 10)).toBe(true);
      }
    }
  });
});
