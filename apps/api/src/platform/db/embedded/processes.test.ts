import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isAlive, isDefunct, waitForEnd } from './processes.ts';

test.runIf(process.platform === 'linux')(
  'a process whose parent never asks for its end is not alive, though it has its number',
  async () => {
    // The shell has become another one, which knows nothing of the child, before the child's number is said.
    const parent = spawn('/bin/sh', ['-c', 'sleep 600 & exec sh -c "echo $!; exec sleep 600"'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = await once(parent.stdout, 'data');
    const child = Number(String(line));
    expect(isAlive(child)).toBe(true);
    process.kill(child, 'SIGKILL');
    expect(await waitForEnd(child, 60_000)).toBe(true);
    expect([isDefunct(child), isAlive(child)]).toEqual([true, false]);
    expect(process.kill(child, 0)).toBe(true);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect(isAlive(parent.pid ?? 0)).toBe(false);
  },
);
