import { createHash } from 'node:crypto';

/** Puts items into an order that looks random and is the same for the same seed. Items with equal names keep theirs. */
export function shuffled<T>(items: readonly T[], seed: string, nameOf: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, key: sha256(`${seed}\n${nameOf(item)}`) }));
  return keyed.toSorted((left, right) => (left.key < right.key ? -1 : 1)).map(({ item }) => item);
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
