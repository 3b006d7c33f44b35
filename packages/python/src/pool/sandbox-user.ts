import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** A user and a group with the same id, which no account of the machine has. */
export type SandboxUser = { uid: number; gid: number };

/** Ids that are free on every Linux: above systemd's transient users and below `nobody`. */
const firstNumber = 65_533;
const lastNumber = 65_520;

/**
 * Chooses the user of the sandbox process. It owns no file, process or account, so code that breaks out of the process
 * can read and end nothing of others. Returns null outside Linux, and where this process may not run programs as
 * another user. Never chooses an id in `reserved`. Prefers an id without a running process; on a machine with many
 * engines, the surplus engines share the last id. Throws when every id is taken.
 */
export function chooseSandboxUser(reserved: readonly number[] = []): SandboxUser | null {
  if (process.platform !== 'linux' || !(isRoot() || hasCapabilities())) return null;
  const taken = new Set([...reserved, ...numbersIn('/etc/passwd'), ...numbersIn('/etc/group')]);
  const free = numbers().filter((number) => !taken.has(number));
  const busy = ownersOfProcesses();
  const chosen = free.find((number) => !busy.has(number)) ?? free.at(-1);
  if (chosen === undefined)
    throw new SandboxError(`every user from ${lastNumber} to ${firstNumber} has an account`);
  return { uid: chosen, gid: chosen };
}

/** Part of util-linux. Starts a program that can never gain privileges, whatever files it runs. */
export const setprivFile = '/usr/bin/setpriv';

/**
 * Returns the command and the options of `spawn` that run a program as the user, or as the user of this process for
 * null, with no privilege of this process and no way to new ones. Where `setpriv` is missing, root still changes the
 * user, and the program may gain privileges by a file that grants them.
 */
export function commandAs(
  user: SandboxUser | null,
  program: string,
  args: readonly string[],
  setpriv = setprivFile,
): { command: string; args: string[]; options: { uid?: number; gid?: number } } {
  const lent = user === null || isRoot() ? [] : lentBy(user);
  // Leaving root drops all capabilities and groups.
  const options = user === null || !isRoot() ? {} : user;
  if (lent.length === 0 && !existsSync(setpriv)) return { command: program, args: [...args], options };
  return { command: setpriv, args: [...lent, '--no-new-privs', '--', program, ...args], options };
}

/** A process that was never root keeps its capabilities with another user, so remove them explicitly. */
function lentBy({ uid, gid }: SandboxUser): string[] {
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all'];
}

/** Whether the user can read all the files and run the program. Finds out by trying as that user. */
export function canUse(user: SandboxUser, files: readonly string[], program: string): boolean {
  const descriptor = openSync(program, 'r');
  const script = 'for file do test -r "$file" || exit 1; done; test -x /proc/self/fd/3';
  const { command, args, options } = commandAs(user, '/bin/sh', ['-c', script, 'sh', ...files]);
  const attempt = spawnSync(command, args, {
    ...options,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  closeSync(descriptor);
  return attempt.status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** CAP_KILL, CAP_SETGID and CAP_SETUID as bits: to start another user's process and to end it. */
const needed = 0b1110_0000n;

/** Whether this process may run programs as another user without being root, as a systemd unit can allow. */
function hasCapabilities(): boolean {
  const held = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${held}`) & needed) === needed;
}

function numbers(): number[] {
  return Array.from({ length: firstNumber - lastNumber + 1 }, (_, index) => firstNumber - index);
}

/** Ids of accounts or groups: the third field of each line. */
function numbersIn(file: string): number[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => Number(line.split(':')[2]));
}

function ownersOfProcesses(): Set<number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // A process may end during the scan.
  return new Set(processes.map((name) => statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid ?? 0));
}

/** This machine has no user or place for the sandbox. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
