import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { isOpen } from '../../lib/data/asked-questions.ts';
import { questionsOf } from './use-practice.ts';

const challengeName = 'challenge';

/**
 * The question that is shown, and how to go to another one. The address names it, so it has its place in the history
 * and survives a reload and a login. An address that names none gets the first unsolved question, without a new entry
 * in the history.
 */
export function useQuestionPlace(exercise: CodingExercise) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = findNamed(exercise, search);
  const index = named ?? findFirstOpen(exercise.questions);
  const question = questionsOf(exercise)[index];
  const hrefOf = (place: number) => `${pathname}${nameOf(exercise, place)}`;
  const missing = named === null ? hrefOf(index) : null;
  useEffect(() => {
    if (missing !== null) void navigate(missing, { replace: true });
  }, [missing, navigate]);
  return { index, question, hrefOf, goTo: (place: number) => void navigate(hrefOf(place)) };
}

export type QuestionPlace = ReturnType<typeof useQuestionPlace>;

/** Returns the index of the first unsolved question, or 0. */
export function findFirstOpen(questions: readonly CodingQuestion[]): number {
  return Math.max(0, questions.findIndex(isOpen));
}

/** True for the challenge, which comes after the last question. */
export function isChallengeAt({ questions }: CodingExercise, index: number): boolean {
  return index >= questions.length;
}

/** The position of the question in the practice, in words. */
export function placeInWords(exercise: CodingExercise, place: QuestionPlace): string {
  return isChallengeAt(exercise, place.index)
    ? m.practice_challenge()
    : m.practice_question_of_total({ number: place.index + 1, total: exercise.questions.length });
}

/** The search of the address: `?q=1` for the first question. */
function nameOf(exercise: CodingExercise, index: number): string {
  return `?q=${isChallengeAt(exercise, index) ? challengeName : index + 1}`;
}

/** Returns the index of the question that the address names; null if it names none of this practice. */
function findNamed(exercise: CodingExercise, search: string): number | null {
  const name = new URLSearchParams(search).get('q');
  const index = questionsOf(exercise).findIndex((_, place) => nameOf(exercise, place) === `?q=${name}`);
  return index === -1 ? null : index;
}
