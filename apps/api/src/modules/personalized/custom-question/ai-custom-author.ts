import { isRefusal } from '../../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { AiWriter } from '../ai/ai-writer.ts';
import type { CustomAuthor } from './custom-author.ts';

/** Maximum time that a learner waits. */
const deadlineMs = 20_000;
/** A learner's questions per day that go to the service; further ones become free practice. */
const perDay = 5;

/** Lets the AI service write a proven exercise from a learner's request. */
export function createAiCustomAuthor(deps: {
  limiter: RateLimiter;
  writer: AiWriter;
  deadlineMs?: number;
}): CustomAuthor {
  return {
    write: async ({ learnerId, asked, difficulty, given }) => {
      if (!(await mayAsk(deps.limiter, learnerId))) return null;
      const seen = { digests: given.digests, statements: [] };
      const signal = AbortSignal.timeout(deps.deadlineMs ?? deadlineMs);
      return deps.writer.write({ difficulty, skills: [], asked, seen, signal }).catch(noneWhenBusy);
    },
  };
}

async function mayAsk(limiter: RateLimiter, learnerId: string): Promise<boolean> {
  try {
    await limiter.take(`ai-custom:${learnerId}`, perDay, 24 * 3600);
    return true;
  } catch (error) {
    if (isRefusal(error, 'too_many_requests')) return false;
    throw error;
  }
}

/** A busy engine cannot prove an exercise now. */
function noneWhenBusy(error: unknown): null {
  if (isRefusal(error, 'engine_busy')) return null;
  throw error;
}
