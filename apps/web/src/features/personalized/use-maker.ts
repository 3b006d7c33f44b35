import type { Difficulty, PersonalizedExercise } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { ApiError, isUnanswered } from '../../lib/api/api-error.ts';
import { noAnswerText } from '../../lib/api/failure-text.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { personalizedCalls } from '../../lib/api/personalized-calls.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { useCountAgain, useExerciseKeeper } from './use-exercises.ts';

/** `question` is the learner's own, with its output if known. Without it the server chooses. */
export type ExerciseWish = { difficulty: Difficulty; question?: string; expected_output?: string };

/** Requests exercises, one at a time. Calls `onMade` unless the component is unmounted by then. */
export function useMaker(onMade: (exercise: PersonalizedExercise) => void) {
  const { busy, failure, submit } = useSubmission();
  const keep = useExerciseKeeper();
  const countAgain = useCountAgain();
  const isHere = useIsHere();
  const unanswered = useRef<{ wish: string; key: string } | null>(null);
  const make = (wish: ExerciseWish) =>
    submit(async () => {
      const text = JSON.stringify(wish);
      // The same request without an answer has the same key: the server may have received the first.
      const key = unanswered.current?.wish === text ? unanswered.current.key : createIdempotencyKey();
      unanswered.current = null;
      try {
        const made = await personalizedCalls.createPersonalized({ body: wish, idempotencyKey: key });
        keep(made);
        if (isHere.current) onMade(made);
      } catch (thrown) {
        if (isUnanswered(thrown)) unanswered.current = { wish: text, key };
        throw thrown;
      } finally {
        countAgain();
      }
    });
  return { isMaking: busy, failure, make };
}

/** Returns the text for a refused request: the server's own if waiting or rewording helps. */
export function describeMakeFailure(failure: unknown, usual: string): { text: string; more: string | null } {
  const speaks = ['fair_use_reached', 'engine_busy', 'too_many_requests', 'personalized_locked'];
  const said = failure instanceof ApiError && speaks.includes(failure.code) ? failure.detail : undefined;
  return { text: said ?? usual, more: noAnswerText(failure) };
}

/** Returns the server's message for a field; undefined without one. */
export function fieldFault(failure: unknown, field: 'question' | 'expected_output'): string | undefined {
  return failure instanceof ApiError ? failure.fields[field]?.join(' ') : undefined;
}

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
