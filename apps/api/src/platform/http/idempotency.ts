import type { Endpoint } from '@python-learning/contract';
import type { Clock } from '../clock/clock.ts';
import { type Keys, sha256, sign } from '../crypto/keys.ts';
import type { Handle } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { inBatches } from '../jobs/in-batches.ts';
import { idempotencyRepository, type Place } from './idempotency.repository.ts';
import { shortAnswer } from './short-answer.ts';

const keptForS = 24 * 3600;
/** Kept answers of one learner or browser; a client repeats a call within minutes, when it has made few others. */
export const keptAnswersMax = 100;
/** A request that was begun longer ago than any may take has died with its process. */
const abandonedAfterS = 180;

export type RepeatableRequest = {
  /** Who may have the answer again; keys of different owners do not meet. */
  owner: string;
  /** With whom the answer is deleted; null when nobody is logged in. */
  learnerId: string | null;
  key: string;
  method: string;
  path: string;
  body: unknown;
};

/** Lets a client on a bad connection send the same request again without its happening twice. */
export interface Idempotency {
  /**
   * Does the work and keeps its answer, or gives the answer kept for the same request; long texts of a long answer are
   * then cut. Refusals are not kept, nor answers of which `isKept` says no when the work is done.
   * Throws `idempotency_mismatch` for another request under the same key, `request_in_progress` while the first runs.
   */
  once(
    request: RepeatableRequest,
    status: number,
    work: () => Promise<unknown>,
    options?: { isKept?: () => boolean; longTexts?: Endpoint['longTexts'] },
  ): Promise<unknown>;
}

export function createIdempotency(deps: { db: Handle; clock: Clock; keys: Keys }): Idempotency {
  const answers = idempotencyRepository(deps.db);
  return {
    async once(request, status, work, { isKept = () => true, longTexts } = {}) {
      const now = deps.clock.now();
      const place = placeOf(request, now);
      const requestHash = requestHashOf(deps.keys, request);
      const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
      if (!(await answers.claim(place, requestHash, ago(abandonedAfterS), ago(keptForS)))) {
        const kept = await answers.find(place);
        if (kept !== null && kept.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
        if (kept === null || kept.status === null)
          throw new AppError('request_in_progress', { retryAfterS: 1 });
        return kept.response;
      }
      try {
        const answer = await work();
        if (!isKept()) {
          await answers.release(place);
          return answer;
        }
        await answers.keep(place, status, shortAnswer(answer, longTexts));
        await answers.deleteAllButNewest(place.owner, keptAnswersMax);
        return answer;
      } catch (error) {
        await answers.release(place);
        throw error;
      }
    },
  };
}

function placeOf({ owner, learnerId, key }: RepeatableRequest, claimedAt: Date): Place {
  return { owner: sha256(owner), learnerId, key: sha256(key), claimedAt };
}

/** With a key of the server, because a password or a code may be in the body: a bare digest of it could be guessed. */
function requestHashOf(keys: Keys, { method, path, body }: RepeatableRequest): string {
  return sign(keys.current.repeat, JSON.stringify([method, path, body]));
}

/** Forgets answers that are kept no longer. */
export async function sweepIdempotencyKeys({ db, clock }: { db: Handle; clock: Clock }): Promise<void> {
  const time = new Date(clock.now().getTime() - keptForS * 1000);
  await inBatches((most) => idempotencyRepository(db).deleteBefore(time, most));
}
