import type { CodingQuestion } from '@python-learning/contract';

/** True for a free task whose learner has not chosen yet what it is about. */
export function needsTheme({ free }: Pick<CodingQuestion, 'free'>): boolean {
  return free !== undefined && free.themes.length > 0 && free.chosen.theme === null;
}

/** True for a free task whose learner has chosen what it is about, and may change it. */
export function hasTheme({ free }: Pick<CodingQuestion, 'free'>): boolean {
  return free !== undefined && free.themes.length > 0 && free.chosen.theme !== null;
}

/** The question with the chosen theme in its texts. Before the choice they name any theme. */
export function withTheme(question: CodingQuestion): CodingQuestion {
  const { free } = question;
  if (free === undefined || free.themes.length === 0) return question;
  const theme = free.themes[free.chosen.theme ?? -1]?.name ?? free.any_theme ?? '';
  const fill = (text: string) => text.replaceAll('{t}', () => theme);
  return { ...question, goal: fill(question.goal), question: fill(question.question) };
}
