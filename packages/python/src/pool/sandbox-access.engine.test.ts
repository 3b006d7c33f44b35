import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runIn } from './lent-user.fixture.ts';
import { chooseSandboxAccess, ownAccess } from './sandbox-access.ts';
import { copyForAll, installedFiles } from './sandbox-files.ts';
import { canUse, chooseSandboxUser, commandAs } from './sandbox-user.ts';
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
    const access = chooseSandboxAccess({ copyTo: open }, warn);
    expect(problems).toEqual([]);
    const { status, stdout, isGone } = await runIn(access);
    expect([stdout, isGone]).toEqual(['42\n', true]);
    const number = access.user?.uid ?? 0;
    expect(number).toBeGreaterThanOrEqual(65_520);
    expect(status).toMatch(new RegExp(`^Uid:\\t${number}\\t${number}\\t${number}\\t${number}$`, 'm'));
    expect(status).toMatch(new RegExp(`^Gid:\\t${number}\\t${number}\\t${number}\\t${number}$`, 'm'));
    expect(status).toMatch(/^Groups:\s*$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  });

  it('is never a user with an account, nor one of those that own something of the app', () => {
    const first = chooseSandboxUser()?.uid ?? 0;
    const second = chooseSandboxUser([first])?.uid ?? 0;
    expect(second).not.toBe(first);
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    expect(accounts.map((line) => Number(line.split(':')[2]))).not.toContain(second);
  });

  it('reads a copy of its files where it cannot reach the installed ones, and keeps its snapshot there', async () => {
    const installed = copyForAll(installedFiles, closed);
    const access = chooseSandboxAccess({ installed, copyTo: open }, warn);
    expect(problems).toEqual([]);
    expect(access.files.root).toContain(open);
    expect((await runIn(access)).stdout).toBe('42\n');
    const snapshot = new SnapshotFile(access.files.cache).path;
    const { mtimeMs, mode, uid } = statSync(snapshot);
    expect([mode & 0o777, uid]).toEqual([0o644, 0]);
    // The next process wakes from the snapshot.
    expect((await runIn(access)).stdout).toBe('42\n');
    expect(statSync(snapshot).mtimeMs).toBe(mtimeMs);
  });

  it('gets its copy from a process that makes private files', () => {
    const mask = process.umask(0o077);
    const copy = copyForAll(installedFiles, path.join(open, 'new'));
    process.umask(mask);
    const access = chooseSandboxAccess({ installed: copy, copyTo: closed }, warn);
    expect([access.files, problems]).toEqual([copy, []]);
    expect(copyForAll(installedFiles, path.join(open, 'new'))).toEqual(copy);
  });

  it('has the user of the app where no other can read the files, and the operator is told what to do', () => {
    const installed = copyForAll(installedFiles, closed);
    const access = chooseSandboxAccess({ installed, copyTo: path.join(closed, 'below') }, warn);
    expect(access).toEqual(ownAccess);
    expect(problems).toEqual([
      expect.stringMatching(/cannot read .*Install the app where all users can read it/s),
    ]);
  });
});

const fixture = fileURLToPath(new URL('lent-user.fixture.ts', import.meta.url));
const unit = readFileSync(new URL('../../../../deploy/python-learning.service', import.meta.url), 'utf8');
const setting = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const app = { uid: 64_999, gid: 64_999 };
/** The test can act as a user other than root only where that user can read what it runs. */
const canPlayApp =
  isRoot && existsSync('/usr/bin/setpriv') && canUse(app, [fixture, process.execPath], '/bin/sh');

describe.skipIf(!canPlayApp)(
  'the sandbox of an app that is not root but may lend users',
  { timeout: 120_000 },
  () => {
    it('has a user of its own, no capability, and ends when it is told to, within the limits of the unit', async () => {
      const powers = setting('AmbientCapabilities')
        .toLowerCase()
        .replaceAll('cap_', '+')
        .replaceAll(' ', ',');
      const may = [`--inh-caps=${powers}`, `--ambient-caps=${powers}`];
      const as = [`--reuid=${app.uid}`, `--regid=${app.gid}`, '--clear-groups', ...may];
      // The limit of a process counts reserved memory; that of the unit counts the memory in use by all processes.
      const memory = 2 * Number.parseInt(setting('MemoryMax'), 10) * 1024 ** 3;
      const limits = [`--nproc=${setting('TasksMax')}`, `--data=${memory}`];
      const command = [...limits, 'setpriv', ...as, process.execPath, fixture];
      const { stdout } = await promisify(execFile)('/usr/bin/prlimit', command);
      const { status, stdout: said, isGone } = JSON.parse(stdout);
      expect(said).toBe('42\n');
      expect(status).toMatch(/^Uid:\t655(2|3)\d\t/m);
      expect(status).toMatch(/^Groups:\s*$/m);
      for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'])
        expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'));
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect(isGone).toBe(true);
    });
  },
);

describe.skipIf(!existsSync('/usr/bin/setpriv'))('new privileges', { timeout: 120_000 }, () => {
  it('are denied to a sandbox without a user of its own, too', async () => {
    expect((await runIn(ownAccess)).status).toMatch(/^NoNewPrivs:\t1$/m);
  });
});

describe.skipIf(process.platform !== 'linux')('a machine without setpriv', () => {
  const missing = '/nowhere/setpriv';

  it('runs the sandbox as the same user, and the operator is told once what to install', () => {
    const access = chooseSandboxAccess({ copyTo: open, setpriv: missing }, warn);
    expect(access.user === null).toBe(!isRoot);
    expect(problems).toEqual([expect.stringMatching(/gaining privileges, .* Install util-linux\.$/)]);
  });

  it.runIf(isRoot)('starts a program of root as the other user', () => {
    const { command, args, options } = commandAs(app, '/bin/sh', ['-c', 'id -u; id -g; id -G'], missing);
    expect(command).toBe('/bin/sh');
    const { stdout } = spawnSync(command, args, { ...options, env: {}, cwd: '/', encoding: 'utf8' });
    expect(stdout).toBe('64999\n64999\n64999\n');
  });
});

describe.skipIf(isRoot)('the sandbox of an app that root did not start', () => {
  it('has the user of the app', () => {
    expect(chooseSandboxAccess({}, warn)).toEqual(ownAccess);
    expect(problems).toEqual([]);
  });
});
