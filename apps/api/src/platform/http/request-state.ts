import type { FastifyRequest } from 'fastify';
import type { ReadToken } from './authenticator.ts';
import type { LearnerCaller } from './handler.ts';

/** State that the platform keeps for one request, besides Fastify's own. */
type RequestState = {
  caller: LearnerCaller | null;
  /** Content of the access token; null without one of ours, undefined before it was read. */
  token: ReadToken | null | undefined;
  /**
   * Session or visitor that the CSRF token of the request is bound to; null while it is unknown.
   */
  browser: string | null;
  /** The answer will set or clear cookies. */
  setsCookies: boolean;
};

const states = new WeakMap<FastifyRequest, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known !== undefined) return known;
  const state: RequestState = { caller: null, token: undefined, browser: null, setsCookies: false };
  states.set(request, state);
  return state;
}
