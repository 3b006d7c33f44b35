import type { Difficulty, PersonalizedExercise } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { noAnswerText } from '../../lib/api/failure-text.ts';
import { personalizedCalls } from '../../lib/api/personalized-calls.ts';
import { useSameKey } from '../../lib/api/use-same-key.ts';
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
  const sendUnderKey = useSameKey();
  const make = (wish: ExerciseWish) =>
    submit(async () => {
      try {
        const made = await sendUnderKey(wish, (idempotencyKey) =>
          personalizedCalls.createPersonalized({ body: wish, idempotencyKey }),
        );
        keep(made);
        if (isHere.current) onMade(made);
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
