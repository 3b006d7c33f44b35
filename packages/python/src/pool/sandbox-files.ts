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

export type SandboxFiles = {
  /** Folder of the engine's package, with its source in `src`. */
  root: string;
  /** Entry of the process, relative to `root`; its threads are beside it. Built for a built server (087). */
  entry: string;
  /** Python itself: the WebAssembly module and the standard library. */
  module: string;
  library: string;
  /** Folder that stores the snapshot between processes. */
  cache: string;
};

const require = createRequire(import.meta.url);
const module = require.resolve('pyodide/pyodide.asm.wasm');

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files as installed. The snapshot is cached beside the packages, as build tools do. */
export const installedFiles: SandboxFiles = {
  root,
  entry: path.relative(root, fileURLToPath(new URL('../worker/process.ts', import.meta.url))),
  module,
  library: require.resolve('pyodide/python_stdlib.zip'),
  cache: path.join(path.dirname(module), '..', '.cache', 'python-engine'),
};

/** Paths in the engine's package that the process may read; folders end with a separator. */
function ownSource(entry: string): string[] {
  return [
    path.join('src', 'core', path.sep),
    path.join('src', 'harness', path.sep),
    path.join(path.dirname(entry), path.sep),
    path.join('src', 'limits.ts'),
    path.join('src', 'types.ts'),
    'package.json',
  ];
}

/** Everything that the process may read, except the snapshot. */
export function readableOf({ root, entry, module, library }: SandboxFiles): string[] {
  return [...ownSource(entry).map((name) => path.join(root, name)), module, library];
}

/** Lists each of these files separately, and the cache folder if it exists. */
export function everyFileOf(files: SandboxFiles): string[] {
  const inside = sourceNames(files).map((name) => path.join(files.root, name));
  // With the trailing dot, reading also requires permission to enter the folder.
  const cache = existsSync(files.cache) ? [`${files.cache}${path.sep}.`] : [];
  return [...inside, files.module, files.library, ...cache];
}

/**
 * Copies the files so that every user can read them and only their owner can change them. Each version has a folder of
 * its own below `place`. Reuses an existing copy. Keeps copies of former versions, because an app of that version may
 * still run.
 */
export function copyForAll(files: SandboxFiles, place: string): SandboxFiles {
  const names = sourceNames(files);
  const contents = [...names.map((name) => path.join(files.root, name)), files.module, files.library];
  const digest = createHash('sha256');
  for (const file of contents) digest.update(readFileSync(file));
  const root = path.join(place, `sandbox-${digest.digest('hex').slice(0, 16)}`);
  const copy = layout(root, files.entry);
  if (existsSync(root)) return copy;
  const unfinished = layout(`${root}.new-${process.pid}`, files.entry);
  makeFolder(place);
  for (const name of names) copyFile(path.join(files.root, name), path.join(unfinished.root, name));
  copyFile(files.module, unfinished.module);
  copyFile(files.library, unfinished.library);
  makeFolder(unfinished.cache);
  publish(unfinished.root, root);
  return copy;
}

function layout(root: string, entry: string): SandboxFiles {
  return {
    root,
    entry,
    module: path.join(root, 'python.wasm'),
    library: path.join(root, 'python.zip'),
    cache: path.join(root, 'cache'),
  };
}

function sourceNames({ root, entry }: SandboxFiles): string[] {
  return ownSource(entry).flatMap((name) =>
    name.endsWith(path.sep)
      ? readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
      : [name],
  );
}

/** Another engine may have published its copy first; it is the same. */
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

/** Makes new folders readable by all, whatever the umask of the process. Leaves existing folders unchanged. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) chmodSync(made, 0o755);
}
