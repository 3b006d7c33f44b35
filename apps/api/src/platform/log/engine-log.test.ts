import type { EngineEvent } from '@python-learning/python';
import { expect, test } from 'vitest';
import { visitorsOf } from '../limits/visitors.ts';
import { createEngineLog } from './engine-log.ts';
import { createLog, hashedId } from './log.ts';
import { duringRequest } from './request-facts.ts';

const key = Buffer.alloc(32, 1);
const learnerId = '0198c0de-0000-7000-8000-000000000001';

/** Returns the log lines of the events, without their times. */
function linesOf(events: readonly EngineEvent[]): Record<string, unknown>[] {
  const lines: string[] = [];
  const log = createEngineLog(
    createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }),
    key,
  );
  for (const event of events) log(event);
  return lines.map((line) => JSON.parse(line));
}

test('what the sandbox denied and what ended in it are lines of the operator, with the cause (security 56)', () => {
  const learner = hashedId(key, learnerId);
  const lines = linesOf([
    { event: 'ready', detail: '512', owner: null },
    { event: 'denied', detail: '__syscall_socket', owner: learnerId },
    { event: 'restarted', detail: 'its program did not stop', owner: learnerId },
    { event: 'ended', detail: 'its message was too long', owner: null },
  ]);
  expect(lines).toMatchObject([
    { level: 'info', event: 'engine.ready', startMs: 512 },
    { level: 'warn', event: 'engine.denied', call: '__syscall_socket', learner },
    { level: 'warn', event: 'engine.restarted', cause: 'its program did not stop', learner },
    { level: 'error', event: 'engine.ended', cause: 'its message was too long' },
  ]);
  expect(JSON.stringify(lines)).not.toContain(learnerId);
});

test('a program of an author of exercises is not taken for one of a learner', () => {
  const [line] = linesOf([{ event: 'denied', detail: 'socket', owner: 'ai author' }]);
  expect(line).toMatchObject({ author: 'ai author' });
  expect(line).not.toHaveProperty('learner');
});

test('the network of a visitor without an account is not in the log', () => {
  const lines = linesOf([{ event: 'denied', detail: 'socket', owner: visitorsOf('192.0.2.7') }]);
  expect(lines).toMatchObject([{ event: 'engine.denied', call: 'socket' }]);
  expect(JSON.stringify(lines)).not.toContain('192.0.2.7');
});

test('an event that a run caused names the request of the run', () => {
  const facts = { reqId: 'r-1', network: 'n-1' };
  const [line] = duringRequest(facts, () =>
    linesOf([{ event: 'denied', detail: 'socket', owner: learnerId }]),
  );
  expect(line).toMatchObject(facts);
});
