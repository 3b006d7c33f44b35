import type { Milestone } from '@python-learning/curriculum';
import { AppError } from '../../platform/errors/app-error.ts';
import type { MarkKind } from '../record/index.ts';
import { type Award, exerciseAward, type LearnerRecord, videosAward } from '../record/index.ts';

/** Condition, points and reset of one kind of mark. */
type MarkRule = {
  /** Setting the mark makes a learning day; for code, the solved questions have done so already. */
  isLearning: boolean;
  /** @throws AppError `content_not_available`, `questions_unsolved`, `answers_missing` */
  requireDone(record: LearnerRecord, learnerId: string, milestone: Milestone): Promise<void>;
  awards(milestone: Milestone): readonly Award[];
  clearWhatLedToIt(record: LearnerRecord, learnerId: string, milestone: Milestone): Promise<void>;
};

export const markRules: Readonly<Record<MarkKind, MarkRule>> = {
  video: {
    isLearning: true,
    // The player reports that all was watched; the server has no record to check this against.
    requireDone: async (_record, _learnerId, { lessons }) => requireContent(lessons),
    awards: ({ id }) => [videosAward(id)],
    clearWhatLedToIt: async () => undefined,
  },
  code: {
    isLearning: false,
    requireDone: async (record, learnerId, { questions }) => {
      requireContent(questions);
      const ids = idsOf(questions);
      const solved = await record.solutions.listSolved(learnerId, ids);
      if (solved.length < ids.length) throw new AppError('questions_unsolved');
    },
    awards: () => [],
    clearWhatLedToIt: (record, learnerId, { questions }) =>
      record.solutions.reset(learnerId, idsOf(questions)),
  },
  exercise: {
    isLearning: true,
    requireDone: async (record, learnerId, { mcqs }) => {
      requireContent(mcqs);
      const ids = idsOf(mcqs);
      const correct = await record.answers.listCorrect(learnerId, ids);
      if (correct.length < ids.length) throw new AppError('answers_missing');
    },
    awards: ({ id }) => [exerciseAward(id)],
    clearWhatLedToIt: (record, learnerId, { mcqs }) => record.answers.reset(learnerId, idsOf(mcqs)),
  },
};

function requireContent(items: readonly unknown[]): void {
  if (items.length === 0) throw new AppError('content_not_available');
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
