import { defaultLimits, EngineRefusedError, type RunReport } from '@python-learning/python';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';

/** The processor time that the programs of a learner may use. */
export interface RunTime {
  /**
   * Has a run pay for its processor time. Runs of one learner are served one after the other, so that each pays before
   * the next is let in. A run that was given up pays for the time it had run.
   * @throws AppError `run_time_used`, and what `run` throws
   */
  pay(learnerId: string, run: () => Promise<RunReport>): Promise<RunReport>;
}

type RunTimeDeps = { limiter: RateLimiter; cpuSeconds: number };

/** The time in which a learner's programs may use `cpuSeconds`. */
const windowS = 300;

export function createRunTime({ limiter, cpuSeconds }: RunTimeDeps): RunTime {
  const last = new Map<string, Promise<unknown>>();
  const budget = { limit: cpuSeconds * 1000, windowS };

  async function runPaid(learnerId: string, run: () => Promise<RunReport>): Promise<RunReport> {
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

function cpuMsOf({ shown, cases }: RunReport): number {
  return cases.reduce((sum, { cpuMs }) => sum + cpuMs, shown.cpuMs);
}
