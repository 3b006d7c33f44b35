import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { walls } from '../limits.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import { answerSchema } from './answer-schema.ts';
import { lineReader } from './message-lines.ts';
import { ownAccess, type SandboxAccess } from './sandbox-access.ts';
import { readableOf, type SandboxFiles } from './sandbox-files.ts';
import { commandAs } from './sandbox-user.ts';
import type { SnapshotFile } from './snapshot-file.ts';

export type SandboxEvents = {
  onAnswer: (answer: ProcessAnswer) => void;
  /** Called with the cause when the process has ended. */
  onEnd: (cause: string) => void;
};

/**
 * Node flags that wall off the process. It may read the listed files; no flag grants network, writing or child
 * processes.
 */
export function sandboxFlags(files: SandboxFiles): string[] {
  return [
    '--permission',
    '--allow-worker',
    ...readableOf(files).map((file) => `--allow-fs-read=${file}`),
    '--no-experimental-sqlite',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-addons',
  ];
}

export type SandboxOptions = {
  workers: number;
  snapshots: SnapshotFile;
  /** User and files of the process; by default those of this process. */
  access?: SandboxAccess;
  /** Arguments for Node after the sandbox flags; by default the entry of the sandbox process. */
  program?: readonly string[];
  /** Milliseconds that a process may take to start, and may be silent afterwards. */
  patience?: { startMs: number; silenceMs: number };
  /** Bytes of memory that the process may use. */
  memoryBytes?: number;
};

const stderrKept = 2_000;

/**
 * The sandbox process as the parent sees it: requests in, validated answers out, and an end. A process that sends an
 * invalid message, or nothing for too long, is ended. It has an empty environment, and pipes for input, output, errors
 * and the snapshot.
 */
export class SandboxProcess {
  readonly #child: ChildProcess;
  readonly #events: SandboxEvents;
  readonly #heartbeat: NodeJS.Timeout;
  #stderr = '';
  #cause = '';
  #heardMs = performance.now();
  #isReady = false;
  readonly #isSnapshotDone: Promise<void>;
  readonly #patience: { startMs: number; silenceMs: number };
  readonly #memoryBytes: number;

  constructor(options: SandboxOptions, events: SandboxEvents) {
    const { workers, snapshots, program, access = ownAccess, patience = walls } = options;
    this.#events = events;
    this.#patience = patience;
    this.#memoryBytes = options.memoryBytes ?? walls.processBytes + workers * walls.workerBytes;
    const { module, library } = access.files;
    const args = [entryIn(access.files), String(workers), module, library, snapshots.path];
    const flags = [...sandboxFlags(access.files), `--allow-fs-read=${snapshots.path}`];
    this.#child = launch(access, [...flags, ...(program ?? args)]);
    giveWay(this.#child);
    this.#isSnapshotDone = this.#takeSnapshot(snapshots);
    const takeLines = lineReader(
      walls.messageBytes,
      (line) => this.#onLine(line),
      () => this.end('its message was too long'),
    );
    this.#child.stdout?.on('data', takeLines);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-stderrKept);
    });
    // A request may be in flight when the process dies; `close` below reports the end.
    this.#child.stdin?.on('error', () => undefined);
    this.#child.once('error', (error) => this.#end(String(error)));
    this.#child.once('close', (code, signal) =>
      this.#end(`${signal ?? `exit ${code}`} ${this.#stderr}`.trim()),
    );
    this.#heartbeat = setInterval(() => this.#beat(), Math.min(patience.startMs, patience.silenceMs) / 2);
    this.#heartbeat.unref();
  }

  get pid(): number | null {
    return this.#child.pid ?? null;
  }

  send(request: ProcessRequest): void {
    this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
  }

  /** Ends the process at once. */
  end(cause: string): void {
    this.#cause ||= cause;
    this.#child.kill('SIGKILL');
  }

  #onLine(line: string): void {
    this.#heardMs = performance.now();
    const answer = parseAnswer(line);
    if (answer === null) {
      this.end('it said something that is not in the protocol');
      return;
    }
    if (answer.type === 'ready') void this.#open(answer);
    else if (answer.type !== 'pong') this.#events.onAnswer(answer);
  }

  /**
   * Reports the process as ready only after the snapshot pipe is closed: a program could use it otherwise.
   */
  async #open(answer: ProcessAnswer): Promise<void> {
    await this.#isSnapshotDone;
    this.#isReady = true;
    this.#events.onAnswer(answer);
  }

  async #takeSnapshot(snapshots: SnapshotFile): Promise<void> {
    const stream = this.#child.stdio[3];
    if (stream instanceof Readable) await snapshots.receive(stream);
  }

  #beat(): void {
    const silentMs = performance.now() - this.#heardMs;
    if (!this.#isReady) {
      if (silentMs > this.#patience.startMs) this.end('it did not start');
    } else if (silentMs > this.#patience.silenceMs) this.end('it was silent');
    else if ((residentBytes(this.pid ?? 0) ?? 0) > this.#memoryBytes) this.end('it took too much memory');
    else this.send({ type: 'ping' });
  }

  #end(cause: string): void {
    clearInterval(this.#heartbeat);
    this.#events.onEnd(this.#cause || cause);
  }
}

/**
 * Lets the server go first when both want the processor, so that endless loops do not delay its answers. Threads
 * inherit the priority of the process that starts them. If the system refuses, the sandbox keeps normal priority.
 */
function giveWay({ pid }: ChildProcess): void {
  const { PRIORITY_BELOW_NORMAL: steps, PRIORITY_LOW: last } = constants.priority;
  try {
    if (pid !== undefined) setPriority(pid, Math.min(last, getPriority() + steps));
  } catch {
    // Lowering another user's process may be forbidden, or the process has already ended.
  }
}

function entryIn({ root, entry }: SandboxFiles): string {
  return path.join(root, entry);
}

/**
 * Starts Node with an empty environment, as the sandbox's user if it has one, and without new privileges. It runs in its own process group: a
 * Ctrl-C meant for the app must not end runs that the app still finishes.
 */
function launch({ user, files }: SandboxAccess, args: readonly string[]): ChildProcess {
  const pipes = ['pipe', 'pipe', 'pipe', 'pipe'] as const;
  const options = { env: {}, cwd: path.dirname(entryIn(files)), detached: true };
  if (user === null) {
    const own = commandAs(null, process.execPath, args);
    return spawn(own.command, own.args, { ...options, argv0: process.execPath, stdio: [...pipes] });
  }
  // Open Node here: the user may be unable to reach it where it is installed.
  const node = openSync(process.execPath, 'r');
  try {
    const started = commandAs(user, `/proc/self/fd/${pipes.length}`, args);
    return spawn(started.command, started.args, {
      ...options,
      ...started.options,
      argv0: process.execPath,
      stdio: [...pipes, node],
    });
  } finally {
    closeSync(node);
  }
}

function parseAnswer(line: string): ProcessAnswer | null {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Returns the resident memory of a process in bytes; null where the system does not report it, as outside Linux. */
function residentBytes(pid: number): number | null {
  try {
    const kibibytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}
