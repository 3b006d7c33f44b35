import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify';
import { rememberResults } from '../crypto/remembered-results.ts';
import { AppError } from '../errors/app-error.ts';
import { type CountedLog, createCountedLog } from '../log/counted-log.ts';
import { hashedId, hashedNetwork } from '../log/log.ts';
import { duringRequest, factsOf, tieLogger } from '../log/request-facts.ts';
import type { ApiServer, ApiServerDeps, HttpLimits } from './api-server.types.ts';
import { isCall, limitCalls, limitFiles } from './call-limits.ts';
import { callerNetwork } from './caller-network.ts';
import { allowCompactAnswers } from './compact-answers.ts';
import { type BoundedServerOptions, boundedServer } from './connections/bounded-server.ts';
import { refuseBrokenRequest } from './connections/broken-requests.ts';
import { connectionsWithin, openFileLimit } from './connections/open-files.ts';
import { answerErrors, forOneReader } from './error-handler.ts';
import { acceptJsonBodiesOnly } from './json-body.ts';
import { warnOfWrongProxies } from './proxy-warning.ts';
import { securityHeaders } from './security-headers.ts';

/** Networks and learners whose hash for the log is remembered. */
const rememberedHashes = 10_000;

export const defaultHttpLimits: HttpLimits = {
  bodyBytes: 64 * 1024,
  callsPerMinuteAndLearner: 1500,
  callsPerMinuteAndAddress: 3000,
  callsPerMinuteAndVisitor: 600,
  callsPerMinuteWithoutCookie: 1500,
  // Three hundred phones that load the whole app in one minute.
  filesPerMinuteAndNetwork: 24_000,
  ...connectionsWithin(openFileLimit()),
  unfinishedRequests: 6,
  stalledMs: 20_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 72_000,
};

/** Creates the web server without features: bodies, headers, errors, limits and the request log. */
export async function createApiServer(deps: ApiServerDeps): Promise<ApiServer> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const countedLog = createCountedLog(deps.log);
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.randomness.id(),
    childLoggerFactory: (logger, { reqId }, options) => {
      const child = logger.child({}, options);
      tieLogger(child, { reqId: String(reqId) });
      return child;
    },
    bodyLimit: deps.limits.bodyBytes,
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => void answerErrors.unfitUrl(request, reply),
    clientErrorHandler: refuseBrokenRequest,
    // A stop waits only for calls in progress.
    forceCloseConnections: 'idle',
    // During a stop, `refuseWhileClosing` answers new requests in our error format.
    return503OnClosing: false,
    serverFactory: boundedServer(boundsOf(deps, countedLog)),
  });
  const isSecure = deps.config.publicOrigin.startsWith('https://');
  const logKey = deps.keys.current.log;
  const server: ApiServer = {
    app,
    hashes: {
      ofNetwork: rememberResults(rememberedHashes, (network: string) => hashedNetwork(logKey, network)),
      ofLearner: rememberResults(rememberedHashes, (learnerId: string) => hashedId(logKey, learnerId)),
    },
    deps,
    countedLog,
    isSecure,
    endpoints: [],
    routes: [],
    fallback: () => null,
  };
  listRoutes(server);
  knowRequestInLog(server);
  warnOfWrongProxies(server);
  acceptJsonBodiesOnly(server.app);
  const headers = securityHeaders(isSecure);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(cookie);
  await allowCompactAnswers(app);
  answerErrors.register(server);
  refuseWhileClosing(server.app);
  await limitCalls(server);
  limitFiles(server);
  giveUpBrokenUploads(server.app);
  keepOutOfCaches(server.app);
  logRequests(server);
  return server;
}

/** The peers are proxies when some are trusted: only the bound of all connections applies to them. */
function boundsOf({ config, limits, keys }: ApiServerDeps, countedLog: CountedLog): BoundedServerOptions {
  return {
    ...limits,
    connectionsPerNetwork: config.trustedProxies > 0 ? null : limits.connectionsPerNetwork,
    onEnd: (reason, network) =>
      countedLog(
        { event: 'http.connection_ended', reason, network: hashedNetwork(keys.current.log, network) },
        'connections were ended',
      ),
  };
}

/** A route that states neither a call of the contract nor who may use it. */
class UndeclaredAccessError extends Error {
  override readonly name = 'UndeclaredAccessError';

  constructor(urls: readonly string[]) {
    super(`These routes do not declare their access: ${urls.join(', ')}`);
  }
}

/** Lists every route when the app is ready, and lets no app start that has one without a declared access. */
function listRoutes({ app, routes }: ApiServer): void {
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void registered.push(route));
  app.addHook('onReady', async () => {
    const undeclared = registered.filter((route) => accessOf(route) === undefined);
    if (undeclared.length > 0) throw new UndeclaredAccessError(undeclared.map(({ url }) => url));
    for (const route of registered) {
      const access = accessOf(route);
      if (access === undefined) continue;
      for (const method of [route.method].flat()) routes.push({ method, url: route.url, access });
    }
  });
}

function accessOf({ config }: RouteOptions) {
  return config?.endpoint?.access ?? config?.access;
}

/** Adds the request id and the hashed network to log lines written while a request is served. */
function knowRequestInLog({ app, hashes }: ApiServer): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const facts = factsOf(request.log);
    facts.network = hashes.ofNetwork(callerNetwork(request.ip));
    duringRequest(facts, done);
  });
}

function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done();
    reply.header('connection', 'close');
    done(new AppError('not_ready', { retryAfterS: 5 }));
  });
}

/** As Node's own error of a request that ends before its whole body has arrived. */
class AbortedUploadError extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('aborted');
  }
}

/** Ends a request whose caller left during authentication: its body would never arrive. */
function giveUpBrokenUploads(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    if (raw.destroyed && !raw.complete) done(new AbortedUploadError());
    else done(null, payload);
  });
}

/** Disables caching: answers of the API belong to one learner at one moment. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (isCall(request)) forOneReader(reply);
    done();
  });
}

/** Looking for secrets takes ten times as long as the line, in which there is none: all its fields are ours. */
function logRequests({ app, deps }: ApiServer): void {
  const log = deps.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        ...factsOf(request.log),
        event: 'http.answered',
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
