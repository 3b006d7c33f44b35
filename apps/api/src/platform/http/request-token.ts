import type { FastifyRequest } from 'fastify';
import type { ApiServer } from './api-server.types.ts';
import type { ReadToken } from './authenticator.ts';
import { cookieNames, cookieOf } from './cookies.ts';
import { stateOf } from './request-state.ts';

/**
 * Returns the content of a request's access token, read once; null when there is none of ours. It may have expired.
 */
export function tokenOf(server: ApiServer, request: FastifyRequest): ReadToken | null {
  const state = stateOf(request);
  if (state.token === undefined) {
    const sent = cookieOf(request, cookieNames.access, server.isSecure);
    state.token = sent === undefined ? null : server.deps.authenticator.read(sent);
  }
  return state.token;
}
