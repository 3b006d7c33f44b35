import { readFileSync } from 'node:fs';

/**
 * True for passwords that attackers try first: they satisfy the rule of letters and digits but protect nothing. Expects
 * lower case.
 */
export function isCommonPassword(typed: string): boolean {
  return commonPasswords.has(typed);
}

/** Lines that begin with `# ` name the source of the list. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .flatMap((line) => line.split(' '))
    .filter((password) => password !== ''),
);
