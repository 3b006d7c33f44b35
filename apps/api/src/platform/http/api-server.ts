import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { hashedId } from '../log/log.ts';
import type { ApiServer, ApiServerDeps, HttpLimits } from './api-server.types.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { callerNetwork } from './caller-network.ts';
import { answerErrors, forOneReader } from './error-handler.ts';
import { acceptJsonBodiesOnly } from './json-body.ts';
import { stateOf } from './request-state.ts';
import { securityHeaders } from './security-headers.ts';

export const defaultHttpLimits: HttpLimits = { bodyBytes: 64 * 1024, callsPerMinuteAndAddress: 3000 };

/** Within this time a request must have arrived whole; a slow phone sends 64 KB in a fraction of it. */
const requestTimeoutMs = 30_000;

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
    frameworkErrors: (_error, request, reply) => void answerErrors.unfitUrl(request, reply),
    clientErrorHandler: refuseBrokenRequest,
    // A stop waits for calls under way and for nothing else.
    forceCloseConnections: 'idle',
    // What comes during a stop is refused by `refuseWhileClosing`, in our shape.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
  });
  const isSecure = deps.config.publicOrigin.startsWith('https://');
  const server: ApiServer = { app, deps, isSecure, endpoints: [], fallback: () => null };
  acceptJsonBodiesOnly(server.app);
  await app.register(helmet, securityHeaders(isSecure));
  await app.register(cookie);
  answerErrors.register(server);
  refuseWhileClosing(server.app);
  await limitCalls(server);
  giveUpBrokenUploads(server.app);
  keepOutOfCaches(server.app);
  logRequests(server);
  return server;
}

function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new AppError('not_ready', { retryAfterS: 5 });
  });
}

/**
 * Counts the calls of the api by address. The matched route decides what such a call is: an address can be spelled in
 * many ways. As a hook of the whole server it comes before those of a route, so that refused calls count too.
 */
async function limitCalls({ app, deps }: ApiServer): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: deps.limits.callsPerMinuteAndAddress,
    timeWindow: 60_000,
    keyGenerator: (request) => callerNetwork(request.ip),
    allowList: (request) => !isCall(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', app.rateLimit());
}

function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.config?.endpoint !== undefined;
}

/** A caller who went away while we looked who it was will send no more: the body would be waited for without end. */
function giveUpBrokenUploads(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ raw }, _reply, payload) => {
    if (raw.destroyed && !raw.complete) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    return payload;
  });
}

/** Answers of the api belong to one learner at one moment. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isCall(request)) forOneReader(reply);
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
