import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from '../platform/db/embedded/processes.ts';

const fixture = fileURLToPath(new URL('./supervised.fixture.ts', import.meta.url));
const patience = { timeout: 60_000 };

type Started = { pid: number; label: string; hasJobs: boolean };

let supervisor: ChildProcess;
let said: string;
afterEach(() => void supervisor.kill('SIGKILL'));

function start(env: Readonly<Record<string, string>> = {}): void {
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  supervisor = spawn(process.execPath, [fixture], { env: { ...process.env, ...env }, stdio: [...stdio] });
  said = '';
  supervisor.stdout?.on('data', (chunk) => (said += String(chunk)));
}

function lines(): Record<string, unknown>[] {
  const complete = said.split('\n').slice(0, -1);
  return complete.map((line) => JSON.parse(line));
}

/** Resolves with every api process that was started so far, when there are so many. */
async function started(count: number): Promise<Started[]> {
  const all = () => lines().filter((line) => 'hasJobs' in line);
  await expect.poll(all, patience).toHaveLength(count);
  return all() as Started[];
}

async function stopped(): Promise<number | null> {
  const exit = once(supervisor, 'exit');
  supervisor.stdin?.write('stop\n');
  const [code] = await exit;
  return code;
}

test('one of the processes has the jobs, and a stop ends all', { timeout: 60_000 }, async () => {
  start();
  const processes = await started(2);
  expect(processes.map(({ label, hasJobs }) => ({ label, hasJobs }))).toEqual([
    { label: 'api 1', hasJobs: true },
    { label: 'api 2', hasJobs: false },
  ]);
  expect(await stopped()).toBe(0);
  expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
  expect(lines().at(-1)).toEqual({ figures: [[], []] });
});

test('each process can give back memory that it no longer uses', { timeout: 60_000 }, async () => {
  start({ COLLECTS: 'yes' });
  const told = () => lines().filter((line) => 'isCollected' in line);
  await expect.poll(told, patience).toHaveLength(2);
  expect(told()).toEqual([
    { label: 'api 1', isCollected: true },
    { label: 'api 2', isCollected: true },
  ]);
});

test.each([0, 1])(
  'process %i is replaced by one with its role when it dies',
  { timeout: 60_000 },
  async (at) => {
    start();
    const died = (await started(2))[at];
    process.kill(died?.pid ?? 0, 'SIGKILL');
    const replacement = (await started(3)).at(-1);
    expect(replacement).toEqual({ ...died, pid: replacement?.pid });
    expect(replacement?.pid).not.toBe(died?.pid);
    const ended = lines().find(({ event }) => event === 'process.ended');
    expect(ended).toMatchObject({ process: died?.label, signal: 'SIGKILL' });
  },
);

test('a process that dies before the other one is there ends the start with its reason', {
  timeout: 60_000,
}, async () => {
  start({ FAILS: 'yes' });
  const [code] = await once(supervisor, 'exit');
  expect(code).toBe(1);
  expect(lines().at(-1)).toEqual({ failed: 'StartError: The port is in use.' });
  expect(await started(1)).toHaveLength(1);
});

test('a killed supervisor takes its processes with it', { timeout: 60_000 }, async () => {
  start();
  const processes = await started(2);
  supervisor.kill('SIGKILL');
  await expect.poll(() => processes.filter(({ pid }) => isAlive(pid)), patience).toEqual([]);
});
