import { randomUUID } from 'node:crypto';

/** A name that nobody has yet, so that a test can be run again in the same database. */
export function newName(word: string): string {
  return `${word}${randomUUID().slice(0, 8)}`;
}
