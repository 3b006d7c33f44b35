import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountedLog } from './counted-log.ts';
import { createLog } from './log.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function counted() {
  return createCountedLog(createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }));
}

const told = () => lines.map((line) => JSON.parse(line)).map(({ reason, count }) => [reason, count]);

test('what happens thousands of times is one line at once, and one a minute with how often', () => {
  const log = counted();
  for (let times = 0; times < 5000; times++)
    log({ event: 'http.connection_ended', reason: 'stalled' }, 'ended');
  expect(told()).toEqual([['stalled', 1]]);
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual([
    ['stalled', 1],
    ['stalled', 4999],
  ]);
  log({ event: 'http.connection_ended', reason: 'stalled' }, 'ended');
  expect(told()).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(told().at(-1)).toEqual(['stalled', 1]);
});

test('after a minute without it, the next time is told at once', () => {
  const log = counted();
  log({ event: 'http.no_descriptors' }, 'none');
  vi.advanceTimersByTime(60_000);
  log({ event: 'http.no_descriptors' }, 'none');
  expect(lines).toHaveLength(2);
});

test('each reason is counted by itself', () => {
  const log = counted();
  for (const reason of ['stalled', 'too_many_requests', 'stalled'])
    log({ event: 'http.connection_ended', reason, network: 'a hash' }, 'ended');
  expect(told()).toEqual([
    ['stalled', 1],
    ['too_many_requests', 1],
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', network: 'a hash' });
});
