import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which question is shown. It is kept with the entry of the browser's history, so it survives a reload; a visit
 * without one begins at the first open question. The challenge stands behind the last question.
 */
export function useQuestionPlace({ questions, challenge }: CodingExercise) {
  const all = challenge === null ? questions : [...questions, challenge];
  const location = useLocation();
  const navigate = useNavigate();
  const kept = all.findIndex(({ id }) => id === readQuestionId(location.state));
  const index = kept === -1 ? findFirstOpen(questions) : kept;
  const goTo = (next: number) => {
    const id = all[next]?.id;
    if (id !== undefined) {
      void navigate(location.pathname, { replace: true, state: { questionId: id } });
    }
  };
  return { index, question: all[index], goTo, isChosen: kept !== -1 };
}

export type QuestionPlace = ReturnType<typeof useQuestionPlace>;

/** The first question that is not solved, or the first of all. */
export function findFirstOpen(questions: readonly CodingQuestion[]): number {
  return Math.max(
    0,
    questions.findIndex(({ is_solved: isSolved }) => !isSolved),
  );
}

function readQuestionId(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'questionId' in state ? state.questionId : undefined;
}
