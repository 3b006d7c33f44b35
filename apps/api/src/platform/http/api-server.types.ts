import type { Endpoint } from '@python-learning/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Randomness } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Keys } from '../crypto/keys.ts';
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
};

export type ApiServer = {
  app: FastifyInstance;
  deps: ApiServerDeps;
  /** Browsers reach the app over https. */
  isSecure: boolean;
  /** Every call that is served, in the order of registration. */
  endpoints: Endpoint[];
  /** May answer a request without a route; null leads to not found. */
  fallback: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
