import { isTransient } from '../api/api-error.ts';
import { askedWaitMs, patientWaitsMs, retryDelayMs } from '../api/retry-delay.ts';
import { onWake } from '../connection/connection.ts';
import { learnerTurn } from '../storage/learner-storage.ts';

/** `waiting`: a call failed in a way that may pass. `refused`: the server will never accept the last item. */
export type OutboxState = 'empty' | 'kept' | 'sending' | 'waiting' | 'refused';

type OutboxSettings<Item, Answer> = {
  send: (item: Item) => Promise<Answer>;
  /** Reconciles what is stored here with the answer. It may put the next item. */
  onSent: (item: Item, answer: Answer) => void;
  onRefused?: (item: Item, failure: unknown) => void;
  onState?: (state: OutboxState) => void;
  /** False if the item need not be sent any more, such as after another tab sent it. */
  isDue?: (item: Item) => boolean;
  /** Whether a failure is final; by default one that cannot pass. */
  isFinal?: (failure: unknown) => boolean;
  /** Pause after the last item before it is sent, and longest wait without a pause, in milliseconds. */
  pauseMs?: number;
  patienceMs?: number;
};

/**
 * Brings what a learner did to the server, one call at a time; a newer item replaces the one that is kept:
 *
 *     empty ── put ──▶ kept ── pause, `hurry` ──▶ sending ──▶ empty, or kept when more was put meanwhile
 *                                                 ▲     │
 *         retry time, online, visible again       │     ├── may pass ──▶ waiting (longer each time, or as asked)
 *                        └────────────────────────┼─────┼────────────────────┘
 *                                                 │     └── final ──▶ refused ── put ──▶ kept
 *
 * Its owner stores the items, so that they outlive the page, and puts them again on the next visit. An outbox belongs
 * to the learner for whom it was made: it sends nothing after the logout.
 */
export class Outbox<Item, Answer> {
  readonly #settings: OutboxSettings<Item, Answer>;
  readonly #turn = learnerTurn();
  #kept: { item: Item; since: number } | null = null;
  #isSending = false;
  #isStopped = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaking = () => {};

  constructor(settings: OutboxSettings<Item, Answer>) {
    this.#settings = settings;
  }

  /** True once it was stopped, or the learner has left. */
  get isOver(): boolean {
    return this.#isStopped || this.#turn !== learnerTurn();
  }

  /** Sends this after a pause, in place of whatever is kept. */
  put(item: Item): void {
    if (this.isOver) return;
    const now = Date.now();
    const { pauseMs = 0, patienceMs = Number.POSITIVE_INFINITY } = this.#settings;
    this.#kept = { item, since: this.#kept?.since ?? now };
    if (this.#failures > 0) return;
    this.#plan(Math.max(0, Math.min(pauseMs, this.#kept.since + patienceMs - now)));
    if (!this.#isSending) this.#show('kept');
  }

  /** Sends the kept item now. */
  hurry(): void {
    if (this.#kept === null || this.#isSending) return;
    const { item } = this.#kept;
    this.#clear();
    if (this.isOver || this.#settings.isDue?.(item) === false) this.#show('empty');
    else void this.#send(item);
  }

  /** Drops the kept item and sends nothing more. The answer to a call under way is still reconciled. */
  stop(): void {
    this.#clear();
    this.#isStopped = true;
  }

  async #send(item: Item): Promise<void> {
    this.#isSending = true;
    this.#show('sending');
    try {
      const answer = await this.#settings.send(item);
      this.#failures = 0;
      if (this.#turn === learnerTurn()) this.#settings.onSent(item, answer);
      this.#settle('empty');
    } catch (failure) {
      this.#settleFailed(item, failure);
    }
  }

  #settleFailed(item: Item, failure: unknown): void {
    const { isFinal = (one: unknown) => !isTransient(one), onRefused } = this.#settings;
    if (!isFinal(failure)) {
      this.#failures += 1;
      this.#retryLater(item, retryDelayMs(patientWaitsMs, this.#failures, askedWaitMs(failure)));
      return;
    }
    this.#failures = 0;
    if (!this.isOver) onRefused?.(item, failure);
    this.#settle('refused');
  }

  /** After a call: plans the next one if more was put meanwhile, or shows how this one ended. */
  #settle(ended: OutboxState): void {
    this.#isSending = false;
    const isOver = this.#kept === null || this.isOver;
    if (!isOver) this.#plan(this.#settings.pauseMs ?? 0);
    this.#show(isOver ? ended : 'kept');
  }

  #retryLater(item: Item, delayMs: number): void {
    this.#isSending = false;
    if (!this.isOver) {
      this.#kept ??= { item, since: Date.now() };
      this.#plan(delayMs);
      this.#stopWaking = onWake(() => this.hurry());
    }
    this.#show(this.isOver ? 'empty' : 'waiting');
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hurry(), delayMs);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#stopWaking();
    this.#kept = null;
  }

  #show(state: OutboxState): void {
    this.#settings.onState?.(state);
  }
}
