import { FairQueue, RecentUse } from '@python-learning/python';

/** A run that waits for a thread. `begin` gets null when it must not wait longer. */
export type Turn<Thread> = { owner: string; begin: (thread: Thread | null) => void };

/** Maximum of waiting runs, and of those of one learner. */
const maxWaiting = 200;
const maxWaitingOfLearner = 20;
/**
 * Milliseconds of processor time for recent explanations above which a learner leaves one thread to the others. A usual
 * explanation takes 2, the longest 200.
 */
const lightLearnerMs = 50;
/**
 * Milliseconds above which a learner gets no turn until enough is forgotten, half in a minute. As much as a usual
 * explanation in each of two hundred runs.
 */
const mostMs = 400;
/** Learners whose recent use differs by less are served as they come. */
const stepMs = 25;

/**
 * Decides whose run is assessed next. A learner has one turn at a time, and who used little processor time recently comes
 * first. One of several threads is left to such learners: nobody waits behind explanations that others made slow.
 */
export class LearnerTurns<Thread> {
  readonly #queue = new FairQueue<Turn<Thread>>(maxWaiting, maxWaitingOfLearner);
  readonly #recentUse = new RecentUse();
  readonly #running = new Set<Turn<Thread>>();

  /** False when too many wait, or when the learner's recent explanations took too much. */
  add(turn: Turn<Thread>, nowMs: number): boolean {
    return this.#recentUse.of(turn.owner, nowMs) <= mostMs && this.#queue.add(turn);
  }

  /** Begins the next turn with one of the idle threads, which the caller has taken out. Null when none may begin. */
  next(idleThreads: number, nowMs: number): Turn<Thread> | null {
    if (idleThreads === 0) return null;
    const threads = idleThreads + this.#running.size;
    const useOf = ({ owner }: Turn<Thread>) => this.#recentUse.of(owner, nowMs);
    const heavy = [...this.#running].filter((turn) => useOf(turn) > lightLearnerMs);
    const isForAll = heavy.length < threads - 1;
    const turn = this.#queue.take((waiting) => {
      const usedMs = useOf(waiting);
      return isForAll || usedMs <= lightLearnerMs ? Math.floor(usedMs / stepMs) : null;
    });
    if (turn !== null) this.#running.add(turn);
    return turn;
  }

  /** Ends a turn that used this much processor time. Its learner may have the next one. */
  end(turn: Turn<Thread>, cpuMs: number, nowMs: number): void {
    this.#running.delete(turn);
    this.#recentUse.add(turn.owner, cpuMs, nowMs);
    this.#queue.done(turn);
  }

  /** Removes a turn that has not begun. */
  remove(turn: Turn<Thread>): void {
    this.#queue.remove(turn);
  }

  /** Removes and returns all that wait. */
  drain(): Turn<Thread>[] {
    return this.#queue.drain();
  }
}
