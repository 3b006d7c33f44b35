import type { McqQuestion } from '@python-learning/contract';
import type { OptionLetter } from '@python-learning/domain';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { bodyOf, cardAnswers } from '../../deck/card-answers.ts';
import { api } from '../../lib/api/api.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { retries, sendWithRetries } from '../../lib/api/retries.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import {
  type ExerciseAction,
  type ExerciseState,
  exerciseReducer,
  listUnjudged,
  openExercise,
  type Verdict,
} from './exercise.reducer.ts';
import { packAnswers, unpackAnswers } from './saved-answers.ts';

/** The state of an exercise, stored in this browser to survive a reload, and the check of its answers. */
export function useExercise(milestoneId: string, questions: readonly McqQuestion[], isCompleted: boolean) {
  // The questions that the answers answer, although the course may be loaded again meanwhile, without one of them.
  const [asked] = useState(questions);
  const cards = asked.map((card) => questions.find(({ id }) => id === card.id) ?? card);
  const [state, dispatch] = useReducer(exerciseReducer<OptionLetter>, null, () => {
    const ids = asked.map(({ id }) => id);
    const opened = openExercise(ids, isCompleted);
    const kept = unpackAnswers(learnerStorage.readExerciseAnswers(milestoneId), opened, (stored, id) => {
      const question = asked.find((one) => one.id === id);
      return question === undefined ? null : cardAnswers[question.kind].read(stored);
    });
    // The exercise was opened again elsewhere, so there is nothing to review.
    return kept.isReview && !isCompleted ? opened : kept;
  });
  useEffect(() => {
    if (state.phase !== 'closed') {
      learnerStorage.rememberExerciseAnswers(milestoneId, packAnswers(state));
    }
  }, [milestoneId, state]);
  const checking = useRef<AbortController | null>(null);
  const [keys] = useState(() => new Map<string, string>());
  /** Sends what this action leaves without a verdict; nothing if the action has no effect in this phase. */
  const send = (action: ExerciseAction) => {
    const sent = exerciseReducer(state, action);
    if (sent === state) return;
    dispatch(action);
    checking.current = new AbortController();
    void sendAnswers({ cards, state: sent, dispatch, keys, signal: checking.current.signal });
  };
  return {
    state,
    dispatch,
    /** The questions that are asked, each with its newest text. All have a place in the state, and no others. */
    cards,
    check: () => send({ type: 'check_started' }),
    replace: (questionId: string, given: OptionLetter) => send({ type: 'replaced', questionId, given }),
    sendAgain: () => send({ type: 'sent_again' }),
    stop: () => {
      checking.current?.abort();
      dispatch({ type: 'check_stopped' });
    },
  };
}

type Check = {
  cards: readonly McqQuestion[];
  state: ExerciseState;
  dispatch: Dispatch<ExerciseAction>;
  /** One key per answer, however often it is sent: the server takes it once. */
  keys: Map<string, string>;
  signal: AbortSignal;
};

/** Sends every answer that has no verdict yet, each in its own call. */
async function sendAnswers({ cards, state, dispatch, keys, signal }: Check): Promise<void> {
  const unjudged = new Map(listUnjudged(state).map(({ questionId, given }) => [questionId, given]));
  await Promise.all(
    cards.map(async (card) => {
      const given = unjudged.get(card.id);
      if (given === undefined) return;
      const answer = `${card.id} ${JSON.stringify(given)}`;
      const idempotencyKey = keys.get(answer) ?? createIdempotencyKey();
      keys.set(answer, idempotencyKey);
      const verdict = await judge({ card, given, idempotencyKey, signal });
      if (!signal.aborted) {
        dispatch({ type: 'judged', questionId: card.id, verdict });
      }
    }),
  );
}

type GivenAnswer = { card: McqQuestion; given: OptionLetter; idempotencyKey: string; signal: AbortSignal };

async function judge({ card, given, idempotencyKey, signal }: GivenAnswer): Promise<Verdict> {
  try {
    const result = await sendWithRetries(
      () =>
        api.exercise.submitMcq({
          params: { id: card.id },
          body: bodyOf(card, given),
          idempotencyKey,
          signal,
        }),
      retries.answer,
    );
    return { kind: 'checked', ...result };
  } catch (failure) {
    return { kind: 'unsent', failure };
  }
}
