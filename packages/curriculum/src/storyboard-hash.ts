import { createHash } from 'node:crypto';
import type { Storyboard } from './lesson.ts';

/**
 * SHA-256, in hex, of everything a video is made from. Key order and layout of the YAML file do not count: the hash
 * changes when, and only when, something seen or heard changes.
 */
export function storyboardHash({ id, title, scenes }: Storyboard): string {
  return createHash('sha256').update(canonicalJson({ id, title, scenes })).digest('hex');
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
