import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** A user and a group of one number that no account of the machine has. */
export type SandboxUser = { uid: number; gid: number };

/** Free on every Linux: systemd's transient users end before them, `nobody` comes after them. */
const firstNumber = 65_533;
const lastNumber = 65_520;

/**
 * The user of the sandbox process: one that owns no file, no process and no account, so that what breaks out of the
 * process can read and end nothing of anybody. Null where this process may not lend one, and outside Linux.
 * `reserved` are users that must not be it. A number that runs a process already is the second choice: a machine with
 * many engines has them share the last one. Throws when every number has an account.
 */
export function chooseSandboxUser(reserved: readonly number[] = []): SandboxUser | null {
  if (process.platform !== 'linux' || !(isRoot() || hasCapabilities())) return null;
  const taken = new Set([...reserved, ...numbersIn('/etc/passwd'), ...numbersIn('/etc/group')]);
  const free = numbers().filter((number) => !taken.has(number));
  const busy = ownersOfProcesses();
  const chosen = free.find((number) => !busy.has(number)) ?? free.at(-1);
  if (chosen === undefined) throw new Error(`every user from ${lastNumber} to ${firstNumber} has an account`);
  return { uid: chosen, gid: chosen };
}

/** What to run, and with which options of `spawn`, so that the program runs as the user and with no power of ours. */
export function commandAs(
  { uid, gid }: SandboxUser,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; options: { uid?: number; gid?: number } } {
  if (isRoot()) return { command: program, args: [...args], options: { uid, gid } };
  // Who stops being root loses its capabilities, who was never root keeps them: they have to be taken away by name.
  const lent = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--no-new-privs'];
  return { command: '/usr/bin/setpriv', args: [...lent, '--', program, ...args], options: {} };
}

/** True when the user can read all the files and run the program, found out by letting it try. */
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

/** CAP_KILL, CAP_SETGID and CAP_SETUID, as bits: to make another user's process, and to end it. */
const needed = 0b1110_0000n;

/** True when this process may lend a user without being root, as a unit of systemd can allow. */
function hasCapabilities(): boolean {
  const held = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${held}`) & needed) === needed;
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
