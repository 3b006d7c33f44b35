import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { diskFault, diskFaultInLines } from './disk-fault.ts';

const folder = temporaryFolder('disk');

function failure(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a fault of the disk', () => {
  test('names the path that is no folder', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const error = failure(() => mkdirSync(path.join(file, 'below'), { recursive: true }));
    expect(diskFault(error, folder)).toBe(
      `${file}/below is not a folder, or lies below a file: choose another folder (DATA_DIR, BACKUP_DIR).`,
    );
  });

  test.each([
    ['ENOSPC', 'write', '/data is on a full disk'],
    ['EDQUOT', 'write', '/data is on a full disk'],
    ['EACCES', 'mkdir', '/data cannot be written'],
    ['EROFS', 'open', '/data cannot be written'],
    ['53100', undefined, 'The database is on a full disk'],
  ])('with the code %s says what to do', (code, syscall, sentence) => {
    const error = Object.assign(new Error(code), { code, syscall });
    expect(diskFault(error, '/data')).toContain(sentence);
  });

  test.each([
    ['EACCES', 'listen'],
    ['ENOENT', 'open'],
    ['42P01', undefined],
  ])('is no other error, such as %s of %s', (code, syscall) => {
    expect(diskFault(Object.assign(new Error(code), { code, syscall }), '/data')).toBeNull();
  });

  test('is found in the last lines of a program', () => {
    const full = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
    expect(diskFaultInLines(full, '/data')).toContain('/data is on a full disk');
    const refused = 'could not open file "/data/pg_wal": Permission denied';
    expect(diskFaultInLines(refused, '/data')).toContain('/data cannot be written');
    expect(diskFaultInLines('FATAL:  the database system is starting up', '/data')).toBeNull();
  });
});
