import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line says that is logged for a request, also by the background work that the request began. */
export type RequestFacts = {
  reqId: string;
  /** Hash of the caller's network; missing until it is known. */
  network?: string;
  /** Hash of the learner who calls; missing for strangers, and until it is known. */
  learner?: string;
};

const underWay = new AsyncLocalStorage<RequestFacts>();
const byLogger = new WeakMap<object, RequestFacts>();

/** Does the work as a part of the request: every line that it logs has the request's facts. */
export function duringRequest<T>(facts: RequestFacts, work: () => T): T {
  return underWay.run(facts, work);
}

/** Does the work as a part of no request, whoever caused it. */
export function outsideRequests<T>(work: () => T): T {
  return underWay.exit(work);
}

/** Makes a logger the request's own: its lines have the request's facts wherever they are logged. */
export function tieLogger(logger: object, facts: RequestFacts): void {
  byLogger.set(logger, facts);
}

/** The facts of the request that a logger was made for. Throws for any other logger: that is a bug. */
export function factsOf(logger: object): RequestFacts {
  const facts = byLogger.get(logger);
  if (facts === undefined) throw new Error('This logger belongs to no request.');
  return facts;
}

/** The facts for a line of this logger: a new object at each call, because pino writes into it. */
export function factsForLine(logger: object): Partial<RequestFacts> {
  return { ...(byLogger.get(logger) ?? underWay.getStore()) };
}
