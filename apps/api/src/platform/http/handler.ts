import type {
  BodyOf,
  CodeOf,
  Endpoint,
  EndpointTable,
  ParamsOf,
  ResponseOf,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { RawBuilder } from 'kysely';
import type { Claim } from '../db/claim.ts';
import type { Handle } from '../db/database.ts';
import type { Refuse } from '../errors/refuse.ts';
import type { RawRequest } from './raw-body.ts';

/** The learner who makes a call. Never null for a handler whose contract entry has the access `learner`. */
export type LearnerCaller = { learnerId: string; sessionId: string };

type CallerOf<E extends Endpoint> = E['access'] extends 'learner' ? LearnerCaller : LearnerCaller | null;

/** The part of cookies that the handlers of accounts need; no other handler sets one. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** With `maxAgeS` null the cookie ends with the browser. */
  set(
    name: string,
    value: string,
    options: { maxAgeS: number | null; path: string; httpOnly: boolean; sameSite: 'lax' | 'strict' },
  ): void;
  clear(name: string, path: string): void;
  /** Tells the browser to forget what pages of this origin have stored. */
  clearSiteStorage(): void;
}

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** The request as it was sent, for calls by a payment provider, whose signature covers its bytes. */
  raw: E['access'] extends 'provider' ? RawRequest : null;
  caller: CallerOf<E>;
  language: Language;
  cookies: CookieJar;
  /**
   * The caller's network (IPv4 address or IPv6 /64), for rate limits only. Never stored or logged in full.
   */
  ip: string;
  /**
   * Digest of the session or visitor that the CSRF token of the call is bound to. All calls without either share one.
   */
  browser: string;
  /** The request comes from a browser on the machine of the server, and through no proxy. */
  isFromThisMachine: boolean;
  /** The `User-Agent` header; empty when it is missing. */
  userAgent: string;
  /** Makes the refusals of this call. One that its contract entry does not declare does not compile. */
  refuse: Refuse<CodeOf<E>>;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

/** A JSON text in pieces, each made when the one before has been sent. */
export type JsonPieces = AsyncIterable<string>;

type Answered<E extends Endpoint> = E extends { download: string } ? JsonPieces : ResponseOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answered<E>>;

const provingHandlers = new WeakSet<object>();

/**
 * Marks the handler of a call for learners: the platform reads the token and does not look up its session, because the
 * handler's own statement does. It must refuse with `token_not_valid` when the session has ended.
 */
export function provesSession<E extends Endpoint & { access: 'learner'; method: 'GET' }>(
  handler: Handler<E>,
): Handler<E> {
  provingHandlers.add(handler);
  return handler;
}

/**
 * Does the work in one transaction, in which its answer is kept for a repetition of the call. A repetition resolves with
 * the kept answer and has no effect. The work must use the handle for everything that it writes.
 */
export type Once<T> = (work: (handle: Handle) => Promise<T>) => Promise<T>;

/**
 * As `Once`, for an answer that is known before its effect: one statement begins with the claim, has the effect, and
 * resolves with true when it had it. The claim proves the caller's session.
 */
export type OnceByStatement<T> = (answer: T, write: (claim: Claim) => Promise<boolean>) => Promise<T>;

/** What a handler that keeps its own answer gets with its call. */
export type Keeping<T> = { once: Once<T> };

/** What a handler that keeps its own answer in one statement gets with its call. */
export type KeepingByStatement<T> = { onceByStatement: OnceByStatement<T> };

/** A handler that keeps its own answer, and answers with what `once` resolves with. */
export type KeepingHandler<E extends Endpoint> = (
  call: Call<E> & Keeping<ResponseOf<E>>,
) => Promise<Answered<E>>;

