import type { Milestone } from '@python-learning/curriculum';
import type { MarkKind } from '../../platform/db/learning-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Earning, exerciseEarning, type LearnerRecord, videosEarning } from '../record/index.ts';

/** What a mark asks for, what it gives, and what a reset of it takes away. */
type MarkRule = {
  /** Whether the day on which it is set is a day of learning; questions make theirs one when they are solved. */
  isLearning: boolean;
  /** @throws AppError `content_not_available`, `questions_unsolved`, `answers_missing` */
  requireDone(record: LearnerRecord, learnerId: string, milestone: Milestone): Promise<void>;
  earnings(milestone: Milestone): readonly Earning[];
  clearWhatLedToIt(record: LearnerRecord, learnerId: string, milestone: Milestone): Promise<void>;
};

export const markRules: Readonly<Record<MarkKind, MarkRule>> = {
  video: {
    isLearning: true,
    // The player tells that all was watched; there is nothing on record to hold it against.
    requireDone: async (_record, _learnerId, { lessons }) => requireContent(lessons),
    earnings: ({ id }) => [videosEarning(id)],
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
    earnings: () => [],
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
    earnings: ({ id }) => [exerciseEarning(id)],
    clearWhatLedToIt: (record, learnerId, { mcqs }) => record.answers.reset(learnerId, idsOf(mcqs)),
  },
};

function requireContent(items: readonly unknown[]): void {
  if (items.length === 0) throw new AppError('content_not_available');
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
