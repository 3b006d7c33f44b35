import { Readable } from 'node:stream';
import { apiBase, type Endpoint, type EndpointTable } from '@python-learning/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { encode } from 'zod/mini';
import { sha256 } from '../crypto/keys.ts';
import { AppError, refuseAny } from '../errors/app-error.ts';
import { InvariantError } from '../errors/invariant-error.ts';
import { factsOf } from '../log/request-facts.ts';
import { languageOf } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';
import type { Authenticator } from './authenticator.ts';
import { answersByLanguage } from './cacheable-answers.ts';
import { callerNetwork } from './caller-network.ts';
import { compactAnswers, compressedAnswers } from './compact-answers.ts';
import { cookieJar, cookieNames } from './cookies.ts';
import { refuseCrossSite } from './cross-site.ts';
import { fieldFaultsOf } from './field-faults.ts';
import {
  type Call,
  type Handlers,
  isClaimingKey,
  isKeepingAnswer,
  isKeepingByStatement,
  isProvingSession,
  type JsonPieces,
  type Keeping,
  type KeepingByStatement,
  type LearnerCaller,
  type OnceClaimed,
} from './handler.ts';
import type { RepeatableRequest, SessionProof } from './idempotency.ts';
import { isStorable } from './json-body.ts';
import { acceptRawBodies, type RawRequest, rawRequestOf } from './raw-body.ts';
import { stateOf } from './request-state.ts';
import { tokenOf } from './request-token.ts';
import { isFromThisMachine } from './this-machine.ts';

/** A handler without its endpoint's types, which are lost when the table is iterated. */
type AnyHandler = (
  call: Omit<Call<Endpoint>, 'caller' | 'raw'> & { caller: LearnerCaller | null; raw: RawRequest | null },
) => Promise<unknown>;

/**
 * Serves every call of a module as its contract says: access, shapes of request and answer, declared refusals.
 * Handlers receive only calls that passed these checks.
 */
export function registerFeature<T extends EndpointTable>(
  server: ApiServer,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    registerEndpoint(server, endpoint, handlers[name] as AnyHandler);
  }
}

function registerEndpoint(server: ApiServer, endpoint: Endpoint, handler: AnyHandler): void {
  server.endpoints.push(endpoint);
  const route = endpoint.cacheable === true ? cacheableRoute : callRoute;
  const options: RouteOptions = {
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    config: { endpoint },
    ...route(server, endpoint, handler),
  };
  if (endpoint.access === 'provider') acceptRawBodies(server.app, (scope) => void scope.route(options));
  else server.app.route(options);
}

type RouteParts = Pick<RouteOptions, 'onRequest' | 'handler' | 'onSend'>;

function callRoute(server: ApiServer, endpoint: Endpoint, handler: AnyHandler): RouteParts {
  const { authenticator } = server.deps;
  const authenticate: Authenticate =
    isProvingSession(handler) || isKeepingByStatement(handler)
      ? byTokenAlone
      : (token) => authenticator.authenticate(token);
  const answerWith = answerOf(handler);
  return {
    ...(endpoint.method === 'GET' && endpoint.download === undefined ? compactAnswers : {}),
    ...(endpoint.longTexts === undefined ? {} : compressedAnswers),
    // Checks access before any byte of the body is read; the session itself is left to a handler that proves it.
    onRequest: (request, reply) => admit(server, { endpoint, authenticate }, request, reply),
    handler: (request, reply) => answerWith({ server, endpoint, handler, request, reply }),
  };
}

/** A request of a call, with all that answers it. */
type Answering = {
  server: ApiServer;
  endpoint: Endpoint;
  handler: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
};

function answerOf(handler: AnyHandler): typeof answer {
  if (isKeepingByStatement(handler)) return answerByStatement;
  return isClaimingKey(handler) ? provenAnswer : answer;
}

/** Such a call asks for nobody: a browser gets its cookies, and no session is looked up. */
function cacheableRoute(server: ApiServer, endpoint: Endpoint, handler: AnyHandler): RouteParts {
  return {
    onRequest: (request, reply) => admit(server, { endpoint, authenticate: asNobody }, request, reply),
    handler: answersByLanguage(
      async (request, reply) =>
        encode(endpoint.response, await handler(callOf(server, endpoint, request, reply))),
      endpoint.freshForS,
    ),
  };
}

type Authenticate = Authenticator['authenticate'];

