import type { Endpoint } from '@python-learning/contract';
import * as z from 'zod/mini';
import { hostileJson } from './hostile-values.ts';
import { jsonWith, type Place, placesOf, without } from './json-places.ts';
import { type JsonSchema, sampleOf } from './sample-value.ts';

type MutatedAnswersOptions = {
  /** `input` for the form in which they are sent, where that is another one. */
  io?: 'input' | 'output';
  /** Fields in which nothing is changed: they have mutations of their own. */
  whole?: readonly string[];
};

/** Answers of the call as JSON: one of each kind with every optional field, and each of them changed in one place. */
export function mutatedAnswers(
  { response }: Pick<Endpoint, 'response'>,
  { io = 'output', whole = [] }: MutatedAnswersOptions = {},
): string[] {
  const schema = z.toJSONSchema(response, { io, unrepresentable: 'any' }) as JsonSchema;
  const samples = (schema.oneOf ?? schema.anyOf ?? [schema]).map(sampleOf);
  return [...new Set(samples.flatMap((sample) => [JSON.stringify(sample), ...mutations(sample, whole)]))];
}

/** Returns JSON texts that differ from the sample in one place each, outside of the fields that stay `whole`. */
export function mutations(sample: unknown, whole: readonly string[] = []): string[] {
  const isOpen = (place: Place) => !place.slice(0, -1).some((key) => whole.includes(String(key)));
  return placesOf(sample)
    .filter(isOpen)
    .flatMap((place) => [
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
