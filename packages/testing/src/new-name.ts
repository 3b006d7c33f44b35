import { randomUUID } from 'node:crypto';

/** Returns an unused name, so that a test can be repeated in the same database. */
export function newName(word: string): string {
  return `${word}${randomUUID().slice(0, 8)}`;
}
