import { describe, expect, it } from 'vitest';
import { heightOf, leastWidthOf, type Part, rowEm, widthOf } from './part-size.ts';

const cell = (width: number): Part => ({ width, height: 2 });
const gap = { column: 0, row: 0.5 };

describe('the size of a part of a picture', () => {
  it('of a text grows by the rows into which its room breaks it', () => {
    expect([30, 10, 9].map((room) => heightOf({ text: 10 }, room))).toEqual([rowEm, rowEm, 2 * rowEm]);
    expect(leastWidthOf({ text: 30 })).toBeLessThan(leastWidthOf(cell(30)));
  });

  it('of a row breaks between its parts, and not in them', () => {
    const row: Part = { row: [cell(4), cell(4), cell(4)], gap };
    expect(widthOf(row)).toBe(12);
    // Three in a row; two and one; one, one and one.
    expect([12, 11, 7].map((room) => heightOf(row, room))).toEqual([2, 4.5, 7]);
    expect(leastWidthOf(row)).toBe(4);
  });

  it('of a line gives the last part what the others leave', () => {
    const line: Part = { line: [cell(4), { text: 6 }], gap: 0 };
    expect(heightOf(line, 10)).toBe(2);
    expect(heightOf(line, 6)).toBe(3 * rowEm);
  });

  it('of a frame has its space, and a least size', () => {
    const framed = (text: number): Part => ({ frame: { text }, pad: { x: 2, y: 1 }, least: { x: 5, y: 2 } });
    expect([widthOf(framed(1)), widthOf(framed(9))]).toEqual([5, 11]);
    expect([heightOf(framed(9), 11), heightOf(framed(9), 8)]).toEqual([1 + rowEm, 1 + 2 * rowEm]);
  });
});
