import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { apiBase } from '@python-learning/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { hashedId } from '../log/log.ts';
import type { ApiServer, ApiServerDeps, HttpLimits } from './api-server.types.ts';
import { answerErrors } from './error-handler.ts';
import { acceptJsonBodiesOnly } from './json-body.ts';
import { stateOf } from './request-state.ts';
import { securityHeaders } from './security-headers.ts';

export const defaultHttpLimits: HttpLimits = { bodyBytes: 64 * 1024, callsPerMinuteAndAddress: 3000 };

/** The web server before any feature is registered: bodies, headers, errors, limits and the log of requests. */
export async function createApiServer(deps: ApiServerDeps): Promise<ApiServer> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.randomness.id(),
    bodyLimit: deps.limits.bodyBytes,
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => void answerErrors.unreadableUrl(request, reply),
    // A stop waits for calls under way and for nothing else.
    forceCloseConnections: 'idle',
  });
  const isSecure = deps.config.publicOrigin.startsWith('https://');
  const server: ApiServer = { app, deps, isSecure, endpoints: [], fallback: () => null };
  acceptJsonBodiesOnly(server.app);
  await app.register(helmet, securityHeaders(isSecure));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: deps.limits.callsPerMinuteAndAddress,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith(apiBase),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  answerErrors.register(server);
  keepOutOfCaches(server.app);
  logRequests(server);
  return server;
}

/** Answers of the api belong to one learner at one moment. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith(apiBase)) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('vary', 'Accept-Language, Cookie, Origin');
  });
}

function logRequests({ app, deps }: ApiServer): void {
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = stateOf(request);
    const learner = caller === null ? {} : { learner: hashedId(deps.keys.current.log, caller.learnerId) };
    request.log.info(
      {
        event: 'http.answered',
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...learner,
      },
      'answered',
    );
  });
}
