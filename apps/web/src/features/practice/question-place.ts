import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useLayoutEffect, useRef } from 'react';
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
  const question = all[index];
  useTopOfEach(question?.id);
  return { index, question, goTo, isChosen: kept !== -1 };
}

/** Scrolls to the top when another question is shown. The first one stays where the learner scrolled meanwhile. */
function useTopOfEach(questionId: string | undefined): void {
  const shown = useRef(questionId);
  useLayoutEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    window.scrollTo(0, 0);
  }, [questionId]);
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