const asNobody: Authenticate = async () => null;

/** For a handler that proves the session itself. */
const byTokenAlone: Authenticate = async ({ learnerId, sessionId, isExpired }) =>
  isExpired ? null : { learnerId, sessionId };

async function admit(
  server: ApiServer,
  { endpoint, authenticate }: { endpoint: Endpoint; authenticate: Authenticate },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The payment provider has neither cookies nor a page of ours; its signature alone authenticates it.
  if (endpoint.access === 'provider') return;
  const { hashes } = server;
  const { csrf, config } = server.deps;
  const state = stateOf(request);
  const cookies = cookieJar(request, reply, server.isSecure);
  const isUnsafe = endpoint.method !== 'GET';
  if (isUnsafe)
    refuseCrossSite(request.headers, { origin: config.publicOrigin, isProduction: config.isProduction });
  const token = tokenOf(server, request);
  const sessionId = token?.sessionId ?? null;
  state.browser = sessionId ?? cookies.get(cookieNames.visitor) ?? null;
  if (!isUnsafe) csrf.ensure(cookies, sessionId);
  if (endpoint.access === 'learner') {
    if (token === null) {
      const isSent = cookies.get(cookieNames.access) !== undefined;
      throw new AppError(isSent ? 'token_not_valid' : 'not_authenticated');
    }
    state.caller = await authenticate(token);
    if (state.caller === null) throw new AppError('token_not_valid');
  } else if (token !== null && endpoint.access === 'public') {
    state.caller = await authenticate(token);
  }
  if (state.caller !== null) {
    factsOf(request.log).learner = hashes.ofLearner(state.caller.learnerId);
  }
  if (!isUnsafe) return;
  const given = request.headers['x-csrftoken'];
  const header = typeof given === 'string' ? given : undefined;
  if (endpoint.access === 'refresh') csrf.checkRepeated(cookies, header);
  else csrf.check(cookies, header, sessionId);
}

/** Answers a call whose handler proves the session late: what it refuses is refused to a valid session alone. */
async function provenAnswer(answering: Answering): Promise<FastifyReply> {
  try {
    return await answer(answering);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'token_not_valid') {
      await proofOf(answering.server, answering.request).require();
    }
    throw error;
  }
}

async function answer({ server, endpoint, handler, request, reply }: Answering): Promise<FastifyReply> {
  const call = callOf(server, endpoint, request, reply);
  if (endpoint.download !== undefined) {
    // The contract's types make such a handler return pieces; its entry holds no type at run time.
    return sendDownload(reply.code(endpoint.status), (await handler(call)) as JsonPieces, endpoint.download);
  }
  const { status, longTexts } = endpoint;
  const { idempotency } = server.deps;
  // Parse the answer too: a column that the contract does not name must not leave the server.
  const parsed = (made: unknown): unknown => encode(endpoint.response, made);
  const work = async (): Promise<unknown> => parsed(await handler(call));
  const repeated = repeatedRequest(endpoint, request, call.body);
  const send = (answered: unknown): FastifyReply => reply.code(status).send(answered);
  if (isKeepingAnswer(handler)) {
    const keeping: Keeping<unknown> = {
      once: (change) =>
        idempotency.inOneCommit(repeated, status, async (handle) => parsed(await change(handle))),
    };
    const keepingCall = Object.assign(call, keeping);
    return send(await idempotency.orKept(repeated, () => handler(keepingCall)));
  }
  if (isClaimingKey(handler)) {
    const onceClaimed: OnceClaimed<unknown> = (claimedWork) =>
      idempotency.onceClaimed(
        repeated,
        status,
        (key) =>
          claimedWork({
            ...key,
            keep: (handle, made) => key.keep(handle, parsed(made)),
            keeping: (made) => key.keeping(parsed(made)),
          }),
        longTexts,
      );
    return send(await handler(Object.assign(call, { onceClaimed })));
  }
  if (repeated === null) return send(await work());
  // Never store answers that set cookies: the row would contain session tokens in clear text, and a repeated answer
  // without the cookies would leave a browser that believes it is logged in. So a repeated login is a new login.
  const isKept = (): boolean => !stateOf(request).setsCookies;
  return send(await idempotency.once(repeated, status, work, { isKept, longTexts }));
}

