import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimFolder } from './owner-lock.ts';

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'owner');
}

test('a claim is refused while its process lives, and free when it was given back', () => {
  const file = newFile();
  const release = claimFolder(file);
  expect(() => claimFolder(file)).toThrow(`already runs here as process ${process.pid}`);
  release();
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test.each(['', '0 ', '999999999 17', `${process.pid} of another start`])(
  'a claim that says "%s" is void',
  (claim) => {
    const file = newFile();
    writeFileSync(file, claim);
    claimFolder(file);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  },
);

test("a claim that is another's by now is not removed", () => {
  const file = newFile();
  const release = claimFolder(file);
  writeFileSync(file, '1 another');
  release();
  expect(readFileSync(file, 'utf8')).toBe('1 another');
});
