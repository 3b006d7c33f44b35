import type { Endpoint } from '@python-learning/contract';
import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { type Keys, sha256, sign } from '../crypto/keys.ts';
import { type Claim, eachTime, type Permission } from '../db/claim.ts';
import { type Database, type Handle, withTransaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { inBatches } from '../jobs/in-batches.ts';
import type { ClaimedKey } from './handler.ts';
import {
  type ClaimTerms,
  claiming,
  createIdempotencyRepository,
  keeping,
  type NewAnswer,
  type Place,
} from './idempotency.repository.ts';
import { shortAnswer } from './short-answer.ts';

const keptForS = 24 * 3600;
/** Stored answers per learner or browser. A client repeats a call within minutes, after few other calls. */
export const maxStoredAnswers = 100;
/** A request that began longer ago than this has died with its process: none may take so long. */
const abandonedAfterS = 180;

export type RepeatableRequest = {
  /**
   * Learner or browser that may receive the stored answer. Equal keys of different owners are independent.
   */
  owner: string;
  /** Learner whose deletion removes this row; null when nobody is logged in. */
  learnerId: string | null;
  key: string;
  method: string;
  path: string;
  body: unknown;
};

/** Proves the session of a caller, which no statement has looked up before. */
export type SessionProof = {
  /** Permits while the session is valid. */
  permission: Permission;
  /** Throws `token_not_valid` when the session has ended. */
  require: () => Promise<void>;
};

/** Lets a client on a bad connection repeat a request without its taking effect twice. */
export interface Idempotency {
  /**
   * Does the work and stores its answer, or returns the answer stored for the same request. A long answer is stored
   * with its long texts cut. Refusals are not stored, nor answers that the options exclude when the work is done.
   * Throws `idempotency_mismatch` for another request under the same key, `request_in_progress` while the first runs.
   */
  once(
    request: RepeatableRequest,
    status: number,
    work: () => Promise<unknown>,
    options?: { isKept?: () => boolean; longTexts?: Endpoint['longTexts'] },
  ): Promise<unknown>;
  /** As `once`, for work that claims the key in its own first statement, and keeps its answer in its own commit. */
  onceClaimed(
    request: RepeatableRequest | null,
    status: number,
    work: (key: ClaimedKey<unknown>) => Promise<unknown>,
    longTexts?: Endpoint['longTexts'],
  ): Promise<unknown>;
  /**
   * Does the work, or returns the answer that is stored for the same request when the work is refused: the first request
   * may be why, or what has changed since. Throws `idempotency_mismatch` for another request under the same key. With a
   * proof, refuses with `token_not_valid` first when the session has ended.
   */
  orKept(
    request: RepeatableRequest | null,
    work: () => Promise<unknown>,
    proof?: SessionProof,
  ): Promise<unknown>;
  /**
   * As `once`, for work that is one transaction: its effect and its answer are one commit, and no key is claimed before.
   * A repetition at the same moment waits for the first. Without a request, nothing is stored.
   */
  inOneCommit(
    request: RepeatableRequest | null,
    status: number,
    work: (handle: Handle) => Promise<unknown>,
  ): Promise<unknown>;
  /**
   * As `inOneCommit`, for an answer that is known before its effect: `write` runs one statement, which begins with the claim
   * and has the effect, and resolves with true when it had it. The claim proves the session. Throws `token_not_valid` when
   * it has ended, also for a repetition.
   */
  inOneStatement(
    request: RepeatableRequest | null,
    { status, proof }: { status: number; proof: SessionProof },
    answer: unknown,
    write: (claim: Claim) => Promise<boolean>,
  ): Promise<unknown>;
}

/** Another request has the key: what this one did must be rolled back. */
class KeyTakenError extends Error {
  override readonly name = 'KeyTakenError';
}

export function createIdempotency(deps: { db: Database; clock: Clock; keys: Keys }): Idempotency {
  const answers = createIdempotencyRepository(deps.db);
  /** Resolves with the answer stored for the request; null when there is none under its key. */
  const findKept = async (place: Place, requestHash: string): Promise<{ response: unknown } | null> => {
    const kept = await answers.find(place);
    if (kept === null || kept.createdAt < before(place.claimedAt, keptForS)) return null;
    if (kept.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
    return kept.status === null ? null : kept;
  };
  return {
    async orKept(request, work, proof) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await proof?.require();
        if (request === null) throw error;
        const place = placeOf(request, deps.clock.now());
        const kept = await findKept(place, requestHashOf(deps.keys, request));
        if (kept === null) throw error;
        return kept.response;
      }
    },

    async inOneCommit(request, status, work) {
      if (request === null) return withTransaction(deps.db, work);
      const { place, requestHash, newAnswer } = newAnswerTo(deps, request, status);
      try {
        return await withTransaction(deps.db, async (handle) => {
          const answer = await work(handle);
          const isKept = await createIdempotencyRepository(handle).add(place, newAnswer(answer));
          if (!isKept) throw new KeyTakenError();
          return answer;
        });
      } catch (error) {
        if (!(error instanceof KeyTakenError)) throw error;
        const kept = await findKept(place, requestHash);
        if (kept === null) throw inProgress();
        return kept.response;
      }
    },

    async inOneStatement(request, { status, proof }, answer, write) {
      if (request === null) {
        if (!(await write(eachTime(proof.permission)))) await proof.require();
        return answer;
      }
      const { place, newAnswer } = newAnswerTo(deps, request, status);
      const fresh = newAnswer(answer);
      if (await write(answers.claimFor(place, fresh, proof.permission))) return answer;
      await proof.require();
      const kept = await findKept(place, fresh.requestHash);
      if (kept === null) throw inProgress();
      return kept.response;
    },

    async onceClaimed(request, status, work, longTexts) {
      if (request === null) return work(withoutKey);
      const now = deps.clock.now();
      const place = placeOf(request, now);
      const requestHash = requestHashOf(deps.keys, request);
      let isAsked = false;
      try {
        return await work({
          claim: (from) => {
            isAsked = true;
            return claiming(place, claimTerms(requestHash, now), from);
          },
          check: (isGranted) => {
            if (!isGranted) throw new KeyTakenError();
          },
          keep: async (handle, answer) => {
            const response = shortAnswer(answer, longTexts);
            await createIdempotencyRepository(handle).keep(place, {
              status,
              response,
              newest: maxStoredAnswers,
            });
            return answer;
          },
          keeping: (answer) => {
            const response = shortAnswer(answer, longTexts);
            return {
              tables: keeping(place, { status, response, newest: maxStoredAnswers }),
              answered: answer,
            };
          },
        });
      } catch (error) {
        if (!(error instanceof KeyTakenError)) {
          // Also when the statement's own answer was lost: it may have claimed the key.
          if (isAsked) await answers.release(place);
          throw error;
        }
        const kept = await findKept(place, requestHash);
        if (kept === null) throw inProgress();
        return kept.response;
      }
    },

    async once(request, status, work, { isKept = () => true, longTexts } = {}) {
      const now = deps.clock.now();
      const place = placeOf(request, now);
      const requestHash = requestHashOf(deps.keys, request);
      if (!(await answers.claim(place, claimTerms(requestHash, now)))) {
        const kept = await findKept(place, requestHash);
        if (kept === null) throw inProgress();
        return kept.response;
      }
      try {
        const answer = await work();
        if (!isKept()) {
          await answers.release(place);
          return answer;
        }
        const response = shortAnswer(answer, longTexts);
        await answers.keep(place, { status, response, newest: maxStoredAnswers });
        return answer;
      } catch (error) {
        await answers.release(place);
        throw error;
      }
    },
  };
}

