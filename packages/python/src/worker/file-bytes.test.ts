import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPart, readShared, release } from './file-bytes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'file-bytes-'));
const file = path.join(folder, 'bytes');
writeFileSync(file, Uint8Array.of(1, 2, 3, 4, 5));
afterAll(() => rmSync(folder, { recursive: true }));

test('a part of a file is read without the rest', () => {
  expect(readPart(file, 1, 3)).toEqual(Uint8Array.of(2, 3, 4));
  expect([...readShared(file, 3)]).toEqual([4, 5]);
  expect(readShared(file).buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('a file that is too short is a fault', () => {
  expect(() => readPart(file, 3, 3)).toThrow(RangeError);
});

test('released bytes are gone at once', () => {
  const bytes = readPart(file, 0, 5);
  release(bytes);
  expect(bytes.byteLength).toBe(0);
});
