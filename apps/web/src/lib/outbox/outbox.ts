import { nextTryMs } from '../api/retries.ts';
import { onPageTurn, onWake } from '../connection/connection.ts';
import { learnerTurn, onSaveTyped } from '../storage/learner-storage.ts';
import type { KeptKind } from './kept-kinds.ts';

/** `waiting`: a call failed in a way that may pass. `refused`: the server will never accept the last item. */
export type OutboxState = 'empty' | 'kept' | 'sending' | 'waiting' | 'refused';

type OutboxPorts<Item, Answer> = {
  send: (item: Item) => Promise<Answer>;
  /** Reconciles what is stored here with the answer. It may put the next item. */
  onSent: (item: Item, answer: Answer) => void;
  onRefused?: (item: Item, failure: unknown) => void;
  onState?: (state: OutboxState) => void;
  /** False if the item need not be sent any more, such as after another tab sent it. */
  isDue?: (item: Item) => boolean;
  /** Stores and puts what is not put yet: the page, or the learner's storage, is being left. */
  collect?: () => void;
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
  readonly #kind: KeptKind;
  readonly #ports: OutboxPorts<Item, Answer>;
  readonly #turn = learnerTurn();
  #kept: { item: Item; since: number } | null = null;
  #isSending = false;
  #isStopped = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaking = () => {};
  #stopWatching: (() => void)[] = [];

  /** Until it is stopped, it collects what is typed before the storage is left; one whose kind is sent at the end watches the page. */
  constructor(kind: KeptKind, ports: OutboxPorts<Item, Answer>) {
    this.#kind = kind;
    this.#ports = ports;
    this.#stopWatching = [onSaveTyped(() => ports.collect?.())];
    if (kind.isSentAtEnd !== true) return;
    this.#stopWatching.push(onPageTurn(() => this.#flush()));
  }

  /** True once it was stopped, or the learner has left. */
  get isOver(): boolean {
    return this.#isStopped || this.#turn !== learnerTurn();
  }

  /** Sends this after a pause, in place of whatever is kept. */
  put(item: Item): void {
    if (this.isOver) return;
    const now = Date.now();
    const { pauseMs = 0, patienceMs = Number.POSITIVE_INFINITY } = this.#kind;
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
    if (this.isOver || this.#ports.isDue?.(item) === false) this.#drop();
    else void this.#send(item);
  }

  /**
   * Sends the kept item if its kind is sent at the end, and nothing more. The answer to a call under way is still
   * reconciled.
   */
  stop(): void {
    if (this.#kind.isSentAtEnd === true) this.#flush();
    for (const stop of this.#stopWatching) stop();
    this.#clear();
    this.#isStopped = true;
  }

  /** Ends the waiting for an item that need not be sent: the next one starts without its failures. */
  #drop(): void {
    this.#failures = 0;
    this.#show('empty');
  }

  #flush(): void {
    this.#ports.collect?.();
    this.hurry();
  }

  async #send(item: Item): Promise<void> {
    this.#isSending = true;
    this.#show('sending');
    try {
      const answer = await this.#ports.send(item);
      this.#failures = 0;
      if (this.#turn === learnerTurn()) this.#ports.onSent(item, answer);
      this.#settle('empty');
    } catch (failure) {
      this.#settleFailed(item, failure);
    }
  }

  #settleFailed(item: Item, failure: unknown): void {
    this.#failures += 1;
    const waitMs = nextTryMs(this.#kind.retry, this.#failures, failure);
    if (waitMs === null) {
      this.#failures = 0;
      if (!this.isOver) this.#ports.onRefused?.(item, failure);
      this.#settle('refused');
    } else {
      this.#retryLater(item, waitMs);
    }
  }

  /** After a call: plans the next one if more was put meanwhile, or shows how this one ended. */
  #settle(ended: OutboxState): void {
    this.#isSending = false;
    const isOver = this.#kept === null || this.isOver;
    if (!isOver) this.#plan(this.#kind.pauseMs ?? 0);
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
    this.#ports.onState?.(state);
  }
}
