import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { defaultLimits, walls } from '../limits.ts';
import type {
  EngineFacts,
  EngineReport,
  EngineStatus,
  PythonEngine,
  RunFigures,
  RunRequest,
  TraceReport,
} from '../types.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import { checkSource, submissionOf } from './check-request.ts';
import { shortRunMs } from './lanes.ts';
import { EngineRefusedError } from './refusal.ts';
import { chooseSandboxAccess } from './sandbox-access.ts';
import { type SandboxEvents, SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';
import { Turns } from './turns.ts';
import { cpuMsOf, endOf, isYield, usedBy, type Work } from './work.ts';

/** An event in the engine that an operator may want to know. */
export type EngineEvent = {
  event: 'ready' | 'restarted' | 'denied' | 'ended' | 'user';
  /**
   * A start time in milliseconds, the denied call, the cause of an end or restart, or why the sandbox has no user of
   * its own.
   */
  detail: string;
  /**
   * The `owner` of the run that caused the event. Null when no run caused it, when the run has no owner, or when
   * several runs were under way and the cause is unknown.
   */
  owner: string | null;
};

export type PythonEngineOptions = {
  /** Short programs that may run at once; long ones have slots of their own. */
  workers?: number;
  /** Runs that may wait; one more is refused as `busy`. */
  queueLimit?: number;
  /** Users that own something of the app. The sandbox never runs as one of them. */
  reservedUsers?: readonly number[];
  /** Called in the asynchronous context of the caller whose run caused the event, when one did. */
  log?: (event: EngineEvent) => void;
};

/** Starts the engine. It takes runs at once; they wait until the sandbox is ready. */
export function createPythonEngine(options: PythonEngineOptions = {}): PythonEngine {
  const { log, reservedUsers = [] } = options;
  const access = chooseSandboxAccess({ reservedUsers }, (detail) =>
    log?.({ event: 'user', detail, owner: null }),
  );
  const snapshots = new SnapshotFile(access.files.cache);
  return new Engine(
    options,
    (workers, events) => new SandboxProcess({ workers, snapshots, access }, events),
    () => snapshots.remove(),
  );
}

/** The operations of a sandbox process that the engine uses. */
export type Sandbox = { send(request: ProcessRequest): void; end(cause: string): void };
export type StartSandbox = (workers: number, events: SandboxEvents) => Sandbox;

type Listener = (run: RunFigures) => void;

const defaultGraceMs = 10_000;
/** Seconds after which the sender of a run that ended its process may retry. */
const refusedForS = 5;
const restartPausesMs = [0, 500, 2_000, 10_000];
/** Typical seconds of a run, waiting included, for the estimate in `retryAfterS`. */
const typicalRunS = 0.05;

/**
 * The parent's half: manages the runs and the sandbox process. `Turns` decides which run is next.
 *
 *     starting ── ready ──▶ ready ── stop() ──▶ stopping ── all done, or the grace is over ──▶ stopped
 *        ▲  │                 │
 *        │  └── end ──┐       └── end (crash, silence, nonsense): the runs that were under way are suspects
 *        │            ▼
 *        └── pause ── down ◀──────┘
 *
 * A sandbox that does not start, falls silent, sends an invalid message or loses a run is ended: the transition `end`.
 *
 *     waiting ──▶ running ── answer ──▶ being cleaned ── settled ──▶ done
 *        ▲           │
 *        └─ yields ──┤
 *                    └── end ──▶ suspect ──▶ running alone ── answer ──▶ being cleaned ── settled ──▶ done
 *                                                  └── end ──▶ refused
 *
 * The caller has its answer at once. The slot is free, and the owner may have the next turn, when the sandbox is clean.
 *
 * Suspects run first, and while one runs nothing else does. So a refused run was alone in the process that it ended,
 * and was under way when an earlier process ended: nobody is refused because of someone else's run.
 */
export class Engine implements PythonEngine {
  readonly #startSandbox: StartSandbox;
  readonly #turns: Turns;
  readonly #log: (event: EngineEvent) => void;
  readonly #listeners = new Set<Listener>();
  readonly #onStopped: () => void;
  #sandbox: Sandbox | null = null;
  #state: 'starting' | 'ready' | 'down' | 'stopping' | 'stopped' = 'down';
  #ready = Promise.withResolvers<void>();
  #stopped: PromiseWithResolvers<void> | null = null;
  #restartTimer: NodeJS.Timeout | null = null;
  #lastId = 0;
  #restarts = 0;
  #denied = 0;
  #failures = 0;

  constructor(
    { workers, queueLimit = walls.queued, log }: PythonEngineOptions,
    startSandbox: StartSandbox,
    onStopped: () => void = () => undefined,
  ) {
    this.#startSandbox = startSandbox;
    this.#onStopped = onStopped;
    this.#turns = new Turns(workers ?? Math.max(1, Math.min(4, availableParallelism())), queueLimit);
    this.#log = log ?? (() => undefined);
    this.#ready.promise.catch(() => undefined);
    this.#start();
  }

  async run(request: RunRequest): Promise<EngineReport> {
    const submission = submissionOf(request);
    const answer = await this.#enqueue(
      request.owner,
      (id) => ({ type: 'run', id, submission }),
      request.signal ?? null,
      request.onCleaned,
    );
    if (answer.type !== 'report') throw new EngineRefusedError('aborted');
    return answer.report;
  }

  async trace(request: RunRequest): Promise<TraceReport> {
    const submission = submissionOf(request);
    const answer = await this.#enqueue(
      request.owner,
      (id) => ({ type: 'trace', id, submission }),
      request.signal ?? null,
      request.onCleaned,
    );
    if (answer.type !== 'trace') throw new EngineRefusedError('aborted');
    return answer.traced;
  }

  async analyze(source: string): Promise<EngineFacts> {
    checkSource(source, defaultLimits.sourceBytes);
    const answer = await this.#enqueue(null, (id) => ({ type: 'analyze', id, source }), null);
    if (answer.type !== 'facts') throw new EngineRefusedError('aborted');
    return answer.facts;
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  stop(graceMs = defaultGraceMs): Promise<void> {
    if (this.#stopped !== null) return this.#stopped.promise;
    this.#stopped = Promise.withResolvers<void>();
    this.#state = 'stopping';
    this.#ready.reject(new EngineRefusedError('stopped'));
    for (const work of this.#turns.drain()) work.refuse(new EngineRefusedError('stopped'));
    if (this.#restartTimer !== null) clearTimeout(this.#restartTimer);
    const grace = setTimeout(() => this.#endSandbox(), graceMs);
    void this.#stopped.promise.then(() => {
      clearTimeout(grace);
      this.#onStopped();
    });
    if (this.#turns.running === 0) this.#endSandbox();
    return this.#stopped.promise;
  }

  observe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  status(): EngineStatus {
    const isOpen = this.#state === 'ready' || this.#state === 'stopping';
    const { running, waiting, places, oldest } = this.#turns;
    return {
      ready: this.#state === 'ready',
      queued: waiting,
      running,
      workers: places,
      restarts: this.#restarts,
      denied: this.#denied,
      workersByState: {
        starting: isOpen ? 0 : places,
        idle: isOpen ? places - running : 0,
        running,
      },
      oldestWaitMs: oldest === null ? 0 : performance.now() - oldest.cameMs,
    };
  }

  #enqueue(
    owner: string | null,
    request: (id: number) => ProcessRequest,
    signal: AbortSignal | null,
    charge: Work['charge'] = () => undefined,
  ): Promise<ProcessAnswer> {
    if (this.#stopped !== null) return Promise.reject(new EngineRefusedError('stopped'));
    if (signal?.aborted) return Promise.reject(new EngineRefusedError('aborted'));
    const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer>();
    const work = this.#workOf({ owner, request, charge }, resolve, reject);
    if (!this.#turns.add(work)) {
      const waitS = (this.#turns.waiting / this.#turns.places) * typicalRunS;
      work.refuse(new EngineRefusedError('busy', Math.max(1, Math.ceil(waitS))));
      return promise;
    }
    const abandon = () => this.#abandon(work);
    signal?.addEventListener('abort', abandon, { once: true });
    this.#dispatch();
    return promise.finally(() => signal?.removeEventListener('abort', abandon));
  }

  #workOf(
    asked: Pick<Work, 'owner' | 'request' | 'charge'>,
    resolve: Work['settle'],
    reject: Work['refuse'],
  ): Work {
    const work: Work = {
      ...asked,
      lane: 'short',
      cameMs: performance.now(),
      startedMs: null,
      answer: null,
      deadline: undefined,
      slowness: undefined,
      isSuspect: false,
      hasYielded: false,
      isYielding: false,
      isAbandoned: false,
      wasDenied: false,
      forCaller: AsyncLocalStorage.snapshot(),
      settle: (answer) => {
        if (!work.isAbandoned) this.#notify(work, endOf(answer), cpuMsOf(answer));
        resolve(answer);
      },
      refuse: (error) => {
        if (!work.isAbandoned || error.refusal === 'aborted') this.#notify(work, error.refusal, 0);
        reject(error);
      },
    };
    return work;
  }

  #notify({ cameMs, startedMs }: Work, end: RunFigures['end'], cpuMs: number): void {
    const now = performance.now();
    const waitMs = (startedMs ?? now) - cameMs;
    const runMs = startedMs === null ? 0 : now - startedMs;
    for (const listener of this.#listeners) listener({ end, waitMs, runMs, cpuMs });
  }

  #abandon(work: Work): void {
    work.isAbandoned = true;
    const runMs = work.startedMs === null ? 0 : performance.now() - work.startedMs;
    work.refuse(new EngineRefusedError('aborted', null, runMs));
    if (this.#turns.remove(work)) this.#dispatch();
    else this.#abort(this.#turns.idOf(work));
  }

  #abort(id: number | null): void {
    if (id !== null) this.#sandbox?.send({ type: 'abort', id });
  }

  #dispatch(): void {
    while (this.#state === 'ready') {
      const work = this.#begin();
      if (work === null) return;
      work.deadline = setTimeout(() => this.#sandbox?.end('it lost a run'), walls.submissionWallMs);
      this.#watch(work);
      this.#sandbox?.send(work.request(this.#lastId));
    }
  }

  /**
   * Dispatches once the work has been running too long for the short lane. A timer may fire some milliseconds early by
   * the clock that decides it, and there would be no other: it is set again for the rest.
   */
  #watch(work: Work): void {
    const restMs = shortRunMs - (performance.now() - (work.startedMs ?? 0));
    if (restMs <= 0) this.#dispatch();
    else work.slowness = setTimeout(() => this.#watch(work), Math.ceil(restMs));
  }

  /**
   * Begins the next run under the next id. When none may begin, aborts a slow run to make room for a short one.
   */
  #begin(): Work | null {
    const nowMs = performance.now();
    const id = this.#lastId + 1;
    let work = this.#turns.begin(id, nowMs);
    if (work === null) {
      const yieldingId = this.#turns.yieldOne(nowMs);
      if (yieldingId === null) return null;
      this.#abort(yieldingId);
      work = this.#turns.begin(id, nowMs);
    }
    if (work !== null) this.#lastId = id;
    return work;
  }

  #start(): void {
    this.#state = 'starting';
    this.#sandbox = this.#startSandbox(this.#turns.places, {
      onAnswer: (answer) => this.#onAnswer(answer),
      onEnd: (cause) => this.#onEnd(cause),
    });
  }

  #onAnswer(answer: ProcessAnswer): void {
    if (answer.type === 'ready') this.#open(answer.startMs);
    else if (answer.type === 'note') this.#note(answer);
    else if (answer.type === 'settled') this.#settle(answer);
    else if (answer.type !== 'pong') this.#answer(answer);
  }

  #open(startMs: number): void {
    if (this.#state !== 'starting') return;
    this.#state = 'ready';
    this.#failures = 0;
    this.#log({ event: 'ready', detail: String(startMs), owner: null });
    this.#ready.resolve();
    this.#dispatch();
  }

  #note({ event, id, detail }: ProcessAnswer & { type: 'note' }): void {
    const work = id === null ? null : this.#turns.at(id);
    if (event === 'restarted') this.#restarts += 1;
    else this.#denied += 1;
    // The cases of a submission usually trigger the same denial. Log it once, so that a program cannot flood the log.
    const isKnown = event === 'denied' && work?.wasDenied === true;
    if (!isKnown) this.#logFor(work, { event, detail });
    if (event === 'denied' && work !== null) work.wasDenied = true;
  }

  /** Logs an event in the context of the run that caused it, if known. */
  #logFor(cause: Work | null, event: Omit<EngineEvent, 'owner'>): void {
    const log = () => this.#log({ ...event, owner: cause?.owner ?? null });
    if (cause === null) log();
    else cause.forCaller(log);
  }

  /** Gives the caller its answer. The turn lasts until the threads of the run are clean. */
  #answer(answer: ProcessAnswer & { id: number }): void {
    const work = this.#turns.at(answer.id);
    if (work === null || work.answer !== null) return;
    clearTimeout(work.slowness);
    work.answer = { type: answer.type, usedMs: usedBy(work, answer, performance.now()) };
    if (!isYield(work)) work.settle(answer);
  }

  #settle({ id, cpuMs }: ProcessAnswer & { type: 'settled' }): void {
    const work = this.#turns.at(id);
    if (work === null || work.answer === null) return;
    this.#clearTimers(work);
    const nowMs = performance.now();
    const usedMs = work.answer.usedMs + cpuMs;
    if (isYield(work) && this.#stopped === null) {
      this.#turns.putBack(id, usedMs, nowMs);
    } else {
      this.#turns.end(id, usedMs, nowMs);
      if (isYield(work)) work.refuse(new EngineRefusedError('stopped'));
      else work.forCaller(() => work.charge(cpuMs));
    }
    if (this.#state === 'stopping' && this.#turns.running === 0) this.#endSandbox();
    this.#dispatch();
  }

  /** Handles the exit of the sandbox process, with the loss of everything that ran in it. */
  #onEnd(cause: string): void {
    this.#sandbox = null;
    const lost = this.#turns.takeRunning();
    for (const work of lost) this.#recover(work);
    if (this.#stopped !== null) {
      this.#state = 'stopped';
      this.#stopped.resolve();
      return;
    }
    const [only = null] = lost.length === 1 ? lost : [];
    this.#logFor(only, { event: 'ended', detail: cause });
    if (this.#state === 'ready') this.#ready = Promise.withResolvers<void>();
    this.#ready.promise.catch(() => undefined);
    this.#state = 'down';
    this.#restarts += 1;
    const pauseMs = restartPausesMs[Math.min(this.#failures, restartPausesMs.length - 1)] ?? 0;
    this.#failures += 1;
    this.#restartTimer = setTimeout(() => this.#start(), pauseMs);
  }

  /**
   * Queues a lost run to be repeated alone, which is safe because runs have no effects. Refuses a run that was lost
   * before. A run whose caller has the answer is over.
   */
  #recover(work: Work): void {
    this.#clearTimers(work);
    if (work.answer !== null && !isYield(work)) {
      this.#turns.giveUp(work);
      return;
    }
    if (this.#stopped === null && !work.isAbandoned && !work.isSuspect) {
      this.#turns.suspect(work);
      return;
    }
    this.#turns.giveUp(work);
    work.refuse(new EngineRefusedError(this.#stopped === null ? 'busy' : 'stopped', refusedForS));
  }

  #clearTimers({ deadline, slowness }: Work): void {
    clearTimeout(deadline);
    clearTimeout(slowness);
  }

  #endSandbox(): void {
    if (this.#sandbox !== null) this.#sandbox.end('the engine stops');
    else {
      this.#state = 'stopped';
      this.#stopped?.resolve();
    }
  }
}
