import type { Outcome } from '@python-learning/domain';
import { explain } from './catalogue/explain.ts';
import { fixers } from './fixes/registry.ts';
import type { JudgedInput } from './judge.ts';
import { Program } from './python-text/program.ts';
import { keywords } from './python-text/python-words.ts';
import { gradedKinds } from './question-kinds.ts';
import { applyEdits } from './rescue/repair.ts';
import { type RepairName, type Rescue, rescueProgram } from './rescue/rescue.ts';
import { texts } from './text/texts.ts';
import type { Explanation, Fix } from './types.ts';

export type Offer = {
  fix: Fix;
  /**
   * A better explanation when Python failed on a phone keyboard's mistake; null to keep the catalogue's.
   */
  explanation: Explanation | null;
};

/**
 * Offers to undo what a keyboard changed. Applies only to a program that Python cannot parse, or that failed over a
 * name that the repair touches. In a question about finding mistakes, those of the starter are left to the learner.
 */
export function offerFix(outcome: Outcome, input: JudgedInput, current: Explanation): Offer | null {
  const offer = rescueOffer(outcome, input, current) ?? fixerOffer(outcome, input, current);
  return offer === null || solvesTheStarter(offer, input) ? null : offer;
}

function rescueOffer(outcome: Outcome, input: JudgedInput, current: Explanation): Offer | null {
  const { program, language } = input;
  const { exception } = outcome;
  if (outcome.kind !== 'python-error' || exception === null) return null;
  const isUnreadable = ['SyntaxError', 'IndentationError', 'TabError'].includes(exception.type);
  const saved = isUnreadable || exception.type === 'NameError' ? rescueProgram(program) : null;
  if (saved === null) return null;
  const line = exception.range?.line ?? null;
  const isCure = isUnreadable ? touchesLine(saved, line) : touchesName(saved, program, exception.message);
  if (!isCure) return null;
  const fix = { description: saved.repaired.map((one) => one.says[language]).join(' '), code: saved.code };
  return { fix, explanation: betterExplanation(saved, exception.range?.line ?? null, current, input) };
}

/** A fix that depends on the explanation, such as a missing colon or missing spaces. */
function fixerOffer(
  outcome: Outcome,
  { program, language }: JudgedInput,
  current: Explanation,
): Offer | null {
  const fixer = Object.hasOwn(fixers, current.id) ? fixers[current.id] : undefined;
  const line = program.lines[(current.line ?? 0) - 1];
  if (fixer === undefined || line === undefined || outcome.exception === null) return null;
  const edits = fixer.find({ program, line, message: outcome.exception.message });
  if (edits.length === 0) return null;
  return {
    fix: { description: fixer.says[language], code: applyEdits(program.source, edits) },
    explanation: null,
  };
}

/** Whether the fix would correct the fault that the starter contains on purpose. */
function solvesTheStarter({ fix }: Offer, { question, program }: JudgedInput): boolean {
  if (!gradedKinds[question.kind].hidesFault || question.starter === undefined) return false;
  const given = new Set(question.starter.split('\n'));
  const fixed = fix.code.split('\n');
  return program.source.split('\n').some((line, index) => line !== fixed[index] && given.has(line));
}

/** Entries that already explain the typed character. */
const aboutCharacters = [
  'SYN-CURLY-QUOTE',
  'SYN-BAD-CHAR',
  'SYN-LOOKALIKE',
  'SYN-INVISIBLE',
  'SYN-KEYWORD-CASE',
  'IND-TAB',
  'NAM-INVISIBLE',
];

/** Repairs whose own explanation is better than the one for Python's message. */
const explains: ReadonlySet<RepairName> = new Set(['curlyQuotes', 'invisibleCharacters', 'capitalWords']);

/** A capital letter explains an error only when Python's own message is unspecific. */
function isCause(name: RepairName, { python_says }: Explanation): boolean {
  return name !== 'capitalWords' || python_says === 'SyntaxError: invalid syntax';
}

function betterExplanation(
  saved: Rescue,
  line: number | null,
  current: Explanation,
  { program, language, question }: JudgedInput,
): Explanation | null {
  if (line === null || aboutCharacters.includes(current.id) || !current.id.startsWith('SYN-')) return null;
  const found = saved.repaired.find(
    ({ name, edits }) =>
      explains.has(name) && isCause(name, current) && edits.some((edit) => edit.line === line),
  );
  const edit = found?.edits.find((one) => one.line === line);
  if (found === undefined || edit === undefined) return null;
  const values = { line, sug: edit.replacement };
  const reader = { program, language, milestone: question.milestone };
  const ours = explain(found.entryId, texts.errors[found.entryId], reader, values, { line, column: null });
  return { ...ours, python_says: current.python_says };
}

/**
 * Whether the repair changes what Python could not parse: a character on the line or next to it, or a keyword. The
 * capital letter of a function, as in `Print`, is never what Python could not parse.
 */
function touchesLine({ repaired }: Rescue, line: number | null): boolean {
  return repaired.some(({ name, edits }) =>
    edits.some((edit) => {
      const isNear = line === null || Math.abs(edit.line - line) <= 1;
      return isNear && (name !== 'capitalWords' || keywords.has(edit.replacement));
    }),
  );
}

/** Whether the repair leaves fewer of the unknown name. A program controls the message and the name in it. */
function touchesName(saved: Rescue, program: Program, message: string): boolean {
  const name = /name '([^']+)' is not defined/u.exec(message)?.[1] ?? '';
  return (new Program(saved.code).nameUses.get(name) ?? 0) < (program.nameUses.get(name) ?? 0);
}
