import { describe, expect, it } from 'vitest';
import { FileTree, homeDirectory, resolvePath } from './file-tree.ts';

const library = { path: '/lib/library.zip', bytes: Uint8Array.of(1, 2, 3) };

function tree(bytes = 100, nodes = 5): FileTree {
  return new FileTree([library], { bytes, nodes });
}

describe('the file tree of a run', () => {
  it('lets a program write in its home and in /tmp, and nowhere else', () => {
    const made = tree();
    made.createFile(`${homeDirectory}/notes.txt`);
    made.createFile('/tmp/notes.txt');
    for (const path of ['/notes.txt', '/lib/notes.txt', '/dev/notes.txt']) {
      expect(() => made.createFile(path)).toThrow('EROFS');
    }
    expect(() => made.remove(library.path, 'file')).toThrow('EROFS');
    expect(() => made.rename(library.path, '/tmp/library')).toThrow('EROFS');
  });

  it('is the clean tree again after a reset', () => {
    const made = tree();
    made.write(made.createFile('/tmp/a'), 0, Uint8Array.of(1));
    made.createDirectory('/tmp/folder');
    made.reset();
    expect(made.find('/tmp/a')).toBeNull();
    expect(made.find('/tmp/folder')).toBeNull();
    expect(made.get(library.path)).toMatchObject({ size: 3 });
  });

  it('has a budget of bytes that removing files does not refill', () => {
    const made = tree(10);
    for (let round = 0; round < 2; round += 1) {
      made.write(made.createFile('/tmp/a'), 0, new Uint8Array(5));
      made.remove('/tmp/a', 'file');
    }
    const last = made.createFile('/tmp/b');
    expect(() => made.write(last, 0, Uint8Array.of(1))).toThrow('ENOSPC');
  });

  it('has a budget of files', () => {
    const made = tree(10, 2);
    made.createFile('/tmp/a');
    made.createDirectory('/tmp/b');
    expect(() => made.createFile('/tmp/c')).toThrow('ENOSPC');
  });

  it('counts a hole that a program writes behind as written', () => {
    const made = tree(10);
    const file = made.createFile('/tmp/a');
    expect(() => made.write(file, 2 ** 40, Uint8Array.of(1))).toThrow('ENOSPC');
  });

  it('shows zeroes where a file was cut and written again', () => {
    const made = tree();
    const file = made.createFile('/tmp/a');
    made.write(file, 0, Uint8Array.of(7, 7, 7));
    made.truncate(file, 1);
    made.write(file, 3, Uint8Array.of(9));
    expect([...file.bytes.subarray(0, file.size)]).toEqual([7, 0, 0, 9]);
  });

  it('moves files and full folders, but no folder into itself', () => {
    const made = tree();
    made.createDirectory('/tmp/folder');
    made.createFile('/tmp/folder/a');
    made.rename('/tmp/folder', `${homeDirectory}/moved`);
    expect(made.get(`${homeDirectory}/moved/a`).kind).toBe('file');
    expect(() => made.rename(`${homeDirectory}/moved`, `${homeDirectory}/moved/in`)).toThrow('EINVAL');
    expect(() => made.remove(`${homeDirectory}/moved`, 'directory')).toThrow('ENOTEMPTY');
  });

  it('finds its way through dots', () => {
    expect(resolvePath('/home/learner', 'a/./b/../c')).toBe('/home/learner/a/c');
    expect(resolvePath('/home/learner', '../../../../etc')).toBe('/etc');
    expect(resolvePath('/home/learner', '/tmp//x/')).toBe('/tmp/x');
  });
});
