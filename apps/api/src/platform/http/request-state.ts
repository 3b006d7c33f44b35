import type { ErrorCode } from '@python-learning/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadToken } from './authenticator.ts';
import type { LearnerCaller } from './handler.ts';

/** State that the platform keeps for one request, besides Fastify's own. */
type RequestState = {
  caller: LearnerCaller | null;
  /** Parsed access token. Undefined: not read yet. Null: missing, or not signed by this app. */
  token: ReadToken | null | undefined;
  /**
   * Session or visitor that the CSRF token of the request is bound to; null while it is unknown.
   */
  browser: string | null;
  /** The answer will set or clear cookies. */
  setsCookies: boolean;
  /** Code of the refusal that answers the request; null for any other answer. */
  refusal: ErrorCode | null;
};

const states = new WeakMap<FastifyRequest, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known !== undefined) return known;
  const state: RequestState = {
    caller: null,
    token: undefined,
    browser: null,
    setsCookies: false,
    refusal: null,
  };
  states.set(request, state);
  return state;
}
