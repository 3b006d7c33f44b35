import type { Clock } from '@python-learning/api';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export function createTestClock(start: Date = new Date('2026-11-21T06:30:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
