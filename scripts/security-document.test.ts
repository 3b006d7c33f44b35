import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

type Row = { number: number; files: string[]; titles: string[] };

/** The rows of the table below a heading. */
function rowsOf(heading: string): Row[] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (\d+) \|.*\| (.*) \| (.*) \|$/gm)].map(([, number, files, titles]) => ({
    number: Number(number),
    files: [...(files ?? '').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => String(file)),
    titles: [...(titles ?? '').matchAll(/“([^”]+)”/g)].map(([, title]) => String(title)),
  }));
}

const security = rowsOf('Security');
const privacy = rowsOf('Privacy');

/** Files with tests. Those of the conformance suite are called by the tests of each engine. */
const testFiles = [
  '{apps,packages,scripts}/**/*.test.{ts,tsx}',
  'e2e/**/*.{story,acceptance}.ts',
  'packages/python/conformance/*.ts',
];

/** The sources of all tests, except this file: it would find its own titles. */
const sources = globSync(testFiles, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'scripts/security-document.test.ts'],
})
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

describe('the document of promises', () => {
  test('has every item of security once, in order', () => {
    expect(security.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(privacy.map(({ number }) => number)).size).toBe(privacy.length);
  });

  test('names files that exist', () => {
    const files = [...security, ...privacy].flatMap((row) => row.files);
    expect(files.length).toBeGreaterThanOrEqual(security.length + privacy.length);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('names tests that exist, one at least for each item', () => {
    const rows = [...security, ...privacy];
    expect(rows.filter(({ titles }) => titles.length === 0)).toEqual([]);
    expect(rows.flatMap(({ titles }) => titles).filter((title) => !sources.includes(title))).toEqual([]);
  });

  test('names tests that exist, also where promises have no number', () => {
    const titles = [...document.matchAll(/“([^”]+)”/g)].map(([, title]) => String(title));
    expect(titles.filter((title) => !sources.includes(title))).toEqual([]);
  });

  test('is found from the tests: each item has a title that ends with its number', () => {
    const untold = (kind: string, rows: readonly Row[]) =>
      rows.filter(({ number }) => !sources.includes(`(${kind} ${number})`)).map(({ number }) => number);
    expect(untold('security', security)).toEqual([]);
    expect(untold('privacy', privacy)).toEqual([]);
  });

  test('knows every number that a title ends with', () => {
    const told = [...sources.matchAll(/\((security|privacy) (\d+)\)['"`]/g)];
    const itemsOf = { security: 60, privacy: 16 };
    const unknown = told.filter(([, kind, number]) => Number(number) > itemsOf[kind as keyof typeof itemsOf]);
    expect(unknown.map(([ending]) => ending)).toEqual([]);
  });
});
