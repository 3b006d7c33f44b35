import { walls } from '../limits.ts';
import { FairQueue } from './fair-queue.ts';
import { type Lane, Lanes, lightOwnerMs, lightPresenceMs, longOwnerMs, shortRunMs } from './lanes.ts';
import { RecentUse } from './recent-use.ts';
import { isLongUnderWay, isSlow, type Work } from './work.ts';

/**
 * Decides which work runs next, and tracks what is under way.
 *
 * A run has its turn in one of two lanes (`lanes.ts`), so that short programs do not wait for endless loops. A run that
 * turns out to be long moves to the long lane. When short runs wait and cannot begin, the long run yields: it is aborted
 * once, and repeated when the long lane has room.
 *
 * Heavy runs, those of owners whose recent use is more than `lightOwnerMs`, leave one core to other owners who are present.
 *
 * Suspects, which were under way when a sandbox process ended, run first, and while one runs nothing else does.
 */
export class Turns {
  readonly #lanes: Lanes;
  readonly #recentUse = new RecentUse();
  readonly #queue: FairQueue<Work>;
  /** Work that had a turn and waits for another; its owners are still busy. */
  readonly #suspects: Work[] = [];
  readonly #yielded: Work[] = [];
  readonly #running = new Map<number, Work>();
  /** When the last run of a light owner began. */
  #lightMs = Number.NEGATIVE_INFINITY;

  constructor(workers: number, queueLimit: number) {
    this.#lanes = new Lanes(workers);
    this.#queue = new FairQueue(queueLimit, Math.ceil(queueLimit * walls.queuedShareOfOwner));
  }

  /** Number of programs that may run at once. */
  get places(): number {
    return this.#lanes.places;
  }

  /** Number of items that wait: queued, suspect and yielded work. */
  get waiting(): number {
    return this.#queue.length + this.#suspects.length + this.#yielded.length;
  }

  get running(): number {
    return this.#running.size;
  }

  /** The work that has waited longest for its first turn, or null. */
  get oldest(): Work | null {
    return this.#queue.oldest;
  }

  /** False when the queue is full, or its owner's share of it. */
  add(work: Work): boolean {
    return this.#queue.add(work);
  }