/** The key of a call that has none. */
const withoutKey: ClaimedKey<unknown> = {
  claim: (from) => sql`claimed as (select ${from})`,
  check: () => undefined,
  keep: async (_handle, answer) => answer,
  keeping: (answered) => ({ tables: sql`nothing_kept as (select)`, answered }),
};

function claimTerms(requestHash: string, now: Date): ClaimTerms {
  return { requestHash, staleBefore: before(now, abandonedAfterS), endedBefore: before(now, keptForS) };
}

function before(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1000);
}

function inProgress(): AppError {
  return new AppError('request_in_progress', { retryAfterS: 1 });
}

/** Where the answer to a request is stored now, and what is stored of it. */
function newAnswerTo(
  { clock, keys }: { clock: Clock; keys: Keys },
  request: RepeatableRequest,
  status: number,
) {
  const now = clock.now();
  const requestHash = requestHashOf(keys, request);
  const endedBefore = before(now, keptForS);
  const newAnswer = (answer: unknown): NewAnswer => {
    const response = shortAnswer(answer, undefined);
    return { requestHash, status, response, newest: maxStoredAnswers, endedBefore };
  };
  return { place: placeOf(request, now), requestHash, newAnswer };
}

function placeOf({ owner, learnerId, key }: RepeatableRequest, claimedAt: Date): Place {
  return { owner: sha256(owner), learnerId, key: sha256(key), claimedAt };
}

/** Keyed hash: the body may hold a password or a code, which could be guessed from a plain digest. */
function requestHashOf(keys: Keys, { method, path, body }: RepeatableRequest): string {
  return sign(keys.current.repeat, JSON.stringify([method, path, body]));
}

/** Deletes stored answers that have expired. */
export async function sweepIdempotencyKeys({ db, clock }: { db: Handle; clock: Clock }): Promise<void> {
  const time = before(clock.now(), keptForS);
  await inBatches((most) => createIdempotencyRepository(db).deleteBefore(time, most));
}
