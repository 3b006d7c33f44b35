import { type Language, type Localized, languages } from '@python-learning/domain';
import type { Fault } from '../src/fault.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { type Check, faultAt } from './check.ts';

/** Letters that fit the line above the code on the narrowest phone. A Tamil letter with its signs counts once. */
const maxLetters: Localized<number> = { en: 40, ta: 28 };

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const goalsCheck: Check = {
  promise: `the goal of a question is one line of at most ${maxLetters.ta} letters in Tamil and ${maxLetters.en} in English, and not its title again`,
  run: ({ content }) => content.milestones.flatMap(({ questions }) => questions.flatMap(faultsOfGoal)),
};

function faultsOfGoal(question: QuestionContent): Fault[] {
  const { goal, title } = question.value;
  return languages.flatMap((language) => {
    const text = goal[language];
    const fault = (message: string) => faultAt(question, ['goal', language], `goal.${language}: ${message}`);
    const count = Math.max(
      ...shownGoals(question, language).map((shown) => [...letters.segment(shown)].length),
    );
    const most = maxLetters[language];
    return [
      ...(count > most
        ? [fault(`${count} letters do not fit the line above the code: at most ${most}`)]
        : []),
      ...(/\n|[.;]$/.test(text) ? [fault('must be one line without a full stop')] : []),
      ...(isTitle(text, title[language]) ? [fault('says no more than the title')] : []),
    ];
  });
}

/** The goal with each theme of a free task in it, and as it is before the choice; the goal alone for other questions. */
function shownGoals(
  { value: { goal, themes = [], any_theme: anyTheme } }: QuestionContent,
  language: Language,
) {
  const text = goal[language];
  return anyTheme === undefined
    ? [text]
    : [...themes, anyTheme].map((theme) => text.replaceAll('{t}', () => theme[language]));
}

/** The title of a challenge says first that it is one. */
function isTitle(goal: string, title: string): boolean {
  return goal.toLowerCase() === title.replace(/^[^:]+: /, '').toLowerCase();
}
