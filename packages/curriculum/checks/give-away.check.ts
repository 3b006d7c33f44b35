import { type Bilingual, isWritten, languages } from '@python-learning/domain';
import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';
import { askedLines, giveAwayIn } from './give-away.ts';

export const giveAwayCheck: Check = {
  promise: 'no prompt and no hint spells out a line of the solution that the learner has to find',
  run: ({ content }) => content.milestones.flatMap(({ questions }) => questions.flatMap(faultsOfQuestion)),
};

function faultsOfQuestion(question: QuestionContent): Fault[] {
  const asked = askedLines(question.solution.source, question.starter.source);
  const guess = isWritten(question.value.kind) ? null : guessIn(question.solution.source);
  return textsBeforeSolving(question).flatMap(([path, text]) =>
    languages.flatMap((language) => {
      const told = giveAwayIn(text[language], asked) ?? guessToldIn(text[language], guess);
      return told === null ? [] : [faultAt(question, path, `${language}: gives the solution away: ${told}`)];
    }),
  );
}

type PlacedText = readonly [path: readonly (string | number)[], text: Bilingual];

function textsBeforeSolving({ value: { prompt, hints, mistakes } }: QuestionContent): PlacedText[] {
  return [
    [['prompt'], prompt],
    ...hints.map((hint, index): PlacedText => [['hints', index], hint]),
    ...mistakes.map(({ hint }, index): PlacedText => [['mistakes', index, 'hint'], hint]),
  ];
}

/** Returns the guess that the model solution contains, or null. */
function guessIn(solution: string): string | null {
  return /#\s*prediction:\s*(\S.*)/.exec(solution)?.[1]?.trim() ?? null;
}

/** Ignores guesses of up to 5 characters: one such as 3 appears in many texts by chance. */
function guessToldIn(text: string, guess: string | null): string | null {
  return guess !== null && guess.length > 5 && text.includes(guess) ? guess : null;
}
