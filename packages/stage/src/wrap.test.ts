import { expect, it } from 'vitest';
import { columnsOf, rowsOf, wrapLine } from './wrap.ts';

function brokenAt(line: string, columns: number): string[] {
  return wrapLine(line, columns).map(({ start, end, hang }) => ' '.repeat(hang) + line.slice(start, end));
}

it('a line that fits is one row', () => {
  expect(brokenAt('print("Tea")', 12)).toEqual(['print("Tea")']);
  expect(brokenAt('', 12)).toEqual(['']);
});

it('a long line is broken after a space, a comma or a bracket, and goes on behind its indentation', () => {
  expect(brokenAt('    word = input("Password? ")', 24)).toEqual([
    '    word = input(',
    '      "Password? ")',
  ]);
  expect(brokenAt('show_price("Tea",50,"cups")', 20)).toEqual(['show_price("Tea",50,', '  "cups")']);
});

it('a row does not begin with the last few letters of a line', () => {
  expect(brokenAt('marks = int(input("Marks? "))', 27)).toEqual(['marks = int(input(', '  "Marks? "))']);
});

it('a word that is longer than a row is broken, and no letter is lost in any width', () => {
  const line = '        total_of_all_runs = total_of_all_runs + "தமிழ்"';
  for (let columns = 4; columns < 60; columns += 1) {
    const rows = wrapLine(line, columns);
    expect(rows.map(({ start, end }) => line.slice(start, end)).join('')).toBe(line);
    expect(rows.every(({ start, end }) => end > start)).toBe(true);
  }
});

it('Tamil letters count as wider, and their signs as narrower', () => {
  expect(columnsOf('abc')).toBe(3);
  expect(columnsOf('அக')).toBeGreaterThan(2);
  expect(columnsOf('கி')).toBeLessThan(columnsOf('கக'));
});

it('an empty text has no rows, and a last line break adds none', () => {
  expect(rowsOf('', 10)).toBe(0);
  expect(rowsOf('Tea\nBun\n', 10)).toBe(2);
});
