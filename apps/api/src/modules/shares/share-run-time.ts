import { EngineRefusedError } from '@python-learning/python';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { RunDeps } from '../submissions/index.ts';

type RunTime = RunDeps['runTime'];

/**
 * Processor time of one link: a fifth of a core. Visitors of many networks cannot keep the engine busy with one program
 * that loops.
 */
const budget = { limit: 60_000, windowS: 300 };
/** What a run may take at most. */
const reservedMs = 1000;

/**
 * Charges runs to the link, besides to the learner or the network that runs them. A run reserves time of the link when its turn has come: those
 * of one network that wait take nothing from other visitors. A run that was given up is charged for the time it ran.
 */
export function createShareRunTime(
  { runTime, limiter }: { runTime: RunTime; limiter: RateLimiter },
  code: string,
): RunTime {
  return {
    add: (...charged) => runTime.add(...charged),
    pay: (refuse, owner, run, use) => {
      const charged: typeof run = async (onCleaned) => {
        const reserved = await limiter.reserve(`share-cpu:${code}`, reservedMs, budget);
        if (!reserved.isGranted) throw refuse('run_time_used', { retryAfterS: reserved.retryAfterS });
        let usedMs = 0;
        try {
          const report = await run(onCleaned);
          usedMs = 'trace' in report ? report.cpuMs : report.shown.cpuMs;
          return report;
        } catch (error) {
          usedMs = error instanceof EngineRefusedError ? error.runMs : 0;
          throw error;
        } finally {
          await reserved.settle(usedMs);
        }
      };
      return runTime.pay(refuse, owner, charged, use);
    },
  };
}
