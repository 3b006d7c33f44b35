import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { promiseBreaks, withoutBreak } from './breaks/index.ts';
import { broken, countPlaces } from './promise-break.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [, security = '', privacy = '', beyond = ''] = read('docs/security.md').split(
  /\n## (?:Security|Privacy|Beyond)/,
);

/** The rows of the page by promise, such as `security 24`. */
const rows = new Map(
  Object.entries({ security, privacy }).flatMap(([kind, section]) =>
    [...section.matchAll(/^\| (\d+) \|.*$/gm)].map(([row, number]) => [`${kind} ${number}`, row] as const),
  ),
);

describe('a break of a promise', () => {
  test.each(promiseBreaks.map((one) => [`${one.promise}: ${one.does}`, one] as const))(
    'is possible in one place, and named by the page: %s',
    (_what, one) => {
      const source = read(one.file);
      expect(countPlaces(one, source)).toBe(1);
      expect(broken(one, source)).not.toBe(source);
      const row = one.promise === 'beyond' ? beyond : rows.get(one.promise);
      expect(row).toContain(`“${one.title}`);
    },
  );

  test('is listed for every promise, or a reason why not', () => {
    const listed = new Set<string>(promiseBreaks.map(({ promise }) => promise));
    expect([...rows.keys()].filter((promise) => !listed.has(promise)).sort()).toEqual(
      Object.keys(withoutBreak).sort(),
    );
  });
});
