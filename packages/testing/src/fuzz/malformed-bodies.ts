import type { Endpoint } from '@python-learning/contract';
import * as z from 'zod/mini';
import { mutations } from './mutated-answers.ts';
import { type JsonSchema, sampleOf } from './sample-value.ts';
import { fuzzSeed } from './seed.ts';
import type { SentBody } from './sent-body.ts';

/** A body that the call accepts, with every optional field; null for a call that reads no body. */
export function sampleBody({ body }: Endpoint): unknown {
  if (body === undefined) return null;
  return sampleOf(z.toJSONSchema(body, { io: 'input' }) as JsonSchema);
}

/** JSON that the call's schema refuses, and odd JSON that it accepts. */
export function mutatedBodies(endpoint: Endpoint): { refused: SentBody[]; accepted: SentBody[] } {
  const refused: SentBody[] = [];
  const accepted: SentBody[] = [];
  if (endpoint.body === undefined) return { refused, accepted };
  for (const text of new Set(mutations(sampleBody(endpoint)))) {
    const sent = { what: 'changed', payload: text, contentType: 'application/json' };
    (isAccepted(endpoint, text) ? accepted : refused).push(sent);
  }
  return { refused: someOf(refused, maxRefused), accepted: someOf(accepted, maxAccepted) };
}

/** Maximum mutations of each kind that are sent: a call with many fields has thousands. */
const maxRefused = 240;
const maxAccepted = 40;

/** Returns at most `max` items, spread evenly over the list; the seed chooses which. */
function someOf<T>(items: readonly T[], max: number): T[] {
  const step = Math.ceil(items.length / max);
  return items.filter((_, index) => (index + fuzzSeed) % step === 0);
}

/** Whether the call's schema accepts this text; false for invalid JSON. */
export function isAccepted({ body }: Endpoint, text: string): boolean {
  if (body === undefined) return true;
  try {
    const bare = text.replace(/^\ufeff/, '');
    return body.safeParse(bare.trim() === '' ? {} : JSON.parse(bare)).success;
  } catch {
    return false;
  }
}
