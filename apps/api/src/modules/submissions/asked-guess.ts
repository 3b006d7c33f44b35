import { maxGuessLength, parseRule, predictionIn, type QuestionChecks } from '@python-learning/domain';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { TaskRef } from '../record/index.ts';

/** A guess without which a program does not run, so that nothing of its output is shown before. */
export type AskedGuess = {
  /** The task that asks for it. */
  task: TaskRef;
  /** The guess that came with the program; empty without one. */
  lines: readonly string[];
};

/** The guess that a task asks for in its own program; null where it asks for none. */
export function guessAskedBy(
  checks: Pick<QuestionChecks, 'rules'>,
  task: TaskRef,
  code: string,
): AskedGuess | null {
  const isAsked = checks.rules.some((rule) => parseRule(rule).kind === 'prediction');
  return isAsked ? { task, lines: predictionIn(code) } : null;
}

/** Refuses a guess that is too long to be kept. */
export function refuseLongGuess({ lines }: AskedGuess, refuse: Refuse<'validation_failed'>): void {
  if (lines.join('\n').length <= maxGuessLength) return;
  throw refuse('validation_failed', { fields: { guess: [{ code: 'too_long', limit: maxGuessLength }] } });
}

/** The refusal of a program whose output must be guessed first. */
export function guessFirst(refuse: Refuse<'validation_failed'>) {
  return refuse('validation_failed', { fields: { guess: [{ code: 'guess_first' }] } });
}
