import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { workspacesBehind } from './workspaces.ts';

const root = path.resolve(import.meta.dirname, '..');

type BuiltPart = {
  /** The part in a sentence. */
  name: string;
  folder: string;
  /** Files below its `dist` that exist once the part is built. */
  results: readonly string[];
  /** Arguments for Node that build it, in its folder. */
  command: readonly string[];
};

/** What is built before the app is served. */
export const parts = {
  web: {
    name: 'web app',
    folder: 'apps/web',
    results: ['index.html'],
    command: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  },
  server: {
    name: 'server',
    folder: 'apps/api',
    results: ['main.js', '../../../packages/python/dist/sandbox-process.js'],
    command: ['build.ts'],
  },
} satisfies Record<string, BuiltPart>;

/**
 * Folders that are no inputs: what the builds write, everything else of which would make them old at once, and media, which
 * are served as they are.
 */
const skipped = new Set(['node_modules', 'dist', 'compiled-messages', 'media']);
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Builds a part, unless it was already built from the same files. Exits the process on failure. */
export async function ensureBuilt(part: BuiltPart): Promise<void> {
  const dist = path.join(root, part.folder, 'dist');
  const stamp = path.join(dist, '.built-from');
  const made = digestOfInputs(part);
  const isThere = part.results.every((file) => existsSync(path.join(dist, file)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  rmSync(stamp, { force: true });
  console.log(`▸ Building the ${part.name}`);
  const { code, said } = await build(part);
  if (code !== 0) {
    console.error(`${said}\nThe ${part.name} could not be built.`);
    process.exit(1);
  }
  writeFileSync(stamp, made);
}

/** Digest of all workspaces behind a part. The lockfile stands for third-party packages. */
function digestOfInputs({ folder }: BuiltPart): string {
  const hash = createHash('sha256');
  for (const input of [...workspacesBehind(root, folder).sort(), 'package-lock.json']) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, relative: string): void {
  const full = path.join(root, relative);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort())
      if (!skipped.has(name)) addTo(hash, path.join(relative, name));
  } else {
    const content = readFileSync(full);
    hash.update(`${relative}:${content.length}:`).update(content);
  }
}

/** Runs the tool itself: npm and its shell would end at a signal and leave it running. */
function build({ folder, command }: BuiltPart): Promise<{ code: number | null; said: string }> {
  const tool = spawn(process.execPath, command, {
    cwd: path.join(root, folder),
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  tool.stdout.on('data', (chunk) => (said += chunk));
  tool.stderr.on('data', (chunk) => (said += chunk));
  const stop = (signal: NodeJS.Signals): void => {
    tool.kill(signal);
    tool.once('exit', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of stopSignals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    tool.once('error', reject);
    tool.once('exit', (code) => {
      for (const signal of stopSignals) process.off(signal, stop);
      resolve({ code, said });
    });
  });
}
