import type { FastifyRequest } from 'fastify';
import type { ReadToken } from './authenticator.ts';
import type { LearnerCaller } from './handler.ts';

/** What the platform knows about one request besides what Fastify does. */
type RequestState = {
  caller: LearnerCaller | null;
  /** What the access token says; null without one of ours, undefined before it was read. */
  token: ReadToken | null | undefined;
  /** The session or the visitor that the CSRF token of the request is bound to; null while it is not known. */
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
