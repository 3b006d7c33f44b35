import type { FastifyRequest } from 'fastify';
import type { LearnerCaller } from './handler.ts';

/** What the platform knows about one request besides what Fastify does. */
type RequestState = {
  caller: LearnerCaller | null;
  /** The session or the visitor that the CSRF token of the request is bound to; null while it is not known. */
  browser: string | null;
  /** The answer will set or clear cookies. */
  setsCookies: boolean;
};

const states = new WeakMap<FastifyRequest, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known !== undefined) return known;
  const state: RequestState = { caller: null, browser: null, setsCookies: false };
  states.set(request, state);
  return state;
}
