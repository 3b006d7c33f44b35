import { apiBase, codesOf } from '@python-learning/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { languageOf } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';
import { isCall } from './call-limits.ts';
import { errorAnswer } from './error-answer.ts';
import { stateOf } from './request-state.ts';

/** Answers every failure in one shape and in the caller's language, without revealing internals. */
export const answerErrors = {
  register(server: ApiServer): void {
    server.app.setErrorHandler((error, request, reply) => {
      if (!isCall(request)) forgetFile(reply);
      return (
        sendFileRefusal(error, request, reply) ?? send(refusalOf(server, error, request), request, reply)
      );
    });
    server.app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(server, request.url);
      if (allowed.length === 0)
        return server.fallback(request, reply) ?? send(new AppError('not_found'), request, reply);
      // The method fits, so the path names nothing: it has an id that is too long for one.
      if (allowed.includes(request.method)) return send(new AppError('not_found'), request, reply);
      reply.header('allow', allowed.join(', '));
      return send(new AppError('method_not_allowed', { method: request.method }), request, reply);
    });
  },

  /**
   * Answers `not_found` to an address with broken percent-encoding or an overlong id. No hook has run for it.
   */
  unfitUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    return send(new AppError('not_found'), request, reply);
  },
};

/**
 * Sends `no-store` and `vary`, because an answer of the api is for one caller at one moment. Answers that say
 * themselves what they vary by keep their headers. No search engine shows one.
 */
export function forOneReader(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex, nofollow');
  if (reply.hasHeader('vary')) return;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.header('vary', 'Accept-Language, Cookie, Origin');
}

/** Headers that describe a file. A refusal in its place has none of them. */
const fileHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/**
 * Removes the headers of a file that could not be opened. Fastify has handed them to Node already, and with the type of
 * the file it would not send the refusal as JSON.
 */
function forgetFile(reply: FastifyReply): void {
  for (const name of fileHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/**
 * Answers what the file server refuses, such as a range beyond the end, with its status and headers and without a body.
 * Returns null for every other error.
 */
function sendFileRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (isCall(request) || error instanceof AppError) return null;
  const { status, statusCode, headers } = error as FileError;
  const refused = statusCode ?? status;
  if (typeof refused !== 'number' || refused < 400 || refused > 499) return null;
  // These statuses mean that the address is not the path of a file.
  if (noFile.has(refused)) return send(new AppError('not_found'), request, reply);
  return reply
    .code(refused)
    .headers(headers ?? {})
    .send();
}

type FileError = { status?: unknown; statusCode?: unknown; headers?: Record<string, string> };

const noFile: ReadonlySet<number> = new Set([400, 403, 404]);

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const { status, headers, body } = errorAnswer(error, language, errorFieldWanted(request));
  forOneReader(reply);
  stateOf(request).refusal = error.code;
  if (status === 401) reply.header('www-authenticate', 'Cookie realm="python-learning"');
  return reply.code(status).headers(headers).send(body);
}

function errorFieldWanted(request: FastifyRequest): boolean {
  return request.routeOptions.config?.endpoint?.errorField === true;
}

/** Turns whatever was thrown into a refusal that the call declares; bugs become `server_error` and are logged. */
function refusalOf(server: ApiServer, error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return declared(server, error, request);
  const known = refusalByFastifyCode[errorCodeOf(error)];
  if (known !== undefined) return new AppError(known, { cause: error });
  if (isAbortedUpload(error)) {
    request.log.info(
      { event: 'http.broken_off', route: request.routeOptions.url },
      'an upload was broken off',
    );
    // The client is gone.
    return new AppError('malformed_json', { cause: error });
  }
  if (isDatabaseUnreachable(error)) {
    request.log.error({ event: 'db.unreachable', err: error }, 'the database cannot be reached');
    return new AppError('not_ready', { cause: error, retryAfterS: 5 });
  }
  if (outOfDescriptors.has(errorCodeOf(error))) {
    server.countedLog({ event: 'http.no_descriptors' }, 'no file or socket can be opened');
    return new AppError('not_ready', { cause: error, retryAfterS: 5 });
  }
  request.log.error({ event: 'bug', err: error }, 'unexpected error');
  return new AppError('server_error', { cause: error });
}

/** The process, or the machine, has as many open files as it may have. */
const outOfDescriptors: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE']);

/** Logs a refusal that the contract does not declare as a bug. Outside production it becomes `server_error`. */
function declared(server: ApiServer, error: AppError, request: FastifyRequest): AppError {
  const { endpoint } = request.routeOptions.config;
  logDenial(error, request);
  if (endpoint === undefined || codesOf(endpoint).has(error.code)) return error;
  request.log.error(
    { event: 'bug', refusal: error.code, err: error },
    'a refusal that the contract does not declare',
  );
  return server.deps.config.isProduction ? error : new AppError('server_error', { cause: error });
}

function logDenial(error: AppError, request: FastifyRequest): void {
  if (error.status !== 403 && error.status !== 429) return;
  const refusal = { refusal: error.code, route: request.routeOptions.url };
  request.log.warn({ event: 'authz.denied', ...refusal }, 'denied');
}

const refusalByFastifyCode: Readonly<Record<string, AppError['code']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

/** True for the error that Node raises when a request ends before its whole body has arrived. */
function isAbortedUpload(error: unknown): boolean {
  return errorCodeOf(error) === 'ECONNRESET' && error instanceof Error && error.message === 'aborted';
}

function errorCodeOf(error: unknown): string {
  return (error as Partial<FastifyError> | null)?.code ?? '';
}

/** Returns the methods that the path of `url` answers; empty when it is not a path of the api. */
function allowedMethods({ endpoints }: ApiServer, url: string): string[] {
  const path = (url.split('?')[0] ?? '').replace(/\/$/, '');
  const methods = endpoints
    .filter((endpoint) => isPathOf(endpoint.path, path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].sort();
}

/** True when the path has the segments of an endpoint's path. A parameter matches any segment that is not empty. */
function isPathOf(endpointPath: string, path: string): boolean {
  const wanted = `${apiBase}${endpointPath.replace(/\/$/, '')}`.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at]));
}
