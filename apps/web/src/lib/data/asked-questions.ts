import type { CodingExercise, CodingQuestion } from '@python-learning/contract';

/** True for a question that the learner is still to solve. A retired one is asked of nobody. */
export function isOpen({ is_solved: isSolved, is_retired: isRetired }: CodingQuestion): boolean {
  return !isSolved && isRetired !== true;
}

/** The questions that count in a practice: all that are asked, and retired ones that the learner has solved. */
export function countedQuestions({ questions }: Pick<CodingExercise, 'questions'>): CodingQuestion[] {
  return questions.filter((question) => question.is_solved || isOpen(question));
}
