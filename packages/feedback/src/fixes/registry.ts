import { colonFixer } from './colon.fixer.ts';
import type { Fixer } from './fixer.ts';
import { extraIndentFixer, lostIndentFixer, unevenIndentFixer } from './indent.fixers.ts';
import { wordFixer } from './word.fixer.ts';

/**
 * Slips that one tap can mend, by the explanation they belong to. Only what a keyboard does is here: what a
 * learner has to learn is explained and never done for them.
 */
export const fixers: Readonly<Record<string, Fixer>> = {
  'SYN-COLON': colonFixer,
  'IND-EXPECTED': lostIndentFixer,
  'IND-UNEXPECTED': extraIndentFixer,
  'IND-MISMATCH': unevenIndentFixer,
  'SYN-KEYWORD-TYPO': wordFixer,
  'NAM-TYPO': wordFixer,
};
