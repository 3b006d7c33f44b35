import type { Endpoint } from '@python-learning/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Randomness } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Keys } from '../crypto/keys.ts';
import type { CountedLog } from '../log/counted-log.ts';
import type { Log } from '../log/log.ts';
import type { Authenticator } from './authenticator.ts';
import type { Csrf } from './csrf.ts';
import type { Idempotency } from './idempotency.ts';

export type ApiServerDeps = {
  config: Pick<Config, 'isProduction' | 'publicOrigin' | 'trustedProxies'>;
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  log: Log;
  authenticator: Authenticator;
  csrf: Csrf;
  idempotency: Idempotency;
  limits: HttpLimits;
};

export type HttpLimits = {
  bodyBytes: number;
  /** API calls per minute of a logged-in learner. */
  callsPerMinuteAndLearner: number;
  /** Calls of all others from one address, such as a whole school or a carrier's customers. */
  callsPerMinuteAndAddress: number;
  /** Part of it for one browser; the next is the part for all browsers without a cookie. */
  callsPerMinuteAndVisitor: number;
  callsPerMinuteWithoutCookie: number;
  /** Files and pages per minute of one network: the web app and the media of lessons. */
  filesPerMinuteAndNetwork: number;
  /** Open connections in all, and of one network while no proxy is trusted. */
  connections: number;
  connectionsPerNetwork: number;
  /** Requests of one connection that are not answered to their end. */
  unfinishedRequests: number;
  /** A client that takes nothing for this time while data waits is ended. */
  stalledMs: number;
  /** A whole request must arrive within this time; a slow phone sends 64 KB in a fraction of it. */
  requestTimeoutMs: number;
  /** A connection may be idle for this time. Longer than proxies keep theirs, so that they close them first. */
  keepAliveMs: number;
};

export type ApiServer = {
  app: FastifyInstance;
  deps: ApiServerDeps;
  /** Logs what an attack makes happen thousands of times. */
  countedLog: CountedLog;
  /** Browsers reach the app over https. */
  isSecure: boolean;
  /** What names a network or a learner in lines of the log. */
  hashes: { ofNetwork: (network: string) => string; ofLearner: (learnerId: string) => string };
  /** Every call that is served, in the order of registration. */
  endpoints: Endpoint[];
  /** Every route, complete once the app is ready. */
  routes: ServedRoute[];
  /** May answer a request without a route; null leads to not found. */
  fallback: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;
};

/**
 * Who may use a route that is no call of the contract: anyone, a browser on this machine, a form whose fields are signed,
 * or the holder of a signed address.
 */
export type RouteAccess = 'anyone' | 'this machine' | 'signed form' | 'signed address';

/** A route that is served. Calls have their access in the contract. */
export type ServedRoute = { method: string; url: string; access: RouteAccess | Endpoint['access'] };

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Every route that is no call states it. */
    access?: RouteAccess;
    /** Answered however often it is requested. */
    isUnlimited?: true;
  }
}
