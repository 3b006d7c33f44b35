import type { CodingExercise, CodingQuestion, TaskChoices } from '@python-learning/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { dataKeys } from '../../../lib/data/queries.ts';
import { withQuestion } from '../use-practice.ts';

export type Choose = (parts: Partial<TaskChoices>) => void;

/**
 * Returns a function that changes what the learner chose for a free task, on this page at once and on the server
 * behind it. Without a connection the choice holds as long as the page: nothing of it is judged.
 */
export function useChoices(milestoneId: string, question: CodingQuestion | undefined): Choose {
  const cache = useQueryClient();
  return (parts) => {
    if (question?.free === undefined) return;
    const { id, free } = question;
    const chosen = { ...free.chosen, ...parts };
    cache.setQueriesData<CodingExercise>({ queryKey: dataKeys.codingExercise(milestoneId) }, (exercise) =>
      exercise === undefined ? undefined : withChoices(exercise, id, chosen),
    );
    api.practice.chooseForTask({ params: { id }, body: chosen }).catch(() => undefined);
  };
}

/** Each language has its own themes, and the same choices. */
function withChoices(exercise: CodingExercise, id: string, chosen: TaskChoices): CodingExercise {
  const free = exercise.questions.find((question) => question.id === id)?.free;
  return free === undefined ? exercise : withQuestion(exercise, id, { free: { ...free, chosen } });
}
