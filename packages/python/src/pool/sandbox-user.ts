import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** A user and a group of one number that no account of the machine has. */
export type SandboxUser = { uid: number; gid: number };

/** Free on every Linux: systemd's transient users end before them, `nobody` comes after them. */
const firstNumber = 65_533;
const lastNumber = 65_520;

/**
 * The user of the sandbox process: one that owns no file, no process and no account, so that what breaks out of the
 * process can read and end nothing of anybody. Only root can lend one; null for any other user and outside Linux.
 * `reserved` are users that must not be it. A number that runs a process already is the second choice: a machine with
 * many engines has them share the last one. Throws when every number has an account.
 */
export function chooseSandboxUser(reserved: readonly number[] = []): SandboxUser | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const taken = new Set([...reserved, ...numbersIn('/etc/passwd'), ...numbersIn('/etc/group')]);
  const free = numbers().filter((number) => !taken.has(number));
  const busy = ownersOfProcesses();
  const chosen = free.find((number) => !busy.has(number)) ?? free.at(-1);
  if (chosen === undefined) throw new Error(`every user from ${lastNumber} to ${firstNumber} has an account`);
  return { uid: chosen, gid: chosen };
}

/** True when the user can read all the files and run the program, found out by letting it try. */
export function canUse(user: SandboxUser, files: readonly string[], program: string): boolean {
  const descriptor = openSync(program, 'r');
  const script = 'for file do test -r "$file" || exit 1; done; test -x /proc/self/fd/3';
  const attempt = spawnSync('/bin/sh', ['-c', script, 'sh', ...files], {
    ...user,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  closeSync(descriptor);
  return attempt.status === 0;
}

function numbers(): number[] {
  return Array.from({ length: firstNumber - lastNumber + 1 }, (_, index) => firstNumber - index);
}

/** The numbers of accounts or groups: the third field of each line. */
function numbersIn(file: string): number[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => Number(line.split(':')[2]));
}

function ownersOfProcesses(): Set<number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // A process may end while we look.
  return new Set(processes.map((name) => statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid ?? 0));
}
