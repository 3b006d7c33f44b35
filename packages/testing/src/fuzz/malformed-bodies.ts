import type { Endpoint } from '@python-learning/contract';
import * as z from 'zod/mini';
import { hostileJson } from './hostile-values.ts';
import { jsonWith, placesOf, without } from './json-places.ts';
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

function mutations(sample: unknown): string[] {
  return placesOf(sample).flatMap((place) => [
    ...hostileJson.map((piece) => jsonWith(sample, place, piece)),
    ...(place.length === 0 ? [] : [JSON.stringify(without(sample, place)), ...renamed(sample, place)]),
  ]);
}

/** Variants with a field renamed, with a field repeated, and with unknown fields. */
function renamed(sample: unknown, place: readonly (string | number)[]): string[] {
  const name = place.at(-1);
  if (typeof name !== 'string') return [];
  const text = JSON.stringify(sample);
  const key = `"${name}":`;
  return [
    text.replace(key, () => `"${name.toUpperCase()}":`),
    text.replace(key, () => `"${name} ":`),
    text.replace(key, () => `"${name}":[],${key}`),
    text.replace(/\}$/, () => `,${key}[]}`),
    text.replace(/\}$/, () => `,"is_admin":true,"score":9000,"price":0}`),
  ];
}
