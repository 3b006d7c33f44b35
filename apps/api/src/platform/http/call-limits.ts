import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { ApiServer } from './api-server.types.ts';
import { callerNetwork } from './caller-network.ts';
import { cookieNames, cookieOf } from './cookies.ts';
import { tokenOf } from './request-token.ts';

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Limits API calls per minute. Each learner counts alone. All others share the limit of their network: one browser may
 * use a part of it, and all browsers without a cookie together another part. So strangers behind a shared address
 * cannot lock out its learners. A hook of the whole server runs before those of a route, so that refused calls count
 * too.
 */
export async function limitCalls(server: ApiServer): Promise<void> {
  const { app, deps, isSecure } = server;
  const { limits } = deps;
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string | Promise<string>): Limit =>
    app.createRateLimit({ max, keyGenerator });
  const visitorOf = (request: FastifyRequest) => cookieOf(request, cookieNames.visitor, isSecure);
  const ofLearner = limit(
    limits.callsPerMinuteAndLearner,
    (request) => tokenOf(server, request)?.learnerId ?? '',
  );
  const ofVisitor = limit(
    limits.callsPerMinuteAndVisitor,
    (request) => `${networkOf(request)} ${visitorOf(request)}`,
  );
  const withoutCookie = limit(limits.callsPerMinuteWithoutCookie, networkOf);
  const ofNetwork = limit(limits.callsPerMinuteAndAddress, networkOf);

  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    if (tokenOf(server, request) !== null) return take(ofLearner, request);
    await take(visitorOf(request) === undefined ? withoutCookie : ofVisitor, request);
    await take(ofNetwork, request);
  });
}

/**
 * Limits files, pages and addresses without a route per minute. They have a limit of their own, so that a class that
 * opens the app does not use up the calls of its network.
 */
export function limitFiles({ app, deps }: ApiServer): void {
  const ofNetwork = app.createRateLimit({
    max: deps.limits.filesPerMinuteAndNetwork,
    keyGenerator: networkOf,
  });
  app.addHook('onRequest', async (request) => {
    if (!isCall(request) && request.routeOptions.config?.isUnlimited !== true) await take(ofNetwork, request);
  });
}

/** Decided by the matched route, because one address can be spelled in many ways. */
export function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config?.endpoint !== undefined;
}

function networkOf(request: FastifyRequest): string {
  return callerNetwork(request.ip);
}

async function take(limit: Limit, request: FastifyRequest): Promise<void> {
  const use = await limit(request);
  if (use.isAllowed || !use.isExceeded) return;
  throw new AppError('too_many_requests', { retryAfterS: Math.max(1, use.ttlInSeconds) });
}
