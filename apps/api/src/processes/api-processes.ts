import cluster, { type Worker } from 'node:cluster';
import type { Connection } from '../platform/db/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { Figures } from '../platform/metrics/metrics.ts';
import { StartError } from '../start-error.ts';
import type { FromApiProcess, ToApiProcess } from './messages.ts';
import { createSupervisorSide, type SharedParts } from './supervisor-side.ts';

export type ApiProcesses = {
  /** Resolves when the first process serves. Rejects with StartError when it does not get that far. */
  ready: Promise<void>;
  /** Tells every process whether the engine is ready. */
  tellEngine(): void;
  /** Resolves with the metrics of every process. Those of one that does not answer in time are as it told them last. */
  figures(): Promise<Figures[]>;
  /** Lets every process finish its calls; ends those that take too long. */
  stop(): Promise<void>;
};

export type ApiProcessesOptions = {
  count: number;
  /** The file that an api process runs. */
  entry: string;
  connection: Connection;
  parts: SharedParts;
  log: Log;
  /** Called for each process that ended by itself and is started again, with the last metrics that it told. */
  onRestart: (last: Figures) => void;
};

/** Megabytes of each half of a process's young generation. With Node's 16 an idle process keeps 40 MB that it needs no more. */
const youngMb = 4;
const restartPausesMs = [0, 500, 2_000, 10_000];
/** A process that lived so long did not end because of how it starts. */
const soundAfterMs = 60_000;
/** Leaves time to stop the engine and the database within the ten seconds of the whole stop. */
const stopTimeoutMs = 6_000;
/** Less than Prometheus waits, and more than a process waits for the database. */
const figuresTimeoutMs = 5_000;

/**
 * Starts the api processes and keeps them running. They share the port, which the supervisor owns. The first one has the
 * recurring jobs, and so has each that replaces it. The others start when the first one serves.
 *
 *     starting ── serving ──▶ serving ── end ──▶ pause ──▶ starting
 *        └── end, before the first process ever served ──▶ the start of the app has failed
 */
export function startApiProcesses(options: ApiProcessesOptions): ApiProcesses {
  const { count, entry, parts, log } = options;
  // Structured cloning keeps `undefined`, and is faster than JSON for long outputs.
  const execArgv = [...process.execArgv, `--max-semi-space-size=${youngMb}`, '--expose-gc'];
  cluster.setupPrimary({ exec: entry, args: [], execArgv, serialization: 'advanced' });
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => undefined);
  const running = new Map<number, ApiProcess>();
  const timers = new Set<NodeJS.Timeout>();
  let isReady = false;
  let isStopping = false;

  function onServing(): void {
    if (isReady || isStopping) return;
    isReady = true;
    first.resolve();
    for (let place = 1; place < count; place += 1) start(place, 0);
  }

  function start(place: number, failures: number): void {
    const startedMs = performance.now();
    const process = forkProcess(options, place, onServing);
    running.set(place, process);
    void process.ended.then((end) => {
      running.delete(place);
      if (isStopping) return;
      if (!isReady)
        return first.reject(new StartError(end.reason ?? 'An api process ended while it started.'));
      log.error({ event: 'process.ended', process: nameOf(place), ...end }, 'an api process ended');
      options.onRestart(process.lastFigures());
      const isSound = performance.now() - startedMs > soundAfterMs;
      startAfterPause(place, isSound ? 0 : failures);
    });
  }

  function startAfterPause(place: number, failures: number): void {
    const pauseMs = restartPausesMs[Math.min(failures, restartPausesMs.length - 1)];
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(place, failures + 1);
    }, pauseMs);
    timers.add(timer);
  }

  start(0, 0);
  return {
    ready: first.promise,
    tellEngine() {
      for (const { send } of running.values()) send({ type: 'engine', status: parts.engine.status() });
    },
    figures: () => Promise.all([...running.values()].map((process) => process.figures())),
    async stop() {
      isStopping = true;
      first.reject(new StartError('The start was broken off.'));
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([...running.values()].map((process) => process.stop()));
    },
  };
}

/** `reason` is why the start failed, null when the process did not say so. */
type End = { exitCode: number | null; signal: string | null; reason: string | null };

type ApiProcess = {
  send: (message: ToApiProcess) => void;
  /** As told last when the process does not answer in time. */
  figures(): Promise<Figures>;
  lastFigures(): Figures;
  stop(): Promise<void>;
  ended: Promise<End>;
};

function forkProcess(
  { connection, parts }: Pick<ApiProcessesOptions, 'connection' | 'parts'>,
  place: number,
  onServing: () => void,
): ApiProcess {
  const worker = cluster.fork();
  // The callback takes the failure of a process that has just ended.
  const send = (message: ToApiProcess): void => void worker.send(message, () => undefined);
  const side = createSupervisorSide(parts, send);
  const awaited = new Map<number, () => void>();
  let lastFigures: Figures = [];
  let lastId = 0;
  let reason: string | null = null;
  let isAwake = false;
  let hasEnded = false;

  worker.on('message', (message: FromApiProcess) => {
    if (message.type === 'call') side.answer(message);
    else if (message.type === 'abort') side.abort(message.id);
    else if (message.type === 'leave') side.leave(message.id);
    else if (message.type === 'awake') begin();
    else if (message.type === 'serving') onServing();
    else if (message.type === 'failed') {
      reason = message.reason;
      worker.process.kill('SIGKILL');
    } else if (message.type === 'figures') {
      lastFigures = message.figures;
      awaited.get(message.id)?.();
    } else passToWatcher(message);
  });

  function begin(): void {
    isAwake = true;
    const start = { connection, label: nameOf(place), hasJobs: place === 0, engine: parts.engine.status() };
    send({ type: 'start', ...start });
  }

  const ended = endOf(worker).then((end) => {
    hasEnded = true;
    side.close();
    for (const resolve of awaited.values()) resolve();
    return { ...end, reason };
  });

  return {
    send,
    ended,
    lastFigures: () => lastFigures,
    async figures() {
      lastId += 1;
      const id = lastId;
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, figuresTimeoutMs);
      awaited.set(id, resolve);
      send({ type: 'tellFigures', id });
      await promise;
      clearTimeout(late);
      awaited.delete(id);
      // The figures of a process that has ended are those of `onRestart`: nothing is counted twice.
      return hasEnded ? [] : lastFigures;
    },
    async stop() {
      const late = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeoutMs);
      // One that does not listen yet has begun nothing.
      if (isAwake) send({ type: 'stop' });
      else worker.process.kill('SIGKILL');
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * `disconnect` is no sign of the end: it is not emitted while a connection is handed over to a process that dies. An
 * `error` is one where no process could be started; otherwise a message did not reach a process that is about to end.
 */
function endOf(worker: Worker): Promise<Omit<End, 'reason'>> {
  return new Promise((resolve) => {
    worker.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve({ exitCode: null, signal: null });
    });
  });
}

/** Under `node --watch`, Node tells which files a process has loaded; what watches them started the supervisor. */
function passToWatcher(message: unknown): void {
  if (process.env['WATCH_REPORT_DEPENDENCIES'] !== undefined) process.send?.(message);
}

/** Name of a process in metrics and in the log. A process that replaces another has its name. */
function nameOf(place: number): string {
  return `api ${place + 1}`;
}
