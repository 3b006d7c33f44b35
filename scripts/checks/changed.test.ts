import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { changedFirst } from './changed-first.ts';
import { longFiles } from './long-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the changed files', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Nila', '-c', 'user.email=nila@example.test', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = () => {
    git('add', '-A');
    git('commit', '-m', 'a step');
  };

  test('are those of the last commit where all is committed, else those that are not', () => {
    git('init', '--initial-branch=main');
    write('old.ts', '1');
    commit();
    write('new.ts', '1');
    commit();
    expect(changedFiles(folder)).toEqual(['new.ts']);
    write('old.ts', '2');
    write('untracked.ts', '1');
    expect(changedFiles(folder)).toEqual(['old.ts', 'untracked.ts']);
  });

  test('are none where there is no repository', () => {
    expect(changedFiles(folder)).toEqual([]);
  });
});

test('files beside a changed one run first, then the long ones, then the large ones', () => {
  const small = write('a/small.test.ts', '1');
  const long = write('b/long.test.ts', '1');
  const longer = write('b/longer.test.ts', '1');
  const large = write('b/large.test.ts', '1'.repeat(100));
  const larger = write('b/larger.test.ts', '1'.repeat(200));
  const files = [small, large, long, larger, longer].map((moduleId) => ({ moduleId }));
  const order = (changed: readonly string[]) =>
    changedFirst(files, { changed, long: [longer, long] }).map(({ moduleId }) => moduleId);
  expect(order([])).toEqual([longer, long, larger, large, small]);
  expect(order([path.join(folder, 'a/code.ts')])).toEqual([small, longer, long, larger, large]);
});

test('each long file exists', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  expect(longFiles.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
