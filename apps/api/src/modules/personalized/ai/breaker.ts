import type { Clock } from '../../../platform/clock/clock.ts';

const failuresToOpen = 5;
const windowMs = 2 * 60 * 1000;
const restMs = 5 * 60 * 1000;

/** Circuit breaker for a service that fails repeatedly: learners need not wait for it, and it may recover. */
export interface Breaker {
  isOpen(): boolean;
  note(succeeded: boolean): void;
}

/** Opens for five minutes, after five failures in two minutes with no success between them. */
export function createBreaker(clock: Clock): Breaker {
  let failures: number[] = [];
  let opensUntil = 0;
  const now = (): number => clock.now().getTime();
  return {
    isOpen: () => now() < opensUntil,
    note: (succeeded) => {
      failures = succeeded ? [] : [...failures.filter((at) => at > now() - windowMs), now()];
      if (failures.length < failuresToOpen) return;
      failures = [];
      opensUntil = now() + restMs;
    },
  };
}
