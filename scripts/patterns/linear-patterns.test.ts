import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { argued, isArgued } from './argued-patterns.ts';
import { saveResults, slownessOf } from './linear-patterns.ts';
import { listPatterns } from './list-patterns.ts';
import { repeatsGroup, shortenPattern } from './shorten-pattern.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of server code that reads what learners write, or what their programs and browsers send. */
const folders = [
  'packages/domain/src',
  'packages/feedback/src',
  'packages/exercises/src',
  'packages/contract/src',
  'packages/python/src/core',
  'apps/api/src',
];

afterAll(saveResults);

const written = folders
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !/\.test\.ts$|\.fixture\.ts$|\/fixtures\//u.test(file))
  .toSorted()
  .flatMap((file) => listPatterns(path.join(root, file)).map((one) => ({ ...one, file })));

describe('patterns that meet what learners write', () => {
  test('are found in every folder', () => {
    for (const folder of folders.slice(0, 2))
      expect(written.some(({ file }) => file.startsWith(folder))).toBe(true);
    expect(written.length).toBeGreaterThan(500);
  });

  test('read each text in time that grows with its length alone', () => {
    const slow = written.flatMap(({ file, source, flags }) => {
      const isShort = isArgued(file, `/${source}/${flags}`);
      const slowness = isShort && !repeatsGroup(source) ? null : slownessOf(source, flags);
      if (slowness === null) return [];
      const isAllowed = isShort && !slowness.includes('exponential');
      return isAllowed ? [] : [`${file}: /${source}/${flags} is ${slowness}`];
    });
    expect(slow).toEqual([]);
  }, 600_000);

  test('are argued for only where they are written', () => {
    const places = new Set(
      written.flatMap(({ file, source, flags }) => [file, `${file} /${source}/${flags}`]),
    );
    const lost = argued.filter(
      ({ file, pattern }) => !places.has(pattern === undefined ? file : `${file} ${pattern}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a slow pattern is noticed', () => {
  test.each([
    ['that doubles its time with each letter', '(a|a)*b', '', /exponential/u],
    ['that doubles its time behind a name', "name '(?<name>(?:\\w+)+)' is", 'u', /exponential/u],
    ['that starts again at each letter', '[^#]+$', 'u', /polynomial/u],
    ['that begins with a name of any length', '(\\w+)\\(\\) got an unexpected', 'u', /polynomial/u],
    ['that looks for a comma in a gap', '\\s*,\\s*', 'u', /polynomial/u],
    ['that looks ahead as well', '(?=x)(a|a)*b(?!c)', 'u', /exponential/u],
    ['that refers back to a group', '(a+)b\\1c', '', /proven|polynomial/u],
  ])('%s', (_, source, flags, slowness) => {
    expect(slownessOf(source, flags)).toMatch(slowness);
  });

  test('in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'patterns-'));
    const file = path.join(folder, 'planted.ts');
    writeFileSync(file, 'export const planted: RegExp = /(a|a)*b/u;\nexport const safe = /a/;\n');
    expect(listPatterns(file).map(({ source }) => source)).toEqual(['(a|a)*b', 'a']);
    rmSync(folder, { recursive: true });
  });
});

describe('a pattern is made smaller before it is proven', () => {
  test.each([
    ['letters inside a row go', '\\w+ is not defined \\w+', ['\\w+  \\w+']],
    ['alternatives are proven apart', 'for (?:one|two)\\s*$|a+', ['fe\\s*$', 'fo\\s*$', 'a+']],
    ['what has no loop is left out', 'abc|(?:d|e)f?|g+', ['g+']],
    ['a letter that is repeated stays', 'abcd+e', ['acd+e']],
    ['a group that is repeated stays whole', '(?:abcd|e)+', ['(?:abcd|e)+']],
    ['a group that is referred to stays whole', '(aaa|b)c+\\1', ['(aaa|b)c+\\1']],
    ['names of groups go', "'(?<name>[^']+)' is", ["'([^']+)'s"]],
  ])('%s', (_, source, small) => {
    expect(shortenPattern(source)).toEqual(small);
  });
});
