import { colonFixer } from './colon.fixer.ts';
import type { Fixer } from './fixer.ts';
import { extraIndentFixer, lostIndentFixer, unevenIndentFixer } from './indent.fixers.ts';
import { wordFixer } from './word.fixer.ts';

/**
 * Mistakes that one tap fixes, by explanation id. Only typing mistakes are here: what a learner has to learn is
 * explained, never fixed for them.
 */
export const fixers: Readonly<Record<string, Fixer>> = {
  'SYN-COLON': colonFixer,
  'IND-EXPECTED': lostIndentFixer,
  'IND-UNEXPECTED': extraIndentFixer,
  'IND-MISMATCH': unevenIndentFixer,
  'SYN-KEYWORD-TYPO': wordFixer,
  'NAM-TYPO': wordFixer,
};
