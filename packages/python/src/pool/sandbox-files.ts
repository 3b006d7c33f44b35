import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything on the disk that the sandbox process needs. */
export type SandboxFiles = {
  /** The engine's own package, with its source in `src`. */
  root: string;
  /** The two files that Python is made of. */
  module: string;
  library: string;
  /** Where the snapshot is kept from one process to the next. */
  cache: string;
};

const require = createRequire(import.meta.url);
const module = require.resolve('pyodide/pyodide.asm.wasm');

/** As they were installed; the snapshot lies beside the packages, as build tools have it. */
export const installedFiles: SandboxFiles = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  module,
  library: require.resolve('pyodide/python_stdlib.zip'),
  cache: path.join(path.dirname(module), '..', '.cache', 'python-engine'),
};

/** What the process may read of the engine's package; folders end with a separator. */
const ownSource = [
  path.join('src', 'core', path.sep),
  path.join('src', 'harness', path.sep),
  path.join('src', 'worker', path.sep),
  path.join('src', 'limits.ts'),
  path.join('src', 'types.ts'),
  'package.json',
];

/** All that the process may read, but for the snapshot. */
export function readableOf({ root, module, library }: SandboxFiles): string[] {
  return [...ownSource.map((name) => path.join(root, name)), module, library];
}

/** Each file of it by itself, and the folder of the cache where there is one. */
export function everyFileOf(files: SandboxFiles): string[] {
  const inside = sourceNames(files).map((name) => path.join(files.root, name));
  // With the dot it can be read only by who may also go into it.
  const cache = existsSync(files.cache) ? [`${files.cache}${path.sep}.`] : [];
  return [...inside, files.module, files.library, ...cache];
}

/**
 * A copy that every user can read and root alone can change, in a folder of its own for each version below `place`.
 * Made where there is none; the copies of former versions stay, because an app of that version may still run.
 */
export function copyForAll(files: SandboxFiles, place: string): SandboxFiles {
  const names = sourceNames(files);
  const contents = [...names.map((name) => path.join(files.root, name)), files.module, files.library];
  const digest = createHash('sha256');
  for (const file of contents) digest.update(readFileSync(file));
  const root = path.join(place, `sandbox-${digest.digest('hex').slice(0, 16)}`);
  const copy = layout(root);
  if (existsSync(root)) return copy;
  const unfinished = layout(`${root}.new-${process.pid}`);
  makeFolder(place);
  for (const name of names) copyFile(path.join(files.root, name), path.join(unfinished.root, name));
  copyFile(files.module, unfinished.module);
  copyFile(files.library, unfinished.library);
  makeFolder(unfinished.cache);
  publish(unfinished.root, root);
  return copy;
}

function layout(root: string): SandboxFiles {
  return {
    root,
    module: path.join(root, 'python.wasm'),
    library: path.join(root, 'python.zip'),
    cache: path.join(root, 'cache'),
  };
}

function sourceNames({ root }: SandboxFiles): string[] {
  return ownSource.flatMap((name) =>
    name.endsWith(path.sep)
      ? readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
      : [name],
  );
}

/** Another engine may have been faster: its copy is the same. */
function publish(unfinished: string, root: string): void {
  try {
    renameSync(unfinished, root);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
}

function copyFile(from: string, to: string): void {
  makeFolder(path.dirname(to));
  cpSync(from, to);
  chmodSync(to, 0o644);
}

/** Whatever the process's own mask says, folders that are made here can be read by all; others are left as they are. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) chmodSync(made, 0o755);
}