/** The key of a call, which the handler's own first statement claims. */
export type ClaimedKey<T> = {
  /**
   * The expression `claimed`, which claims the key: it has one row when the work is to happen. Without a key it has as many
   * rows as `from`.
   * @param from what it selects from: no key is claimed when that has no row
   */
  claim: (from: RawBuilder<unknown>) => Claim;
  /** Takes whether `claimed` had a row. Throws when it had none; the call is answered as the first one was then. */
  check: (isClaimed: boolean) => void;
  /** Keeps the answer, in the transaction of the effect where there is one. Resolves with what the call answers. */
  keep: (handle: Handle, answer: T) => Promise<T>;
  /**
   * As `keep`, for an effect that is one statement: expressions that keep the answer where its expression `go` has a row,
   * and what the call answers.
   */
  keeping: (answer: T) => { tables: RawBuilder<unknown>; answered: T };
};

/**
 * Does the work, which claims the key in its first statement and keeps its answer. Resolves with the kept answer when the
 * key is taken. A refusal frees the key.
 */
export type OnceClaimed<T> = (work: (key: ClaimedKey<T>) => Promise<T>) => Promise<T>;

/** A handler that claims its key, and answers with what `onceClaimed` resolves with. */
export type ClaimingHandler<E extends Endpoint & { access: 'learner' }> = (
  call: Call<E> & { onceClaimed: OnceClaimed<ResponseOf<E>> },
) => Promise<Answered<E>>;

const claimingHandlers = new WeakSet<object>();

/**
 * Marks the handler of a call for learners that waits for the engine. Its first statement proves the session, as one that is
 * marked with `provesSession` does, and claims the key; effect and kept answer are one commit. A repetition while the work
 * is under way is refused, or waits for it.
 */
export function claimsKey<E extends Endpoint & { access: 'learner' }>(
  handler: ClaimingHandler<E>,
): Handler<E> {
  claimingHandlers.add(handler);
  provingHandlers.add(handler);
  // Cast: the platform gives `onceClaimed` to the handlers that are marked.
  return handler as Handler<E>;
}

/** True for a handler that was marked with `claimsKey`. */
export function isClaimingKey(handler: object): boolean {
  return claimingHandlers.has(handler);
}

/** A handler that keeps its own answer, and answers with what `onceByStatement` resolves with. */
export type StatementHandler<E extends Endpoint> = (
  call: Call<E> & KeepingByStatement<ResponseOf<E>>,
) => Promise<Answered<E>>;

const keepingHandlers = new WeakSet<object>();

/**
 * Marks the handler of a call whose effect is one transaction: effect and kept answer are one commit. Not for one that
 * waits for the engine or another service, which would hold the transaction open, nor for one that counts attempts, which
 * a repetition would count again.
 */
export function keepsAnswer<E extends Endpoint>(handler: KeepingHandler<E>): Handler<E> {
  keepingHandlers.add(handler);
  // Cast: the platform gives `Keeping` to the handlers that are marked.
  return handler as Handler<E>;
}

const statementHandlers = new WeakSet<object>();

/**
 * As `keepsAnswer`, for a call of learners whose effect is one statement. The platform reads the token and leaves the
 * session to the claim of the statement. A refusal is given after the session was proven.
 */
export function keepsAnswerByStatement<E extends Endpoint & { access: 'learner' }>(
  handler: StatementHandler<E>,
): Handler<E> {
  statementHandlers.add(handler);
  // Cast: the platform gives `KeepingByStatement` to the handlers that are marked.
  return handler as Handler<E>;
}

/** True for a handler that was marked with `keepsAnswerByStatement`. */
export function isKeepingByStatement(handler: object): boolean {
  return statementHandlers.has(handler);
}

/** True for a handler that was marked with `keepsAnswer`. */
export function isKeepingAnswer(handler: object): boolean {
  return keepingHandlers.has(handler);
}

/** True for a handler whose own statement proves the session. */
export function isProvingSession(handler: object): boolean {
  return provingHandlers.has(handler);
}

/** One handler for each call of a module: a missing one, or one with a wrong shape, does not compile. */
export type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: Handler<T[K]> };
