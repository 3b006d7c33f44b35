import type { Bilingual } from '@python-learning/domain';
import { Program } from '../python-text/program.ts';
import type { ErrorId } from '../text/texts.ts';
import { applyEdits, type Edit } from './repair.ts';
import { capitalWords } from './repairs/capital-words.ts';
import { curlyQuotes } from './repairs/curly-quotes.ts';
import { invisibleCharacters } from './repairs/invisible-characters.ts';
import { lookalikeCharacters } from './repairs/lookalike-characters.ts';
import { otherDigits } from './repairs/other-digits.ts';
import { tabIndents } from './repairs/tab-indents.ts';

/**
 * In this order: quotes first, because they decide what is a string; words last, when the characters around them are
 * right.
 */
export const repairs = {
  curlyQuotes,
  invisibleCharacters,
  lookalikeCharacters,
  otherDigits,
  tabIndents,
  capitalWords,
} as const;

export type RepairName = keyof typeof repairs;

export type Rescue = {
  code: string;
  /** The repairs made, in order, with the catalogue entry that explains each and its edits. */
  repaired: readonly { name: RepairName; entryId: ErrorId; says: Bilingual; edits: readonly Edit[] }[];
};

/**
 * The program as it was meant before a phone's keyboard changed it; null when there is nothing to repair. Does not tell
 * whether the program needs it: offer it only when the program failed.
 */
export function rescue(source: string): Rescue | null {
  return rescueProgram(new Program(source));
}

export function rescueProgram(original: Program): Rescue | null {
  let program = original;
  const repaired: Rescue['repaired'][number][] = [];
  for (const name of Object.keys(repairs) as RepairName[]) {
    const repair = repairs[name];
    const edits = repair.find(program);
    if (edits.length === 0) continue;
    program = new Program(applyEdits(program.source, edits));
    repaired.push({ name, entryId: repair.entryId, says: repair.says, edits });
  }
  return repaired.length === 0 ? null : { code: program.source, repaired };
}
