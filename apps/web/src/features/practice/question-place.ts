import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useLocation, useNavigate } from 'react-router';

/**
 * The question that is shown. It is saved in the entry of the browser's history, so it survives a reload; a visit
 * without one begins at the first unsolved question. The challenge comes after the last question.
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

/** Returns the index of the first unsolved question, or 0. */
export function findFirstOpen(questions: readonly CodingQuestion[]): number {
  return Math.max(
    0,
    questions.findIndex(({ is_solved: isSolved }) => !isSolved),
  );
}

function readQuestionId(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'questionId' in state ? state.questionId : undefined;
}
