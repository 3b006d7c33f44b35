import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { workspacesBehind } from './workspaces.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'apps/web/dist');
const stamp = path.join(dist, '.built-from');
/** Inputs of the build. The lockfile stands for third-party packages. */
const inputs = [...workspacesBehind(root, 'apps/web').sort(), 'package-lock.json'];
/** What the build writes into these folders. Everything else that it wrote would make it old at once. */
const written = new Set(['node_modules', 'dist', 'compiled-messages']);
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Builds the web app, unless it was already built from the same files. Exits the process on failure. */
export async function ensureWebApp(): Promise<void> {
  const made = digestOfInputs();
  if (existsSync(path.join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made)
    return;
  console.log('▸ Building the web app');
  const { code, said } = await build();
  if (code !== 0) {
    console.error(`${said}\nThe web app could not be built.`);
    process.exit(1);
  }
  writeFileSync(stamp, made);
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, input);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, relative: string): void {
  const full = path.join(root, relative);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort())
      if (!written.has(name)) addTo(hash, path.join(relative, name));
  } else {
    const content = readFileSync(full);
    hash.update(`${relative}:${content.length}:`).update(content);
  }
}

/** Runs Vite itself: npm and its shell would end at a signal and leave it running. */
function build(): Promise<{ code: number | null; said: string }> {
  const vite = spawn(path.join(root, 'node_modules/.bin/vite'), ['build'], {
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  vite.stdout.on('data', (chunk) => (said += chunk));
  vite.stderr.on('data', (chunk) => (said += chunk));
  const stop = (signal: NodeJS.Signals): void => {
    vite.kill(signal);
    vite.once('exit', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of stopSignals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    vite.once('error', reject);
    vite.once('exit', (code) => {
      for (const signal of stopSignals) process.off(signal, stop);
      resolve({ code, said });
    });
  });
}
