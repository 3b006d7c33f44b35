import type { Clock } from '../clock/clock.ts';
import { sha256 } from '../crypto/keys.ts';
import type { Handle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

export const keptForS = 24 * 3600;
/** A request that was begun longer ago than any may take has died with its process. */
const abandonedAfterS = 60;

export type RepeatableRequest = {
  learnerId: string;
  key: string;
  method: string;
  path: string;
  body: unknown;
};

/** Lets a client on a bad connection send the same request again without its happening twice. */
export interface Idempotency {
  /**
   * Does the work and keeps its answer, or gives the answer kept for the same request. Refusals are not kept.
   * Throws `idempotency_mismatch` for another request under the same key, `request_in_progress` while the first runs.
   */
  once(request: RepeatableRequest, status: number, work: () => Promise<unknown>): Promise<unknown>;
}

export function createIdempotency(deps: { db: Handle; clock: Clock }): Idempotency {
  const answers = idempotencyRepository(deps.db);
  return {
    async once(request, status, work) {
      const place = { learnerId: request.learnerId, key: sha256(request.key) };
      const requestHash = sha256(JSON.stringify([request.method, request.path, request.body]));
      const now = deps.clock.now();
      const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
      if (!(await answers.claim(place, requestHash, now, ago(abandonedAfterS), ago(keptForS)))) {
        const kept = await answers.find(place);
        if (kept !== null && kept.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
        if (kept === null || kept.status === null)
          throw new AppError('request_in_progress', { retryAfterS: 1 });
        return kept.response;
      }
      try {
        const answer = await work();
        await answers.keep(place, status, answer);
        return answer;
      } catch (error) {
        await answers.release(place);
        throw error;
      }
    },
  };
}

/** Forgets answers that are kept no longer. */
export async function sweepIdempotencyKeys({ db, clock }: { db: Handle; clock: Clock }): Promise<void> {
  await idempotencyRepository(db).deleteBefore(new Date(clock.now().getTime() - keptForS * 1000));
}