/** Answers a call whose one statement proves the session. A refusal waits for the proof: an ended session hears only that. */
async function answerByStatement(answering: Answering): Promise<FastifyReply> {
  const { server, endpoint, handler, request, reply } = answering;
  const { idempotency } = server.deps;
  const { status } = endpoint;
  const proof = proofOf(server, request);
  const call = await afterProof(proof, () => callOf(server, endpoint, request, reply));
  const repeated = repeatedRequest(endpoint, request, call.body);
  const keeping: KeepingByStatement<unknown> = {
    onceByStatement: (known, write) =>
      idempotency.inOneStatement(repeated, { status, proof }, encode(endpoint.response, known), write),
  };
  const keepingCall = Object.assign(call, keeping);
  return reply.code(status).send(await idempotency.orKept(repeated, () => handler(keepingCall), proof));
}

/** Does the work. Refuses with `token_not_valid` instead of anything else when the session has ended. */
async function afterProof<T>(proof: SessionProof, work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    await proof.require();
    throw error;
  }
}

function proofOf({ deps: { authenticator } }: ApiServer, request: FastifyRequest): SessionProof {
  const { caller } = stateOf(request);
  if (caller === null) throw new InvariantError('a call of learners has a caller');
  return {
    permission: authenticator.isLiving(caller),
    require: async () => {
      const living = await authenticator.authenticate({ ...caller, isExpired: false });
      if (living === null) throw new AppError('token_not_valid');
    },
  };
}

/** What identifies a request whose answer is kept for its repetition; null for one that is simply done again. */
function repeatedRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  body: unknown,
): RepeatableRequest | null {
  const key = request.headers['idempotency-key'];
  const { method, access } = endpoint;
  if (method === 'GET' || endpoint.repeatable === true || access === 'refresh' || typeof key !== 'string')
    return null;
  const { caller, browser } = stateOf(request);
  const owner = ownerOf(caller, browser);
  const path = request.url.split('?')[0] ?? '';
  return owner === null ? null : { ...owner, key, method, path, body };
}

function callOf(
  server: ApiServer,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Parameters<AnyHandler>[0] {
  const { caller, browser } = stateOf(request);
  const body = bodyOf(endpoint, request.body);
  return {
    params: paramsOf(endpoint, request.params),
    body,
    raw: endpoint.access === 'provider' ? rawRequestOf(request) : null,
    caller,
    language: languageOf(request.headers['accept-language']),
    cookies: cookieJar(request, reply, server.isSecure),
    ip: callerNetwork(request.ip),
    get browser() {
      return sha256(browser ?? '');
    },
    isFromThisMachine: isFromThisMachine(request.headers),
    userAgent: request.headers['user-agent'] ?? '',
    refuse: refuseAny,
    get signal() {
      return abortedWhenGone(reply);
    },
  };
}

/** Owner of a stored answer: the learner, else the browser that the CSRF token is bound to. Null without either. */
function ownerOf(
  caller: LearnerCaller | null,
  browser: string | null,
): Pick<RepeatableRequest, 'owner' | 'learnerId'> | null {
  if (caller !== null) return { owner: `learner:${caller.learnerId}`, learnerId: caller.learnerId };
  return browser === null ? null : { owner: `browser:${browser}`, learnerId: null };
}

function paramsOf(endpoint: Endpoint, params: unknown): Call<Endpoint>['params'] {
  if (endpoint.params === undefined) return undefined;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success || !Object.values(parsed.data).every((value) => isStorable(String(value)))) {
    throw new AppError('not_found');
  }
  return parsed.data;
}

function bodyOf(endpoint: Endpoint, sent: unknown): Call<Endpoint>['body'] {
  if (endpoint.body === undefined) return undefined;
  // A missing body counts as an empty object; `null` is a value and fails validation.
  const body = sent === undefined ? {} : sent;
  const parsed = endpoint.body.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', { fields: fieldFaultsOf(parsed.error.issues, body) });
}

function abortedWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    if (!reply.raw.writableFinished) gone.abort();
  };
  // It may have gone before the handler asks, while its key was claimed.
  if (reply.raw.destroyed) abort();
  else reply.raw.once('close', abort);
  return gone.signal;
}

/**
 * Sends a JSON file of any length in constant memory: a piece is made when the client has taken the one before. No more
 * are made when the client goes away. The connection is cut when making one fails, so that a partial file is not taken
 * for a whole one.
 */
function sendDownload(reply: FastifyReply, pieces: JsonPieces, name: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { highWaterMark: 1 }));
}
