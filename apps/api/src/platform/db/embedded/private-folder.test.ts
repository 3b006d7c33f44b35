import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { makePrivate, makeSocketFolder } from './private-folder.ts';

const isRoot = process.getuid?.() === 0;
const stranger = { name: 'nobody', uid: 65_534, gid: 65_534 };
let folder: string;
const made = new Set<string>();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-'));
});
afterEach(() => {
  for (const one of [folder, ...made]) rmSync(one, { recursive: true, force: true });
  made.clear();
});

function socketOf(root: string): string {
  const socket = makeSocketFolder(root, null);
  made.add(socket);
  return socket;
}

function longRoot(): string {
  const root = path.join(folder, 'x'.repeat(90));
  mkdirSync(root, { mode: 0o700 });
  return root;
}

test.runIf(isRoot)('root gives away no folder that a link leads to', () => {
  const target = path.join(folder, 'of-root');
  const link = path.join(folder, 'database');
  mkdirSync(target);
  symlinkSync(target, link);
  expect(() => makePrivate(link, stranger)).toThrow(EmbeddedPostgresError);
  expect(statSync(target).uid).toBe(0);
});

test.runIf(isRoot)('root gives the folder itself to the user of the server', () => {
  const wanted = path.join(folder, 'database');
  makePrivate(wanted, stranger);
  expect(statSync(wanted)).toMatchObject({ uid: stranger.uid, gid: stranger.gid });
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
});

test('a short path keeps its socket beside the data', () => {
  expect(socketOf(folder)).toBe(path.join(folder, 'socket'));
});

describe('the socket of a long path', () => {
  test('is in a private folder of /tmp, the same one for every program of the app', () => {
    const root = longRoot();
    const socket = socketOf(root);
    expect(socket).toMatch(/^\/tmp\/python-learning-\w{6}$/);
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    expect(socketOf(root)).toBe(socket);
  });

  test('has a name that nobody can know beforehand', () => {
    const roots = [longRoot()];
    const first = socketOf(roots[0] ?? '');
    rmSync(roots[0] ?? '', { recursive: true });
    expect(socketOf(longRoot())).not.toBe(first);
  });

  test('is not put into a folder that is a link, is open to others, or is gone', () => {
    const root = longRoot();
    const note = path.join(root, 'socket-folder');
    const open = path.join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o777);
    const link = path.join(folder, 'link');
    mkdirSync(path.join(folder, 'private'), { mode: 0o700 });
    symlinkSync(path.join(folder, 'private'), link);
    for (const bad of [open, link, path.join(folder, 'gone')]) {
      writeFileSync(note, bad);
      const socket = socketOf(root);
      expect(socket).toMatch(/^\/tmp\/python-learning-\w{6}$/);
      expect(readFileSync(note, 'utf8')).toBe(socket);
    }
    expect(statSync(open).mode & 0o777).toBe(0o777);
    expect(existsSync(link)).toBe(true);
  });

  test.runIf(isRoot)('is not put into a folder of another user', () => {
    const root = longRoot();
    const foreign = path.join(folder, 'foreign');
    makePrivate(foreign, stranger);
    writeFileSync(path.join(root, 'socket-folder'), foreign);
    expect(socketOf(root)).not.toBe(foreign);
  });
});
