import type { Milestone, Progress } from '@python-learning/contract';
import { api } from '../../lib/api/api.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

/**
 * Opens a milestone again: clears its marks on the server, then what this browser has stored for it. Points and badges
 * stay.
 * @returns the progress afterwards
 * @throws the failure of the first refused call
 */
export async function resetMilestone(milestone: Milestone, progress: Progress): Promise<Progress> {
  const call = { params: { id: milestone.id }, body: { reset: true } };
  let after = progress;
  if (progress.watched_videos.includes(milestone.id)) {
    after = await api.progress.markVideoWatched(call);
  }
  if (progress.completed_code.includes(milestone.id)) {
    after = await api.progress.markCodeCompleted(call);
  }
  if (progress.completed_exercises.includes(milestone.id)) {
    after = await api.progress.markExerciseCompleted(call);
  }
  await forget(milestone.id);
  return after;
}

/**
 * Deletes what this browser has stored for a milestone. The ids come from the server; where a list cannot be loaded,
 * the rest is still deleted.
 */
async function forget(milestoneId: string): Promise<void> {
  const params = { id: milestoneId };
  const [contents, exercise] = await Promise.allSettled([
    api.course.learnContents({ params }),
    api.practice.questions({ params }),
  ]);
  const contentIds = contents.status === 'fulfilled' ? contents.value.map(({ id }) => id) : [];
  const questionIds = exercise.status === 'fulfilled' ? exercise.value.questions.map(({ id }) => id) : [];
  for (const id of [milestoneId, ...contentIds]) {
    learnerStorage.forgetVideoWatched(id);
    learnerStorage.forgetLessonPosition(id);
  }
  for (const id of questionIds) {
    learnerStorage.forgetCodeSuccess(id);
    learnerStorage.forgetCodeOutput(id);
    learnerStorage.forgetCodeResult(id);
    learnerStorage.forgetPointsAwarded(id);
    learnerStorage.forgetCodeDraft(id);
  }
  learnerStorage.forgetPracticeChosen(milestoneId);
  learnerStorage.forgetExerciseCompleted(milestoneId);
  learnerStorage.forgetExerciseAnswers(milestoneId);
}
