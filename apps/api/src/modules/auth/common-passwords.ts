import { readFileSync } from 'node:fs';
import { isContextPassword } from './context-passwords.ts';

/**
 * True for passwords that attackers try first: they satisfy the rule of letters and digits but protect nothing. Ignores
 * case.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return commonPasswords.has(typed) || isContextPassword(typed);
}

/** Lines that begin with `# ` name the source of the list. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .flatMap((line) => line.split(' '))
    .filter((password) => password !== ''),
);
