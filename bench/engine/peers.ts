import { execFileSync, spawn } from 'node:child_process';
import type { BenchProgram } from './programs.ts';

/** Another way to run a program, with one process per run. */
export type Peer = { name: string; run: (program: BenchProgram) => Promise<void> };

/** The interpreter itself: `python3` may be a script that looks for it, which costs time. */
export const python = [findPython(), '-I', '-S', '-c'] as const;
const bubblewrap =
  'bwrap --unshare-all --die-with-parent --clearenv --ro-bind / / --dev /dev --proc /proc --tmpfs /tmp'.split(
    ' ',
  );

export const barePython: Peer = {
  name: 'python3 -I -S',
  run: (program) => runProcess([...python, program.source], program),
};

export const wrappedPython: Peer = {
  name: 'python3 under bubblewrap',
  run: (program) => runProcess([...bubblewrap, ...python, program.source], program),
};

function findPython(): string {
  try {
    return execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  } catch {
    return 'python3';
  }
}

/** Whether a peer is installed and works here. */
export async function works(peer: Peer, program: BenchProgram): Promise<boolean> {
  return peer.run(program).then(
    () => true,
    () => false,
  );
}

function runProcess([command = '', ...args]: string[], { inputs, stdout }: BenchProgram): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', () => (said.endsWith(stdout) ? resolve() : reject(new Error(`${command}: ${said}`))));
    child.stdin.end(inputs.map((line) => `${line}\n`).join(''));
  });
}
