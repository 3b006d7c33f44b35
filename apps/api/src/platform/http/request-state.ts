import type { FastifyRequest } from 'fastify';
import type { LearnerCaller } from './handler.ts';

/** What the platform knows about one request besides what Fastify does. */
type RequestState = { caller: LearnerCaller | null };

const states = new WeakMap<FastifyRequest, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const known = states.get(request);
  if (known !== undefined) return known;
  const state: RequestState = { caller: null };
  states.set(request, state);
  return state;
}
