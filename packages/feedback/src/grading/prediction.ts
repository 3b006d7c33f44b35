import type { Language, Outcome } from '@python-learning/domain';
import { readAtMost, shortened } from '../bounded.ts';
import type { GradedCase } from '../evidence/graded-evidence.ts';
import { fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import type { PredictionFeedback } from '../types.ts';
import { isSameOutput, normaliseOutput } from './normalise.ts';

export type GuessedRun = {
  stdout: string;
  /** Input of that run, to name it; null when the learner saw the same output. */
  inputs: readonly string[] | null;
};

/**
 * Picks the run that the task asks about: its first visible case. The learner may have typed something else in the shown
 * run, which is used for a task without such a case, or when the case did not end well.
 */
export function findGuessedRun(graded: readonly GradedCase[], shown: Outcome): GuessedRun {
  const example = graded.find(({ expected, evidence }) => expected.visible && evidence.output !== null);
  if (example?.outcome?.kind !== 'finished') return { stdout: shown.stdout, inputs: null };
  const { stdout } = example.outcome;
  return { stdout, inputs: isSameOutput(stdout, shown.stdout) ? null : example.expected.inputs };
}

/** Compares the lines of a guess with the output; a wrong guess is welcome. Null when nothing was guessed. */
export function comparePrediction(
  guess: readonly string[],
  { stdout, inputs }: GuessedRun,
  language: Language,
): PredictionFeedback | null {
  if (guess.length === 0) return null;
  const shown = normaliseOutput(stdout).split('\n');
  const matches = normaliseOutput(guess.join('\n')) === shown.map((line) => line.trim()).join('\n');
  const values = { guess: shortened(guess.join(' / ')), shown: shortened(shown.join(' / ')) };
  const showsNothing = shown.every((line) => line.trim() === '');
  const told = matches
    ? texts.notes.asGuessed
    : showsNothing
      ? texts.notes.sawNothing
      : texts.notes.surprised;
  return {
    matches,
    guess: firstLines(guess),
    shown: firstLines(shown),
    text: [...(inputs === null ? [] : [namedInput(inputs, language)]), fill(told, language, values)].join(
      ' ',
    ),
  };
}

function namedInput(inputs: readonly string[], language: Language): string {
  return fill(texts.notes.triedWith, language, { inputs: shortened(inputs.join(' · ')) });
}

function firstLines(lines: readonly string[]): string[] {
  const { comparedLines } = readAtMost;
  const first = lines.slice(0, comparedLines).map((line) => shortened(line));
  return lines.length > comparedLines ? [...first, '…'] : first;
}
