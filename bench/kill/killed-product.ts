import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export type KilledProductOptions = {
  /** Program and arguments that start the product. */
  command: readonly [string, ...string[]];
  dataDir: string;
  port: number;
};

const startTimeoutMs = 180_000;
const endTimeoutMs = 30_000;
const pollMs = 50;

/** The product in processes of its own, which can be killed with all that they started. Linux only. */
export class KilledProduct {
  readonly origin: string;
  readonly #options: KilledProductOptions;
  #child: ChildProcess | null = null;
  #said = '';

  constructor(options: KilledProductOptions) {
    this.#options = options;
    this.origin = `http://localhost:${options.port}`;
  }

  /** Starts it, and resolves when its database answers and learners can register. */
  async start(): Promise<void> {
    const child = this.begin();
    await this.#until('ready', startTimeoutMs, async () => {
      if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${this.#said}`);
      const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status === 200;
    });
  }

  /** Starts it without waiting. */
  begin(): ChildProcess {
    const { command, dataDir, port } = this.#options;
    const [program, ...words] = command;
    const { PATH = '', HOME = '' } = process.env;
    const env = {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      PYTHON_WORKERS: '1',
      LOG_LEVEL: 'error',
      // Each player names a network of its own, as behind a proxy.
      TRUSTED_PROXIES: '1',
      RUNS_PER_MINUTE: '100000',
      RUN_CPU_SECONDS: '1000000',
    };
    this.#said = '';
    const child = spawn(program, words, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.#said += String(chunk)));
    this.#child = child;
    const killFamily = (): void => {
      for (const pid of this.#family()) signal(pid, 'SIGKILL');
    };
    // Nothing stays behind when this process ends.
    process.once('exit', killFamily);
    child.once('exit', () => process.off('exit', killFamily));
    return child;
  }

  /** Kills every process at once: the one that was started, its descendants, and the database's. */
  async kill(): Promise<void> {
    const pids = this.#family();
    for (const pid of pids) signal(pid, 'SIGKILL');
    await this.#until('killed', endTimeoutMs, async () => {
      // What was started between the look and the kill is found by its folder.
      for (const pid of this.#family()) signal(pid, 'SIGKILL');
      return !pids.some(isAlive);
    });
  }

  /** Stops it in order. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
    await this.#until('stopped', endTimeoutMs, async () => this.#family().length === 0);
  }

  #family(): number[] {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(isAlive);
    const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
    const started = this.#child?.pid;
    const isDescendant = (pid: number | undefined): boolean =>
      pid !== undefined && pid > 1 && (pid === started || isDescendant(parents.get(pid)));
    return all.filter((pid) => isDescendant(pid) || folderOf(pid).startsWith(this.#options.dataDir));
  }

  async #until(what: string, timeoutMs: number, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!(await isSo())) {
      if (performance.now() > deadline) throw new Error(`The product is not ${what}:\n${this.#said}`);
      await pause(pollMs);
    }
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

/** False for a process that ended and whose parent has not asked for its end. */
function isAlive(pid: number): boolean {
  return !/^(?:Z|X|)$/.test(stateOf(pid)[0] ?? '');
}

function parentOf(pid: number): number {
  return Number(stateOf(pid)[1] ?? 0);
}

/** The fields after the name of the program: state, parent and more. */
function stateOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The folder in which a process works. */
function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
