import type { CodingExercise, CodingQuestion, TaskChoices } from '@python-learning/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api/api.ts';
import { dataKeys } from '../../../lib/data/queries.ts';
import { keptKinds } from '../../../lib/outbox/kept-kinds.ts';
import { Outbox } from '../../../lib/outbox/outbox.ts';
import { withQuestion } from '../use-practice.ts';
import { forgetChoices, type KeptChoices, keepChoices, listKept } from './kept-choices.ts';

export type Choose = (parts: Partial<TaskChoices>) => void;

/**
 * Returns a function that changes what the learner chose for a free task, on this page at once and on the server
 * behind it. Without a connection the choice is kept in this browser, and sent when the connection is back.
 */
export function useChoices(milestoneId: string, question: CodingQuestion | undefined): Choose {
  const cache = useQueryClient();
  const sendNext = useRef(() => {});
  useEffect(() => {
    const forget = (kept: KeptChoices) => {
      forgetChoices(kept);
      putNext();
    };
    const outbox = new Outbox<KeptChoices, TaskChoices>(keptKinds.taskChoices, {
      send: ({ questionId: id, chosen }) => api.practice.chooseForTask({ params: { id }, body: chosen }),
      onSent: (kept) => {
        // After a reload the page has what the server knew before.
        cacheChoices(cache, kept);
        forget(kept);
      },
      // A question that the course does not have any more, for example.
      onRefused: forget,
    });
    const putNext = () => {
      const [next] = listKept();
      if (next !== undefined) outbox.put(next);
    };
    putNext();
    sendNext.current = () => {
      putNext();
      outbox.hurry();
    };
    return () => outbox.stop();
  }, [cache]);
  return (parts) => {
    if (question?.free === undefined) return;
    const { id, free } = question;
    const kept = { milestoneId, questionId: id, chosen: { ...free.chosen, ...parts } };
    keepChoices(kept);
    cacheChoices(cache, kept);
    sendNext.current();
  };
}

function cacheChoices(cache: QueryClient, { milestoneId, questionId, chosen }: KeptChoices): void {
  cache.setQueriesData<CodingExercise>({ queryKey: dataKeys.codingExercise(milestoneId) }, (exercise) =>
    exercise === undefined ? undefined : withChoices(exercise, questionId, chosen),
  );
}

/** Each language has its own themes, and the same choices. */
function withChoices(exercise: CodingExercise, id: string, chosen: TaskChoices): CodingExercise {
  const free = exercise.questions.find((question) => question.id === id)?.free;
  return free === undefined ? exercise : withQuestion(exercise, id, { free: { ...free, chosen } });
}
