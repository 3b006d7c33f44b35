import { texts } from '../../text/texts.ts';
import type { Repair } from '../repair.ts';

/** Replaces Tamil, full-width and other digits of a number by 0 to 9. Digits inside a name belong to the name. */
export const otherDigits: Repair = {
  entryId: 'SYN-LOOKALIKE',
  says: texts.fixes.otherDigits,
  find: (program) =>
    program.tokens.flatMap((token) => {
      const value = token.kind === 'symbol' ? digitValue(token.text) : null;
      return value === null
        ? []
        : [{ start: token.start, end: token.end, replacement: String(value), line: token.line }];
    }),
};

/**
 * 0 to 9 for a decimal digit outside ASCII, otherwise null. A script has its ten digits at consecutive code points.
 */
export function digitValue(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (!/^\p{Nd}$/u.test(character) || code < 0x80) return null;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
