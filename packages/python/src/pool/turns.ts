import { walls } from '../limits.ts';
import { FairQueue } from './fair-queue.ts';
import { type Lane, Lanes, longOwnerMs } from './lanes.ts';
import { RecentUse } from './recent-use.ts';
import { isSlow, type Work } from './work.ts';

/**
 * Whose turn it is, and what is under way.
 *
 * A run has its turn in one of two lanes (`lanes.ts`), so that programs of milliseconds do not wait for endless loops.
 * One that turns out to be long goes over to the long lane. Where that is full while short runs wait, it yields: it is
 * aborted, once, and done again when the long lane has room.
 *
 * Suspects, which were under way when a sandbox process ended, have their turn first, and while one runs nothing else
 * does.
 */
export class Turns {
  readonly #lanes: Lanes;
  readonly #recentUse = new RecentUse();
  readonly #queue: FairQueue<Work>;
  /** These had a turn already and wait for another; their owners are still busy. */
  readonly #suspects: Work[] = [];
  readonly #yielded: Work[] = [];
  readonly #running = new Map<number, Work>();

  constructor(workers: number, queueLimit: number) {
    this.#lanes = new Lanes(workers);
    this.#queue = new FairQueue(queueLimit, Math.ceil(queueLimit * walls.queuedShareOfOwner));
  }

  /** Programs that may run at the same time. */
  get places(): number {
    return this.#lanes.places;
  }

  /** How much waits. */
  get waiting(): number {
    return this.#queue.length + this.#suspects.length + this.#yielded.length;
  }

  get running(): number {
    return this.#running.size;
  }

  /** What waits for its first turn for the longest time, or null. */
  get oldest(): Work | null {
    return this.#queue.oldest;
  }

  /** False when the queue is full, or its owner's share of it. */
  add(work: Work): boolean {
    return this.#queue.add(work);
  }

  /** Begins the next turn under this number. Null when nothing may begin now. */
  begin(id: number, nowMs: number): Work | null {
    this.#moveSlowRuns(nowMs);
    const work = this.#next(nowMs);
    if (work === null) return null;
    work.lane = this.#isShort(work, nowMs) ? 'short' : 'long';
    work.startedMs ??= nowMs;
    this.#running.set(id, work);
    return work;
  }

  /** The number of a slow run that has to be aborted for a short one that waits. Null when there is no such pair. */
  yieldOne(nowMs: number): number | null {
    if (this.#suspects.length > 0 || this.#isSuspectRunning() || this.#hasRoom('short')) return null;
    if (!this.#queue.isAnyWaiting((waiting) => this.#isShort(waiting, nowMs))) return null;
    for (const [id, work] of this.#running) {
      if (work.hasYielded || !isSlow(work, nowMs)) continue;
      work.hasYielded = true;
      work.lane = 'long';
      return id;
    }
    return null;
  }

  /** What runs under this number. */
  at(id: number): Work | null {
    return this.#running.get(id) ?? null;
  }

  /** The number under which it runs. */
  idOf(work: Work): number | null {
    for (const [id, running] of this.#running) if (running === work) return id;
    return null;
  }

  /** A turn is over; its owner, who used so much processor time, may have the next. */
  end(id: number, usedMs: number, nowMs: number): void {
    const work = this.#takeOut(id, usedMs, nowMs);
    if (work !== null) this.#queue.done(work);
  }

  /** A turn is over, and the work has another when the long lane has room. */
  putBack(id: number, usedMs: number, nowMs: number): void {
    const work = this.#takeOut(id, usedMs, nowMs);
    if (work === null) return;
    work.startedMs = null;
    this.#yielded.push(work);
  }

  /** Takes out everything that is under way; its owners are busy until `suspect` and its turn, or `giveUp`. */
  takeRunning(): Work[] {
    const running = [...this.#running.values()];
    this.#running.clear();
    return running;
  }

  /** Work that was lost with its process has another turn, alone. */
  suspect(work: Work): void {
    work.isSuspect = true;
    this.#suspects.push(work);
  }

  /** Work that was lost and has no other turn. */
  giveUp(work: Work): void {
    this.#queue.done(work);
  }

  /** Takes out work that waits, whatever for. False when it does not wait. */
  remove(work: Work): boolean {
    if (this.#queue.remove(work)) return true;
    for (const works of [this.#suspects, this.#yielded]) {
      const at = works.indexOf(work);
      if (at === -1) continue;
      works.splice(at, 1);
      this.#queue.done(work);
      return true;
    }
    return false;
  }

  /** Takes out everything that waits. */
  drain(): Work[] {
    return [...this.#queue.drain(), ...this.#suspects.splice(0), ...this.#yielded.splice(0)];
  }

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

  /** Runs that turned out to be long leave the short lane, the longest first, while the long one has room. */
  #moveSlowRuns(nowMs: number): void {
    for (const work of this.#running.values()) {
      if (isSlow(work, nowMs) && this.#hasRoom('long')) work.lane = 'long';
    }
  }

  #takeOut(id: number, usedMs: number, nowMs: number): Work | null {
    const work = this.#running.get(id) ?? null;
    if (work === null) return null;
    this.#running.delete(id);
    this.#recentUse.add(work.owner, usedMs, nowMs);
    return work;
  }
}
