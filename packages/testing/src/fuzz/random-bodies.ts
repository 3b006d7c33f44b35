import type { Endpoint } from '@python-learning/contract';
import fc from 'fast-check';
import { jsonWith, placesOf } from './json-places.ts';
import { isAccepted, sampleBody } from './malformed-bodies.ts';
import { fuzzSeed } from './seed.ts';

/** Random bodies that are sent to each call. */
export const bodiesOfACall = 60;

/**
 * Runs `check` on random bodies that the call refuses. A failure names the smallest body that fails, and the seed.
 */
export function checkRandomBodies(
  endpoint: Endpoint,
  check: (payload: string | Buffer) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(randomMalformedBody(endpoint), check);
  return fc.assert(property, { seed: fuzzSeed, numRuns: bodiesOfACall });
}

/** Text or bytes that the call refuses: any JSON, broken JSON, a valid body with a random piece, any bytes. */
function randomMalformedBody(endpoint: Endpoint): fc.Arbitrary<string | Buffer> {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  const broken = fc.json().map((text) => `${text.slice(0, -1)}\u0001`);
  const places = placesOf(sampleBody(endpoint));
  const changed = fc
    .tuple(fc.constantFrom(...places), fc.json({ stringUnit: 'binary' }))
    .map(([place, piece]) => jsonWith(sampleBody(endpoint), place, piece));
  const kinds: fc.Arbitrary<string | Buffer>[] = [bytes, broken, changed, fc.json({ stringUnit: 'binary' })];
  return fc.oneof(...kinds).filter((body) => !isTaken(endpoint, body));
}

/** Whether the call accepts a body. A call that reads no body accepts any valid JSON. */
function isTaken(endpoint: Endpoint, body: string | Buffer): boolean {
  const text = body.toString();
  if (endpoint.body !== undefined) return isAccepted(endpoint, text);
  try {
    JSON.parse(text.trim() === '' ? '{}' : text);
    return true;
  } catch {
    return false;
  }
}
