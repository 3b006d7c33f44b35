import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { defaultLimits, walls } from '../limits.ts';
import type { EngineStatus, PythonEngine, RunFigures, RunReport, RunRequest, SourceFacts } from '../types.ts';
import type { ProcessAnswer, ProcessRequest } from '../worker/process-messages.ts';
import { checkSource, submissionOf } from './check-request.ts';
import { FairQueue } from './fair-queue.ts';
import { type Lane, Lanes, longOwnerMs, shortRunMs } from './lanes.ts';
import { RecentUse } from './recent-use.ts';
import { EngineRefusedError } from './refusal.ts';
import { chooseSandboxPlace } from './sandbox-place.ts';
import { type SandboxEvents, SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';

/** What happens in the engine that an operator may want to know. */
export type EngineEvent = {
  event: 'ready' | 'restarted' | 'denied' | 'ended' | 'user';
  /** A start time in milliseconds, the name of a denied call, the cause of an end, why it has no user of its own. */
  detail: string;
  /**
   * The `owner` of the run that caused it. Null when no run did, when the run has no owner, and when one of several
   * runs under way did and it is not known which.
   */
  owner: string | null;
};

export type PythonEngineOptions = {
  /** Short programs that run at the same time; long ones have places of their own (`longPlaces`). */
  workers?: number;
  /** Runs that may wait; one more is refused as `busy`. */
  queueLimit?: number;
  /** Users that own something of the app: the sandbox never runs as one of them. */
  reservedUsers?: readonly number[];
  /** Called in the asynchronous context of the caller whose run caused the event, when one did. */
  log?: (event: EngineEvent) => void;
};

/** Starts the engine. It takes runs at once; they wait until the sandbox is ready. */
export function createPythonEngine(options: PythonEngineOptions = {}): PythonEngine {
  const { log, reservedUsers = [] } = options;
  const place = chooseSandboxPlace({ reservedUsers }, (detail) =>
    log?.({ event: 'user', detail, owner: null }),
  );
  const snapshots = new SnapshotFile(place.files.cache);
  return new Engine(
    options,
    (workers, events) => new SandboxProcess({ workers, snapshots, place }, events),
    () => snapshots.remove(),
  );
}

/** What the engine needs of a sandbox process. */
export type Sandbox = { send(request: ProcessRequest): void; end(cause: string): void };
export type StartSandbox = (workers: number, events: SandboxEvents) => Sandbox;

type Work = {
  owner: string | null;
  lane: Lane;
  request: (id: number) => ProcessRequest;
  settle: (answer: ProcessAnswer) => void;
  refuse: (error: EngineRefusedError) => void;
  /** When it came, and when it had its turn; times of the parent's clock. */
  cameMs: number;
  startedMs: number | null;
  /** Ends the sandbox when the work is not done in time. */
  deadline: NodeJS.Timeout | undefined;
  /** Ends its time in the short lane. */
  slowness: NodeJS.Timeout | undefined;
  /** Whether it was under way when a sandbox process ended: from then on it runs alone. */
  isSuspect: boolean;
  /** Whether it gave its place to a short run; it is done again among the long ones. */
  hasYielded: boolean;
  isAbandoned: boolean;
  wasDenied: boolean;
  /** Calls a function in the asynchronous context of the caller. */
  forCaller: (call: () => void) => void;
};

type Listener = (run: RunFigures) => void;

const defaultGraceMs = 10_000;
/** Seconds to wait that the sender of a run hears which ended its process. */
const refusedForS = 5;
const restartPausesMs = [0, 500, 2_000, 10_000];
/** What a run takes in the middle, waiting rooms included: for the estimate in `retryAfterS`. */
const typicalRunS = 0.05;

/**
 * The parent's half: who runs next, and what becomes of the sandbox process.
 *
 *     starting ── ready ──▶ ready ── stop() ──▶ stopping ── all done, or the grace is over ──▶ stopped
 *        ▲  │                 │
 *        │  └── end ──┐       └── end (crash, silence, nonsense): the runs that were under way are suspects
 *        │            ▼
 *        └── pause ── down ◀──────┘
 *
 * A sandbox that does not start, falls silent, talks nonsense or loses a run is ended, which comes to the same: `end`.
 *
 * A run has its turn in one of two lanes (`lanes.ts`), so that programs of milliseconds do not wait for endless loops.
 * One that turns out to be long goes over to the long lane. Where that is full while short runs wait, it yields: it is
 * aborted, once, and done again when the long lane has room.
 *
 *     waiting ──▶ running ── answer ──▶ done
 *                    │
 *                    └── end ──▶ suspect ──▶ running alone ── answer ──▶ done
 *                                                  └── end ──▶ refused
 *
 * Suspects run first, and while one runs nothing else does. So a run that is refused was alone in the process that it
 * ended, and had been in another that ended before: nobody is refused for the run of somebody else.
 */
export class Engine implements PythonEngine {
  readonly #startSandbox: StartSandbox;
  readonly #lanes: Lanes;
  readonly #recentUse = new RecentUse();
  readonly #log: (event: EngineEvent) => void;
  readonly #queue: FairQueue<Work>;
  /** Suspects that wait for their turn, and runs that yielded. Their owners are still busy. */
  readonly #suspects: Work[] = [];
  readonly #yielded: Work[] = [];
  readonly #running = new Map<number, Work>();
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
    this.#lanes = new Lanes(workers ?? Math.max(1, Math.min(4, availableParallelism())));
    this.#queue = new FairQueue(queueLimit, Math.ceil(queueLimit * walls.queuedShareOfOwner));
    this.#log = log ?? (() => undefined);
    this.#ready.promise.catch(() => undefined);
    this.#start();
  }

  async run(request: RunRequest): Promise<RunReport> {
    const submission = submissionOf(request);
    const answer = await this.#enqueue(
      request.owner,
      (id) => ({ type: 'run', id, submission }),
      request.signal ?? null,
    );
    if (answer.type !== 'report') throw new EngineRefusedError('aborted');
    return answer.report;
  }

  async analyze(source: string): Promise<SourceFacts> {
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
    for (const work of this.#queue.drain()) work.refuse(new EngineRefusedError('stopped'));
    for (const work of [...this.#suspects.splice(0), ...this.#yielded.splice(0)])
      work.refuse(new EngineRefusedError('stopped'));
    if (this.#restartTimer !== null) clearTimeout(this.#restartTimer);
    const grace = setTimeout(() => this.#endSandbox(), graceMs);
    void this.#stopped.promise.then(() => {
      clearTimeout(grace);
      this.#onStopped();
    });
    if (this.#running.size === 0) this.#endSandbox();
    return this.#stopped.promise;
  }

  observe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  status(): EngineStatus {
    const isOpen = this.#state === 'ready' || this.#state === 'stopping';
    const running = this.#running.size;
    const { oldest } = this.#queue;
    return {
      ready: this.#state === 'ready',
      queued: this.#queue.length + this.#suspects.length + this.#yielded.length,
      running,
      workers: this.#lanes.places,
      restarts: this.#restarts,
      denied: this.#denied,
      workersByState: {
        starting: isOpen ? 0 : this.#lanes.places,
        idle: isOpen ? this.#lanes.places - running : 0,
        running,
      },
      oldestWaitMs: oldest === null ? 0 : performance.now() - oldest.cameMs,
    };
  }

  #enqueue(
    owner: string | null,
    request: (id: number) => ProcessRequest,
    signal: AbortSignal | null,
  ): Promise<ProcessAnswer> {
    if (this.#stopped !== null) return Promise.reject(new EngineRefusedError('stopped'));
    if (signal?.aborted) return Promise.reject(new EngineRefusedError('aborted'));
    const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer>();
    const work = this.#workOf(owner, request, resolve, reject);
    if (!this.#queue.add(work)) {
      const waitS = (this.#queue.length / this.#lanes.places) * typicalRunS;
      work.refuse(new EngineRefusedError('busy', Math.max(1, Math.ceil(waitS))));
      return promise;
    }
    const abandon = () => this.#abandon(work);
    signal?.addEventListener('abort', abandon, { once: true });
    this.#dispatch();
    return promise.finally(() => signal?.removeEventListener('abort', abandon));
  }

  #workOf(
    owner: Work['owner'],
    request: Work['request'],
    resolve: Work['settle'],
    reject: Work['refuse'],
  ): Work {
    const work: Work = {
      owner,
      lane: 'short',
      request,
      cameMs: performance.now(),
      startedMs: null,
      deadline: undefined,
      slowness: undefined,
      isSuspect: false,
      hasYielded: false,
      isAbandoned: false,
      wasDenied: false,
      forCaller: AsyncLocalStorage.snapshot(),
      settle: (answer) => {
        if (!work.isAbandoned) this.#tell(work, endOf(answer), cpuMsOf(answer));
        resolve(answer);
      },
      refuse: (error) => {
        if (!work.isAbandoned || error.refusal === 'aborted') this.#tell(work, error.refusal, 0);
        reject(error);
      },
    };
    return work;
  }

  #tell({ cameMs, startedMs }: Work, end: RunFigures['end'], cpuMs: number): void {
    const now = performance.now();
    const waitMs = (startedMs ?? now) - cameMs;
    const runMs = startedMs === null ? 0 : now - startedMs;
    for (const listener of this.#listeners) listener({ end, waitMs, runMs, cpuMs });
  }

  #abandon(work: Work): void {
    work.isAbandoned = true;
    const runMs = work.startedMs === null ? 0 : performance.now() - work.startedMs;
    work.refuse(new EngineRefusedError('aborted', null, runMs));
    if (this.#queue.remove(work)) return;
    if (this.#removeFrom(this.#suspects, work) || this.#removeFrom(this.#yielded, work)) return;
    for (const [id, running] of this.#running)
      if (running === work) this.#sandbox?.send({ type: 'abort', id });
  }

  #dispatch(): void {
    while (this.#state === 'ready') {
      this.#moveSlowRuns();
      const nowMs = performance.now();
      const work = this.#next(nowMs) ?? (this.#makeRoom(nowMs) ? this.#next(nowMs) : null);
      if (work === null) return;
      this.#lastId += 1;
      this.#running.set(this.#lastId, work);
      work.lane = this.#isShort(work, nowMs) ? 'short' : 'long';
      work.startedMs ??= nowMs;
      work.deadline = setTimeout(() => this.#sandbox?.end('it lost a run'), walls.submissionWallMs);
      work.slowness = setTimeout(() => this.#dispatch(), shortRunMs);
      this.#sandbox?.send(work.request(this.#lastId));
    }
  }

  /** Whose turn it is. Nobody's while a suspect runs, or while one waits for the others to end. */
  #next(nowMs: number): Work | null {
    if (this.#suspects.length > 0) return this.#running.size === 0 ? (this.#suspects.shift() ?? null) : null;
    if (this.#isSuspectRunning()) return null;
    const short = this.#hasRoom('short')
      ? this.#queue.take((one) => (this.#isShort(one, nowMs) ? 0 : null))
      : null;
    if (short !== null || !this.#hasRoom('long')) return short;
    return this.#yielded.shift() ?? this.#queue.take((waiting) => this.#longRankOf(waiting, nowMs));
  }

  #isSuspectRunning(): boolean {
    return this.#running.values().some(({ isSuspect }) => isSuspect);
  }

  #isShort({ owner, hasYielded }: Work, nowMs: number): boolean {
    return !hasYielded && this.#recentUse.of(owner, nowMs) <= longOwnerMs;
  }

  /** Long runs have their turn in the order of what their owners used. Short ones have no such rank. */
  #longRankOf(work: Work, nowMs: number): number | null {
    return this.#isShort(work, nowMs) ? null : this.#recentUse.of(work.owner, nowMs);
  }

  #hasRoom(lane: Lane): boolean {
    return this.#lanes.hasRoom(lane, this.#running.values());
  }

  /** Has the slow run that began first yield to a short run that waits. False when there is no such pair. */
  #makeRoom(nowMs: number): boolean {
    if (this.#suspects.length > 0 || this.#isSuspectRunning() || this.#hasRoom('short')) return false;
    if (!this.#queue.isAnyWaiting((waiting) => this.#isShort(waiting, nowMs))) return false;
    for (const [id, work] of this.#running) {
      if (work.hasYielded || !isSlow(work, nowMs)) continue;
      work.hasYielded = true;
      work.lane = 'long';
      this.#sandbox?.send({ type: 'abort', id });
      return true;
    }
    return false;
  }

  /** Runs that turned out to be long leave the short lane, the longest first, while the long one has room. */
  #moveSlowRuns(): void {
    const nowMs = performance.now();
    for (const work of this.#running.values()) {
      if (isSlow(work, nowMs) && this.#hasRoom('long')) work.lane = 'long';
    }
  }

  #start(): void {
    this.#state = 'starting';
    this.#sandbox = this.#startSandbox(this.#lanes.places, {
      onAnswer: (answer) => this.#hear(answer),
      onEnd: (cause) => this.#bury(cause),
    });
  }

  #hear(answer: ProcessAnswer): void {
    if (answer.type === 'ready') this.#open(answer.startMs);
    else if (answer.type === 'note') this.#note(answer);
    else if (answer.type !== 'pong') this.#settle(answer);
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
    const work = id === null ? undefined : this.#running.get(id);
    if (event === 'restarted') this.#restarts += 1;
    else this.#denied += 1;
    // The cases of a submission mostly ask for the same: one line says it, and a log can not be filled with it.
    const isKnown = event === 'denied' && work?.wasDenied === true;
    if (!isKnown) this.#logFor(work, { event, detail });
    if (event === 'denied' && work !== undefined) work.wasDenied = true;
  }

  /** Logs what a run caused, if it is known which. */
  #logFor(cause: Work | undefined, event: Omit<EngineEvent, 'owner'>): void {
    const log = () => this.#log({ ...event, owner: cause?.owner ?? null });
    if (cause === undefined) log();
    else cause.forCaller(log);
  }

  #settle(answer: ProcessAnswer & { id: number }): void {
    const work = this.#running.get(answer.id);
    if (work === undefined) return;
    this.#running.delete(answer.id);
    this.#clearTimers(work);
    this.#noteUse(work, answer);
    if (answer.type === 'aborted' && work.hasYielded && !work.isAbandoned && this.#stopped === null) {
      work.startedMs = null;
      this.#yielded.push(work);
    } else {
      this.#queue.done(work);
      work.settle(answer);
    }
    if (this.#state === 'stopping' && this.#running.size === 0) this.#endSandbox();
    this.#dispatch();
  }

  /** The sandbox process is gone, with everything that ran in it. */
  #bury(cause: string): void {
    this.#sandbox = null;
    const lost = [...this.#running.values()];
    this.#running.clear();
    for (const work of lost) this.#recover(work);
    if (this.#stopped !== null) {
      this.#state = 'stopped';
      this.#stopped.resolve();
      return;
    }
    this.#logFor(lost.length === 1 ? lost[0] : undefined, { event: 'ended', detail: cause });
    if (this.#state === 'ready') this.#ready = Promise.withResolvers<void>();
    this.#ready.promise.catch(() => undefined);
    this.#state = 'down';
    this.#restarts += 1;
    const pauseMs = restartPausesMs[Math.min(this.#failures, restartPausesMs.length - 1)] ?? 0;
    this.#failures += 1;
    this.#restartTimer = setTimeout(() => this.#start(), pauseMs);
  }

  /** Runs have no effects, so work that was lost with its process is done again, alone. */
  #recover(work: Work): void {
    this.#clearTimers(work);
    if (this.#stopped === null && !work.isAbandoned && !work.isSuspect) {
      work.isSuspect = true;
      this.#suspects.push(work);
      return;
    }
    this.#queue.done(work);
    work.refuse(new EngineRefusedError(this.#stopped === null ? 'busy' : 'stopped', refusedForS));
  }

  /** Takes work out that waits among these, and lets the next have its turn. False when it does not. */
  #removeFrom(works: Work[], work: Work): boolean {
    const at = works.indexOf(work);
    if (at === -1) return false;
    works.splice(at, 1);
    this.#queue.done(work);
    this.#dispatch();
    return true;
  }

  #clearTimers({ deadline, slowness }: Work): void {
    clearTimeout(deadline);
    clearTimeout(slowness);
  }

  /** A run that was given up has no report: the time that passed has to do. */
  #noteUse({ owner, startedMs }: Work, answer: ProcessAnswer): void {
    const nowMs = performance.now();
    const usedMs = answer.type === 'aborted' ? nowMs - (startedMs ?? nowMs) : cpuMsOf(answer);
    this.#recentUse.add(owner, usedMs, nowMs);
  }

  #endSandbox(): void {
    if (this.#sandbox !== null) this.#sandbox.end('the engine stops');
    else {
      this.#state = 'stopped';
      this.#stopped?.resolve();
    }
  }
}

/** Whether a run among the short ones takes longer than they do. */
function isSlow({ lane, startedMs }: Work, nowMs: number): boolean {
  return lane === 'short' && startedMs !== null && nowMs - startedMs >= shortRunMs;
}

function endOf(answer: ProcessAnswer): RunFigures['end'] {
  if (answer.type === 'report') return answer.report.shown.kind;
  return answer.type === 'facts' ? 'analyzed' : 'aborted';
}

function cpuMsOf(answer: ProcessAnswer): number {
  if (answer.type !== 'report') return 0;
  const { shown, cases } = answer.report;
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}
