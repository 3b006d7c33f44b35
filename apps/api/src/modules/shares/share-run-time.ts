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

/** Charges runs to the link, besides to the network that runs them. */
export function createShareRunTime(
  { runTime, limiter }: { runTime: RunTime; limiter: RateLimiter },
  code: string,
): RunTime {
  return {
    add: runTime.add,
    pay: async (refuse, owner, run, use) => {
      const reserved = await limiter.reserve(`share-cpu:${code}`, reservedMs, budget);
      if (!reserved.isGranted) throw refuse('run_time_used', { retryAfterS: reserved.retryAfterS });
      let usedMs = 0;
      const timed: typeof run = async (onCleaned) => {
        const report = await run(onCleaned);
        usedMs = 'trace' in report ? report.cpuMs : report.shown.cpuMs;
        return report;
      };
      try {
        return await runTime.pay(refuse, owner, timed, use);
      } finally {
        await reserved.settle(usedMs);
      }
    },
  };
}
