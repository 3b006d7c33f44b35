import { apiBase } from '@python-learning/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { hashedId } from '../log/log.ts';
import { languageOf } from './accept-language.ts';
import type { ApiServer } from './api-server.types.ts';
import { declaredErrors } from './declared-errors.ts';
import { errorAnswer } from './error-answer.ts';
import { stateOf } from './request-state.ts';

/** How everything that goes wrong is answered: in one shape, in the caller's language, telling nothing of the inside. */
export const answerErrors = {
  register(server: ApiServer): void {
    server.app.setErrorHandler((error, request, reply) =>
      send(refusalOf(server, error, request), request, reply),
    );
    server.app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(server, request.url);
      if (allowed.length === 0)
        return server.fallback(request, reply) ?? send(new AppError('not_found'), request, reply);
      reply.header('allow', allowed.join(', '));
      return send(new AppError('method_not_allowed', { method: request.method }), request, reply);
    });
  },

  /** An address with broken percent signs is an address of nothing. */
  unreadableUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return send(new AppError('not_found'), request, reply);
  },
};

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const { status, headers, body } = errorAnswer(error, language, errorFieldWanted(request));
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
  if (isDatabaseUnreachable(error)) {
    request.log.error({ event: 'db.unreachable', err: error }, 'the database can not be reached');
    return new AppError('not_ready', { cause: error, retryAfterS: 5 });
  }
  request.log.error({ event: 'bug', err: error }, 'unexpected error');
  return new AppError('server_error', { cause: error });
}

/** A refusal that the contract does not know of is a bug of ours: outside production it is treated as one. */
function declared(server: ApiServer, error: AppError, request: FastifyRequest): AppError {
  const { endpoint } = request.routeOptions.config;
  logDenial(server, error, request);
  if (endpoint === undefined || declaredErrors(endpoint).has(error.code)) return error;
  request.log.error(
    { event: 'bug', refusal: error.code, err: error },
    'a refusal that the contract does not declare',
  );
  return server.deps.config.isProduction ? error : new AppError('server_error', { cause: error });
}

function logDenial(server: ApiServer, error: AppError, request: FastifyRequest): void {
  if (error.status !== 403 && error.status !== 429) return;
  const { caller } = stateOf(request);
  const learner =
    caller === null ? {} : { learner: hashedId(server.deps.keys.current.log, caller.learnerId) };
  request.log.warn(
    { event: 'authz.denied', refusal: error.code, route: request.routeOptions.url, ...learner },
    'denied',
  );
}

const refusalByFastifyCode: Readonly<Record<string, AppError['code']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
};

function errorCodeOf(error: unknown): string {
  return (error as Partial<FastifyError> | null)?.code ?? '';
}

/** The methods that the path of a url would answer, or none when it is no path of the api. */
function allowedMethods({ endpoints }: ApiServer, url: string): string[] {
  const path = (url.split('?')[0] ?? '').replace(/\/$/, '');
  const methods = endpoints
    .filter((endpoint) => patternOf(endpoint.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].sort();
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${apiBase}${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}$`);
}
