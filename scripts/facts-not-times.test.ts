import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Built from parts, so that this file does not contain the words. */
const times = [['wait', 'ForTimeout'].join(''), ['network', 'idle'].join('')];

/** The lines of a source that wait for a time instead of a fact. */
function waitsForTime(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (times.some((word) => line.includes(word)) ? [index + 1] : []));
}

describe('tests wait for facts, never for time', () => {
  const files = globSync(['e2e/**/*.ts', '{apps,packages,scripts}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });

  test('no story and no test waits for a number of milliseconds, or for a silent network', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      waitsForTime(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
    expect(found).toEqual([]);
  });

  test('one that did would be found', () => {
    expect(waitsForTime(`await page.goto('/');\nawait page.${times[0]}(300);`)).toEqual([2]);
  });
});
