import type { McqQuestion, OptionLetter } from '@python-learning/contract';
import { type Dispatch, useEffect, useReducer } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import {
  type ExerciseAction,
  type ExerciseState,
  exerciseReducer,
  isReadyToCheck,
  listUnjudged,
  openExercise,
  type Verdict,
} from './exercise.reducer.ts';
import { packAnswers, unpackAnswers } from './kept-answers.ts';
import { sendWithRetries } from './send-with-retries.ts';

/** The state of an exercise, kept in this browser so that it survives a reload, and the check of its answers. */
export function useExercise(milestoneId: string, questions: readonly McqQuestion[], isCompleted: boolean) {
  const [state, dispatch] = useReducer(exerciseReducer, null, () => {
    const ids = questions.map(({ id }) => id);
    const opened = openExercise(ids, isCompleted);
    const kept = unpackAnswers(learnerStorage.readExerciseAnswers(milestoneId), opened);
    // A review of what is no longer completed, because it was opened again elsewhere, reviews nothing.
    return kept.isReview && !isCompleted ? opened : kept;
  });
  useEffect(() => {
    if (state.phase !== 'closed') {
      learnerStorage.rememberExerciseAnswers(milestoneId, packAnswers(state));
    }
  }, [milestoneId, state]);
  return { state, dispatch, check: () => checkAnswers(state, dispatch) };
}

/** Sends every answer that has no verdict yet, each on its own. */
async function checkAnswers(state: ExerciseState, dispatch: Dispatch<ExerciseAction>): Promise<void> {
  if (!isReadyToCheck(state)) {
    return;
  }
  dispatch({ type: 'check_started' });
  await Promise.all(
    listUnjudged(state).map(async ({ questionId, option }) => {
      const verdict = await judge(questionId, option);
      dispatch({ type: 'judged', questionId, verdict });
    }),
  );
}

async function judge(id: string, option: OptionLetter): Promise<Verdict> {
  const idempotencyKey = createIdempotencyKey();
  try {
    const result = await sendWithRetries(
      () => api.learn.submitMcq({ params: { id }, body: { selected_option: option }, idempotencyKey }),
      mayPass,
    );
    return { kind: 'checked', ...result };
  } catch {
    return { kind: 'unsent' };
  }
}

function mayPass(failure: unknown): boolean {
  return (
    failure instanceof NetworkError ||
    (failure instanceof ApiError && (failure.status >= 500 || failure.status === 429))
  );
}
