import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StudioError } from './studio-error.ts';

const chromiumNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of the browser that draws the pictures, or null. `CHROMIUM_PATH` takes precedence over installed ones. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return isExecutable(chosen) ? chosen : null;
  return chromiumNames.map(findProgram).find((path) => path !== null) ?? null;
}

/** One sentence that names every missing program; null when none is missing. */
export function missingTools(): string | null {
  const missing = ['ffmpeg', 'espeak-ng', 'python3'].filter((name) => findProgram(name) === null);
  if (findChromium() === null) missing.push('chromium');
  if (missing.length === 0) return null;
  return `Rendering lessons needs ${missing.join(', ')}: install with "apt-get install ${missing.join(' ')}" or your system's own package manager, then run it again.`;
}

/**
 * Runs a program to its end and returns its standard output.
 * @throws Error with the last lines of its standard error when it fails
 */
export function runTool(name: string, options: readonly string[], stdin = ''): Promise<Buffer> {
  const child = spawn(name, options, { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // A program may end before it has read everything: report its exit code, not a broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new StudioError(`${name} failed (${code}): ${lastLines(Buffer.concat(complaints))}`));
    });
  });
}

function lastLines(complaints: Buffer): string {
  return complaints.toString('utf8').trim().split('\n').slice(-5).join('\n');
}

function findProgram(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
