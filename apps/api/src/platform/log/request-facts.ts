import { AsyncLocalStorage } from 'node:async_hooks';
import { InvariantError } from '../errors/invariant-error.ts';

/** Fields of every log line of a request, including those of background work that the request began. */
export type RequestFacts = {
  reqId: string;
  /** Hash of the caller's network; missing until it is known. */
  network?: string;
  /** Hash of the learner who calls; missing for strangers, and until it is known. */
  learner?: string;
};

const underWay = new AsyncLocalStorage<RequestFacts>();
const byLogger = new WeakMap<object, RequestFacts>();

/** Runs the work as part of a request: every line that it logs has the request's facts. */
export function duringRequest<T>(facts: RequestFacts, work: () => T): T {
  return underWay.run(facts, work);
}

/** Runs the work as part of no request, even if one caused it. */
export function outsideRequests<T>(work: () => T): T {
  return underWay.exit(work);
}

/** Returns the facts of the request that the caller works for; null outside requests. */
export function factsUnderWay(): RequestFacts | null {
  const facts = underWay.getStore();
  return facts === undefined ? null : { ...facts };
}

/** Binds a logger to a request: its lines have the request's facts wherever they are logged. */
export function tieLogger(logger: object, facts: RequestFacts): void {
  byLogger.set(logger, facts);
}

/** Returns the facts of the request that a logger is bound to. Throws for any other logger, which is a bug. */
export function factsOf(logger: object): RequestFacts {
  const facts = byLogger.get(logger);
  if (facts === undefined) throw new InvariantError('This logger belongs to no request.');
  return facts;
}

/** Returns the facts for a line of this logger: a new object at each call, because pino writes into it. */
export function factsForLine(logger: object): Partial<RequestFacts> {
  return { ...(byLogger.get(logger) ?? underWay.getStore()) };
}
