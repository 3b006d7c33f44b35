import type { CodingQuestion } from '@python-learning/contract';
import type { Question } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import { nothingChosen, type TaskChoices } from '../record/index.ts';

/** Whether a question is judged by rules alone, so that its learner may choose what the program is about. */
export function isFree({ checks }: Pick<Question, 'checks'>): boolean {
  return checks.walks !== null;
}

/** Ids of the free tasks among these questions. */
export function freeIds(questions: readonly Question[]): string[] {
  return questions.filter(isFree).map(({ id }) => id);
}

/** What a free task lets this learner choose, and what was chosen; empty for any other question. */
export function freePart(
  question: Question,
  choices: ReadonlyMap<string, TaskChoices>,
  language: Language,
): Pick<CodingQuestion, 'free'> {
  if (!isFree(question)) return {};
  const { theme, ticks } = choices.get(question.id) ?? nothingChosen;
  const themes = question.themes.map((name, place) => ({
    name: name[language],
    picture: question.themePictures[place] ?? null,
  }));
  return {
    free: {
      themes,
      any_theme: question.anyTheme?.[language] ?? null,
      checklist: [...question.checklist],
      chosen: { theme, ticks: [...ticks] },
    },
  };
}
