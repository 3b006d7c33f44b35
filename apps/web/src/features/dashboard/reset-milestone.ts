import type { Milestone, Progress } from '@python-learning/contract';
import { api } from '../../lib/api/api.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

/**
 * Opens a milestone again: clears the marks that are set on the server, then what this browser remembers of it.
 * Points and badges stay. @returns the progress after it, @throws what the first refused call threw
 */
export async function resetMilestone(milestone: Milestone, progress: Progress): Promise<Progress> {
  const call = { params: { id: milestone.id }, body: { reset: true } };
  let after = progress;
  if (progress.watched_videos.includes(milestone.id)) {
    after = await api.learn.markVideoWatched(call);
  }
  if (progress.completed_code.includes(milestone.id)) {
    after = await api.learn.markCodeCompleted(call);
  }
  if (progress.completed_exercises.includes(milestone.id)) {
    after = await api.learn.markExerciseCompleted(call);
  }
  await forget(milestone.id);
  return after;
}

/** Lists of what there is to forget come from the server; where one can not be had, the rest is forgotten. */
async function forget(milestoneId: string): Promise<void> {
  const params = { id: milestoneId };
  const [contents, exercise] = await Promise.allSettled([
    api.learn.learnContents({ params }),
    api.learn.questions({ params }),
  ]);
  const contentIds = contents.status === 'fulfilled' ? contents.value.map(({ id }) => id) : [];
  const questionIds = exercise.status === 'fulfilled' ? exercise.value.questions.map(({ id }) => id) : [];
  for (const id of [milestoneId, ...contentIds]) {
    learnerStorage.forgetVideoWatched(id);
    learnerStorage.forgetLessonPlace(id);
  }
  for (const id of questionIds) {
    learnerStorage.forgetCodeSuccess(id);
    learnerStorage.forgetCodeOutput(id);
    learnerStorage.forgetPointsAwarded(id);
    learnerStorage.forgetCodeDraft(id);
  }
  learnerStorage.forgetExerciseCompleted(milestoneId);
  learnerStorage.forgetExerciseAnswers(milestoneId);
}
