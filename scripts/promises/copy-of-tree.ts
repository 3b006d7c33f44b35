import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Media are large, and no test writes them. */
const linkedFolder = 'packages/curriculum/media';

export type CopyOfTree = { folder: string; remove(): void };

/**
 * Copies the files of the repository that git does not ignore, as they are now, to a temporary folder: all of them, or
 * those in some folders. Packages of others are links. Packages of this repository are those of the copy, so that its
 * code imports nothing of the original.
 */
export function makeCopyOfTree(root: string, parts: readonly string[] = ['.']): CopyOfTree {
  const folder = mkdtempSync(path.join(tmpdir(), 'promises-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...parts],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0')) {
    if (file === '' || file.startsWith(`${linkedFolder}/`) || !existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, linkedFolder), path.join(folder, linkedFolder));
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** npm links a package of this repository by a relative path, which leads into the copy as well. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else if (!name.startsWith('.')) symlinkSync(source, target);
  }
}
