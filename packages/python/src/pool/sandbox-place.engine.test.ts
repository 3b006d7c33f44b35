import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askOf } from '../promises/ask.ts';
import { Engine } from './engine.ts';
import { copyForAll, installedFiles } from './sandbox-files.ts';
import { chooseSandboxPlace, ownPlace, type SandboxPlace } from './sandbox-place.ts';
import { SandboxProcess } from './sandbox-process.ts';
import { chooseSandboxUser } from './sandbox-user.ts';
import { SnapshotFile } from './snapshot-file.ts';

let open: string;
let closed: string;
let problems: string[];

beforeEach(() => {
  open = mkdtempSync(path.join(tmpdir(), 'open-'));
  chmodSync(open, 0o755);
  closed = mkdtempSync(path.join(tmpdir(), 'closed-'));
  problems = [];
});

afterEach(() => {
  for (const folder of [open, closed]) rmSync(folder, { recursive: true });
});

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const warn = (problem: string) => problems.push(problem);

describe.skipIf(!isRoot)('the sandbox of an app that root started', { timeout: 120_000 }, () => {
  it('has a user and a group of its own, and no other group', async () => {
    const place = chooseSandboxPlace({ copyTo: open }, warn);
    expect(problems).toEqual([]);
    const { status, stdout } = await runIn(place);
    expect(stdout).toBe('42\n');
    const number = place.user?.uid ?? 0;
    expect(number).toBeGreaterThanOrEqual(65_520);
    expect(status).toMatch(new RegExp(`^Uid:\\t${number}\\t${number}\\t${number}\\t${number}$`, 'm'));
    expect(status).toMatch(new RegExp(`^Gid:\\t${number}\\t${number}\\t${number}\\t${number}$`, 'm'));
    expect(status).toMatch(/^Groups:\s*$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });

  it('is never a user with an account, nor one of those that own something of the app', () => {
    const first = chooseSandboxUser()?.uid ?? 0;
    const second = chooseSandboxUser([first])?.uid ?? 0;
    expect(second).not.toBe(first);
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    expect(accounts.map((line) => Number(line.split(':')[2]))).not.toContain(second);
  });

  it('reads a copy of its files where it can not reach the installed ones, and keeps its snapshot there', async () => {
    const installed = copyForAll(installedFiles, closed);
    const place = chooseSandboxPlace({ installed, copyTo: open }, warn);
    expect(problems).toEqual([]);
    expect(place.files.root).toContain(open);
    expect((await runIn(place)).stdout).toBe('42\n');
    const snapshot = new SnapshotFile(place.files.cache).path;
    const { mtimeMs, mode, uid } = statSync(snapshot);
    expect([mode & 0o777, uid]).toEqual([0o644, 0]);
    // The next one wakes from it.
    expect((await runIn(place)).stdout).toBe('42\n');
    expect(statSync(snapshot).mtimeMs).toBe(mtimeMs);
  });

  it('gets its copy from a process that makes private files', () => {
    const mask = process.umask(0o077);
    const copy = copyForAll(installedFiles, path.join(open, 'new'));
    process.umask(mask);
    const place = chooseSandboxPlace({ installed: copy, copyTo: closed }, warn);
    expect([place.files, problems]).toEqual([copy, []]);
    expect(copyForAll(installedFiles, path.join(open, 'new'))).toEqual(copy);
  });

  it('has the user of the app where no other can read the files, and the operator is told what to do', () => {
    const installed = copyForAll(installedFiles, closed);
    const place = chooseSandboxPlace({ installed, copyTo: path.join(closed, 'below') }, warn);
    expect(place).toEqual(ownPlace);
    expect(problems).toEqual([expect.stringMatching(/can not read .*Start the app as another user/s)]);
  });
});

describe.skipIf(isRoot)('the sandbox of an app that root did not start', () => {
  it('has the user of the app', () => {
    expect(chooseSandboxPlace({}, warn)).toEqual(ownPlace);
    expect(problems).toEqual([]);
  });
});

/** What a program prints in a sandbox there, and what the system says of its process. */
async function runIn(place: SandboxPlace): Promise<{ status: string; stdout: string }> {
  const snapshots = new SnapshotFile(place.files.cache);
  let sandbox: SandboxProcess | null = null;
  const engine = new Engine({ workers: 1 }, (workers, events) => {
    sandbox = new SandboxProcess({ workers, snapshots, place }, events);
    return sandbox;
  });
  try {
    await engine.ready();
    const { stdout } = await askOf(engine).outcome('print(6 * 7)');
    const pid = (sandbox as SandboxProcess | null)?.pid;
    return { status: readFileSync(`/proc/${pid}/status`, 'utf8'), stdout };
  } finally {
    await engine.stop(0);
  }
}
