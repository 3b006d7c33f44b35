import type { EngineEvent } from '@python-learning/python';
import { isVisitors } from '../limits/visitors.ts';
import { hashedId, type Log } from './log.ts';

/**
 * Logs the events of the Python engine as `engine.…` lines, with the hash of the learner whose run caused it and the
 * facts of the request, where they are known.
 */
export function createEngineLog(log: Log, key: Buffer): (event: EngineEvent) => void {
  return ({ event, detail, owner }) => {
    const { level, fields, message } = lineOf[event];
    log[level]({ event: `engine.${event}`, ...fields(detail), ...ownerFields(key, owner) }, message);
  };
}

/** A run for an author of exercises is not a learner's. That of a visitor is known by the network of its request. */
function ownerFields(key: Buffer, owner: string | null): { learner?: string; author?: string } {
  if (owner === null || isVisitors(owner)) return {};
  return learnerId.test(owner) ? { learner: hashedId(key, owner) } : { author: owner };
}

const learnerId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Line = {
  level: 'info' | 'warn' | 'error';
  fields: (detail: string) => Readonly<Record<string, unknown>>;
  message: string;
};

/** `call` is what a program asked for, `cause` why something ended, `startMs` how long the start took. */
const lineOf = {
  ready: {
    level: 'info',
    fields: (startMs) => ({ startMs: Number(startMs) }),
    message: 'the sandbox is ready',
  },
  denied: { level: 'warn', fields: (call) => ({ call }), message: 'the sandbox denied a call' },
  restarted: { level: 'warn', fields: (cause) => ({ cause }), message: 'a thread of the sandbox ended' },
  user: {
    level: 'warn',
    fields: (problem) => ({ problem }),
    message: 'the sandbox is less locked up than it can be',
  },
  ended: { level: 'error', fields: (cause) => ({ cause }), message: 'the sandbox process ended' },
} as const satisfies Record<EngineEvent['event'], Line>;
