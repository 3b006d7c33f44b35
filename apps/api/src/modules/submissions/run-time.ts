import { defaultLimits, EngineRefusedError, type EngineReport } from '@python-learning/python';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter, Use } from '../../platform/limits/rate-limiter.ts';
import type { Log } from '../../platform/log/log.ts';

/** A run. It calls `onCleaned` with the processor time, in milliseconds, that was used after its report. */
export type PaidRun = (onCleaned: (cpuMs: number) => void) => Promise<EngineReport>;

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
  pay(refuse: RefuseRunTime, learnerId: string, run: PaidRun, use?: Use): Promise<EngineReport>;
  /** Charges processor time in milliseconds that was used for the learner beside runs, before the next run starts. */
  add(learnerId: string, cpuMs: number): void;
}

type RunTimeDeps = { limiter: RateLimiter; log: Log; cpuSeconds: number };

/** Window, in seconds, in which a learner's programs may use `cpuSeconds`. */
const windowS = 300;

export function createRunTime({ limiter, log, cpuSeconds }: RunTimeDeps): RunTime {
  const last = new Map<string, Promise<unknown>>();
  const budget = { limit: cpuSeconds * 1000, windowS };
  const keyOf = (learnerId: string) => `cpu:${learnerId}`;

  async function runPaid(
    refuse: RefuseRunTime,
    learnerId: string,
    run: PaidRun,
    use: Use | undefined,
  ): Promise<EngineReport> {
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
      write(learnerId, reserved.settle(usedMs));
    }
  }

  function add(learnerId: string, cpuMs: number): void {
    write(learnerId, limiter.charge(keyOf(learnerId), cpuMs, budget));
  }

  /** The answer does not wait for what is written, the learner's next run does. */
  function write(learnerId: string, written: Promise<void>): void {
    const logged = written.catch((error: unknown) => {
      log.error({ event: 'runs.charge_failed', err: error }, 'processor time was not charged');
    });
    follow(learnerId, logged);
  }

  /** Makes the learner's next run wait for this. */
  function follow(learnerId: string, done: Promise<unknown>): void {
    const over = Promise.allSettled([last.get(learnerId), done]).then(() => {
      if (last.get(learnerId) === over) last.delete(learnerId);
    });
    last.set(learnerId, over);
  }

  return {
    add,
    pay(refuse, learnerId, run, use) {
      const before = last.get(learnerId) ?? Promise.resolve();
      const paid = before.then(() => runPaid(refuse, learnerId, run, use));
      follow(learnerId, paid);
      return paid;
    },
  };
}

function cpuMsOf({ shown, cases }: EngineReport): number {
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}
