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

/** JSON that the call's schema refuses, and JSON that it accepts although it is odd. */
export function mutatedBodies(endpoint: Endpoint): { refused: SentBody[]; accepted: SentBody[] } {
  const refused: SentBody[] = [];
  const accepted: SentBody[] = [];
  if (endpoint.body === undefined) return { refused, accepted };
  for (const text of new Set(mutations(sampleBody(endpoint)))) {
    const sent = { what: 'changed', payload: text, contentType: 'application/json' };
    (isAccepted(endpoint, text) ? accepted : refused).push(sent);
  }
  return { refused: someOf(refused, refusedMax), accepted: someOf(accepted, acceptedMax) };
}

/** A call with many fields has thousands of mutations; these many of each kind are sent. */
const refusedMax = 240;
const acceptedMax = 40;

/** Not more than `max` items, evenly from the whole list; the seed says which. */
function someOf<T>(items: readonly T[], max: number): T[] {
  const step = Math.ceil(items.length / max);
  return items.filter((_, index) => (index + fuzzSeed) % step === 0);
}

/** Whether the schema of the call takes this text; false for what is not even JSON. */
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

/** A field under another name, and one that comes twice. */
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
