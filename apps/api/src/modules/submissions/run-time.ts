import { defaultLimits, EngineRefusedError, type EngineReport } from '@python-learning/python';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** Budget of processor time for each learner's programs. */
export interface RunTime {
  /**
   * Charges a run for its processor time. Runs of one learner are serialized, so that each is charged before the next
   * starts. A run that was given up is charged for the time it ran.
   * @throws AppError `run_time_used`, and what `run` throws
   */
  pay(learnerId: string, run: () => Promise<EngineReport>): Promise<EngineReport>;
}

type RunTimeDeps = { limiter: RateLimiter; cpuSeconds: number };

/** Window, in seconds, in which a learner's programs may use `cpuSeconds`. */
const windowS = 300;

export function createRunTime({ limiter, cpuSeconds }: RunTimeDeps): RunTime {
  const last = new Map<string, Promise<unknown>>();
  const budget = { limit: cpuSeconds * 1000, windowS };

  async function runPaid(learnerId: string, run: () => Promise<EngineReport>): Promise<EngineReport> {
    const reserved = await limiter.reserve(`cpu:${learnerId}`, defaultLimits.submissionCpuMs, budget);
    if (!reserved.isGranted) throw new AppError('run_time_used', { retryAfterS: reserved.retryAfterS });
    try {
      const report = await run();
      await reserved.settle(cpuMsOf(report));
      return report;
    } catch (error) {
      await reserved.settle(error instanceof EngineRefusedError ? error.runMs : 0);
      throw error;
    }
  }

  return {
    pay(learnerId, run) {
      const before = last.get(learnerId) ?? Promise.resolve();
      const paid = before.then(() => runPaid(learnerId, run));
      const over = paid
        .catch(() => undefined)
        .then(() => {
          if (last.get(learnerId) === over) last.delete(learnerId);
        });
      last.set(learnerId, over);
      return paid;
    },
  };
}

function cpuMsOf({ shown, cases }: EngineReport): number {
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}
