import type { Draft } from '@python-learning/contract';
import { isTransient } from '../../lib/api/api-error.ts';

/** Typed code, with the time by this device's clock in milliseconds since 1970. */
export type TypedCode = { code: string; writtenAt: number };

type SenderSettings = {
  send: (typed: TypedCode) => Promise<Draft>;
  /** Called with what was sent and the server's answer, which is the newest draft it knows. */
  onSent: (typed: TypedCode, newest: Draft) => void;
};

export type DraftSender = {
  /** Sends this after a pause in typing, in place of whatever waits. */
  put(typed: TypedCode): void;
  /** Sends the waiting draft now. */
  hurry(): void;
  /** Drops the waiting draft and sends nothing more. */
  stop(): void;
};

/** Pause in typing before a draft is sent, and longest wait without a pause, in milliseconds. */
const pauseMs = 1500;
const patienceMs = 10_000;

/** Waits after each failure, in milliseconds; the last one repeats. */
const retryMs = [5_000, 15_000, 60_000];

/**
 * Brings drafts to the server, one call at a time:
 *
 *     resting ── put ──▶ waiting ── pause ──▶ sending ──▶ resting, or waiting when more was typed meanwhile
 *                           ▲                    │
 *                           └── no connection ───┘ (waits longer each time; `hurry` when it is back)
 *
 * A refusal is final for what was sent: it is too long, or the question is closed to this learner.
 */
export function createDraftSender({ send, onSent }: SenderSettings): DraftSender {
  let waiting: TypedCode | null = null;
  let waitsSince = 0;
  let isSending = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  };

  const flush = async () => {
    const typed = waiting;
    if (typed === null || isSending) return;
    clearTimeout(timer);
    waiting = null;
    isSending = true;
    try {
      onSent(typed, await send(typed));
      failures = 0;
    } catch (failure) {
      if (isTransient(failure)) {
        waiting ??= typed;
        failures += 1;
      }
    } finally {
      isSending = false;
      if (waiting !== null && !isStopped) plan(failures === 0 ? pauseMs : waitAfter(failures));
    }
  };

  return {
    put: (typed) => {
      const now = Date.now();
      if (waiting === null) waitsSince = now;
      waiting = typed;
      if (failures === 0) plan(Math.max(0, Math.min(pauseMs, waitsSince + patienceMs - now)));
    },
    hurry: () => void flush(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      waiting = null;
    },
  };
}

function waitAfter(failures: number): number {
  return retryMs[Math.min(failures, retryMs.length) - 1] ?? 0;
}
