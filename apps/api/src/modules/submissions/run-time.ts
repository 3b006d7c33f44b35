import {
  defaultLimits,
  EngineRefusedError,
  type EngineReport,
  type TraceReport,
} from '@python-learning/python';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter, Use } from '../../platform/limits/rate-limiter.ts';
import type { Log } from '../../platform/log/log.ts';
import { createRunQueue, type Place, type RunQueue } from './run-queue.ts';

/** A run. It calls `onCleaned` with the processor time, in milliseconds, that was used after its report. */
export type PaidRun<T extends Paid> = (onCleaned: (cpuMs: number) => void) => Promise<T>;

/** What a run says of its processor time: of the whole, or of the shown run and each case. */
type Paid = EngineReport | TraceReport;

export type RefuseRunTime = Refuse<'run_time_used'>;

/** Budget of processor time for each learner's programs. */
export interface RunTime {
  /**
   * Charges a run for its processor time. Runs of one learner are serialized, so that each is charged before the next
   * starts; the answer does not wait for the charge. A run that was given up is charged for the time it ran. What it
   * takes to clean up after a run is charged when it is known. Counts the `use`, if one is given, when the turn of the run
   * comes.
   * Throws what `run` throws, and `too_many_requests` when the use exceeds its limit.
   */
  pay<T extends Paid>(refuse: RefuseRunTime, learnerId: string, run: PaidRun<T>, use?: Use): Promise<T>;
  /** Charges processor time in milliseconds that was used for the learner beside runs, before the next run starts. */
  add(learnerId: string, cpuMs: number): void;
}

type RunTimeDeps = { limiter: RateLimiter; log: Log; cpuSeconds: number; queue?: RunQueue | undefined };

/** Window, in seconds, in which a learner's programs may use `cpuSeconds`. */
const windowS = 300;

/** `queue` is shared with other processes that run programs of the same learners; by default there are none. */
export function createRunTime({ limiter, log, cpuSeconds, queue = createRunQueue() }: RunTimeDeps): RunTime {
  const budget = { limit: cpuSeconds * 1000, windowS };
  const keyOf = (learnerId: string) => `cpu:${learnerId}`;

  async function runPaid<T extends Paid>(
    refuse: RefuseRunTime,
    learnerId: string,
    run: PaidRun<T>,
    use: Use | undefined,
  ): Promise<T> {
    const place = queue.join(learnerId);
    let settled = Promise.resolve();
    try {
      await place.turn;
      const reserved = await limiter.reserve(keyOf(learnerId), defaultLimits.submissionCpuMs, budget, use);
      if (!reserved.isGranted) throw refuse('run_time_used', { retryAfterS: reserved.retryAfterS });
      let usedMs = 0;
      try {
        const report = await run((cpuMs) => add(learnerId, cpuMs));
        usedMs = cpuMsOf(report);
        return report;
      } catch (error) {
        usedMs = error instanceof EngineRefusedError ? error.runMs : 0;
        throw error;
      } finally {
        settled = reserved.settle(usedMs);
      }
    } finally {
      leaveAfter(place, settled);
    }
  }

  function add(learnerId: string, cpuMs: number): void {
    leaveAfter(queue.join(learnerId), limiter.charge(keyOf(learnerId), cpuMs, budget));
  }

  /** The answer does not wait for what is written, the learner's next run does. */
  function leaveAfter(place: Place, written: Promise<void>): void {
    void written
      .catch((error: unknown) => {
        log.error({ event: 'runs.charge_failed', err: error }, 'processor time was not charged');
      })
      .finally(place.leave);
  }

  return { add, pay: runPaid };
}

function cpuMsOf(paid: Paid): number {
  if ('trace' in paid) return paid.cpuMs;
  const { shown, cases } = paid;
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}
