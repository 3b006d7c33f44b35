import { readFileSync } from 'node:fs';
import { isContextPassword } from './context-passwords.ts';

/**
 * True for passwords that are tried first by everyone who guesses: they satisfy the rule of letters and digits and
 * protect nothing. Capitals make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return commonPasswords.has(typed) || isContextPassword(typed);
}

/** Lines that begin with # tell where the list comes from. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .flatMap((line) => line.split(' '))
    .filter((password) => password !== ''),
);