  /** Begins the next turn under this id. Returns null when nothing may begin now. */
  begin(id: number, nowMs: number): Work | null {
    this.#moveSlowRuns(nowMs);
    const work = this.#next(nowMs);
    if (work === null) return null;
    work.startedMs ??= nowMs;
    if (this.#isLight(work, nowMs)) this.#lightMs = nowMs;
    this.#running.set(id, work);
    return work;
  }

  /**
   * Marks a run that is long under way as yielding to a short one that cannot begin, and returns its id for the caller to
   * abort. Null when there is no such pair. Of several, the one whose owner used most yields.
   */
  yieldOne(nowMs: number): number | null {
    if (this.#suspects.length > 0 || this.#isSuspectRunning()) return null;
    const isLaneFull = !this.#hasRoom('short');
    if (!isLaneFull && this.#hasCoreForHeavy(nowMs)) return null;
    if (!this.#queue.isAnyWaiting((waiting) => this.#isShort(waiting, nowMs))) return null;
    let yielding: [id: number, work: Work] | null = null;
    for (const [id, work] of this.#running) {
      if (work.hasYielded || !isLongUnderWay(work, nowMs) || (isLaneFull && work.lane !== 'short')) continue;
      if (yielding === null || this.#useOf(work, nowMs) > this.#useOf(yielding[1], nowMs))
        yielding = [id, work];
    }
    if (yielding === null) return null;
    const [id, work] = yielding;
    work.hasYielded = true;
    work.isYielding = true;
    work.lane = 'long';
    return id;
  }

  /** The work that runs under this id, or null. */
  at(id: number): Work | null {
    return this.#running.get(id) ?? null;
  }

  /** The id under which the work runs, or null. */
  idOf(work: Work): number | null {
    for (const [id, running] of this.#running) if (running === work) return id;
    return null;
  }

  /** Ends a turn. Its owner, who used this much CPU time in all, may have the next. */
  end(id: number, usedMs: number, nowMs: number): void {
    const work = this.#takeOut(id, usedMs, nowMs);
    if (work !== null) this.#queue.done(work);
  }

  /** Ends a turn of work that gets another when the long lane has room. */
  putBack(id: number, usedMs: number, nowMs: number): void {
    const work = this.#takeOut(id, usedMs, nowMs);
    if (work === null) return;
    work.startedMs = null;
    work.answer = null;
    work.isYielding = false;
    this.#yielded.push(work);
  }

  /**
   * Removes and returns all running work. The owners stay busy until `giveUp`, or until the end of the turn after
   * `suspect`.
   */
  takeRunning(): Work[] {
    const running = [...this.#running.values()];
    this.#running.clear();
    return running;
  }

  /** Gives work that was lost with its process another turn, alone. */
  suspect(work: Work): void {
    work.isSuspect = true;
    work.isYielding = false;
    work.answer = null;
    this.#suspects.push(work);
  }

  /** Frees the owner of lost work that gets no other turn. */
  giveUp(work: Work): void {
    this.#queue.done(work);
  }

  /** Removes waiting work, whatever it waits for. Returns false when it does not wait. */
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

  drain(): Work[] {
    return [...this.#queue.drain(), ...this.#suspects.splice(0), ...this.#yielded.splice(0)];
  }

  #next(nowMs: number): Work | null {
    if (this.#suspects.length > 0) return this.#running.size === 0 ? (this.#suspects.shift() ?? null) : null;
    if (this.#isSuspectRunning()) return null;
    return this.#nextShort(nowMs) ?? (this.#hasRoom('long') ? this.#nextLong(nowMs) : null);
  }

  #nextShort(nowMs: number): Work | null {
    if (!this.#hasRoom('short')) return null;
    const heavy = this.#running.values().filter((work) => !this.#isLight(work, nowMs));
    const isForAll = this.#lanes.leavesOne(heavy) && this.#hasCoreForHeavy(nowMs);
    const work = this.#queue.take((waiting) =>
      isForAll || this.#isLight(waiting, nowMs) ? this.#shortRankOf(waiting, nowMs) : null,
    );
    if (work !== null) work.lane = 'short';
    return work;
  }

  /**
   * A short run comes here when its owner is not light and leaves a free short slot to others. It goes before the long
   * ones.
   */
  #nextLong(nowMs: number): Work | null {
    if (!this.#hasCoreForHeavy(nowMs)) return null;
    const work =
      (this.#hasRoom('short') ? this.#queue.take((waiting) => this.#shortRankOf(waiting, nowMs)) : null) ??
      this.#yielded.shift() ??
      this.#queue.take((waiting) => this.#longRankOf(waiting, nowMs));
    if (work !== null) work.lane = 'long';
    return work;
  }

  /** Whether a heavy run may begin: no light owner is present, or a core is left for them. */
  #hasCoreForHeavy(nowMs: number): boolean {
    if (nowMs - this.#lightMs > lightPresenceMs) return true;
    const heavy = this.#running
      .values()
      .filter((work) => !work.isYielding && (isLongUnderWay(work, nowMs) || !this.#isLight(work, nowMs)));
    return this.#lanes.leavesCore([...heavy].length);
  }

  #useOf({ owner }: Work, nowMs: number): number {
    return this.#recentUse.of(owner, nowMs);
  }

  #isLight(work: Work, nowMs: number): boolean {
    return this.#useOf(work, nowMs) <= lightOwnerMs;
  }

  #isSuspectRunning(): boolean {
    return this.#running.values().some(({ isSuspect }) => isSuspect);
  }

  #isShort(work: Work, nowMs: number): boolean {
    return !work.hasYielded && this.#useOf(work, nowMs) <= longOwnerMs;
  }

  /**
   * Short runs are ordered by the recent use of their owners, in steps, so that owners with about the same use are served
   * as they come. Null for a long run.
   */
  #shortRankOf(work: Work, nowMs: number): number | null {
    if (!this.#isShort(work, nowMs)) return null;
    return Math.floor(this.#useOf(work, nowMs) / shortRunMs);
  }

  /** Long runs are ordered by the recent use of their owners. Null for a short run. */
  #longRankOf(work: Work, nowMs: number): number | null {
    return this.#isShort(work, nowMs) ? null : this.#useOf(work, nowMs);
  }

  #hasRoom(lane: Lane): boolean {
    return this.#lanes.hasRoom(lane, this.#running.values());
  }

  /** Moves slow runs to the long lane, the longest first, while it has room. */
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
