import { createHash } from 'node:crypto';
import type { Scene, Storyboard } from './lesson.ts';
import type { SpokenExplanation } from './spoken-explanation.ts';

/**
 * SHA-256, in hex, of everything a video is made from. Key order and layout of the YAML file do not count, nor do the
 * answers and the reason that the player shows at a guess: the hash changes when, and only when, something seen or heard changes.
 */
export function storyboardHash({ id, title, scenes }: Storyboard): string {
  return hashOf({ id, title, scenes: scenes.map(withoutAnswers) });
}

function withoutAnswers({ guess, ...scene }: Scene): Scene {
  // As JSON has it, a field without a value is none.
  const seen = { ...scene, because: undefined };
  return guess === undefined ? seen : { ...seen, guess: true };
}

/** The same of an explanation that is only heard. */
export function spokenHash({ id, voice }: SpokenExplanation): string {
  return hashOf({ id, voice });
}

function hashOf(source: object): string {
  return createHash('sha256').update(canonicalJson(source)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sortKeys(inner) : inner));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
