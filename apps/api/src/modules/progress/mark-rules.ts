import type { Milestone } from '@python-learning/curriculum';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { MarkKind } from '../record/index.ts';
import { type Award, exerciseAward, type LearnerRecord, videosAward } from '../record/index.ts';

/** What each mark is refused with while the work for it is not done. */
export type MarkRefusals = {
  video: 'content_not_available';
  code: 'content_not_available' | 'questions_unsolved';
  exercise: 'content_not_available' | 'answers_missing';
};

/** Condition, points and reset of one kind of mark. */
type MarkRule<K extends MarkKind> = {
  /** Setting the mark makes a learning day; for code, the solved questions have done so already. */
  isLearning: boolean;
  requireDone(
    refuse: Refuse<MarkRefusals[K]>,
    record: LearnerRecord,
    learnerId: string,
    milestone: Milestone,
  ): Promise<void>;
  awards(milestone: Milestone): readonly Award[];
  clearWhatLedToIt(record: LearnerRecord, learnerId: string, milestone: Milestone): Promise<void>;
};

export const markRules: { readonly [K in MarkKind]: MarkRule<K> } = {
  video: {
    isLearning: true,
    // The player reports that all was watched; the server has no record to check this against.
    requireDone: async (refuse, _record, _learnerId, { lessons }) => requireContent(refuse, lessons),
    awards: ({ id }) => [videosAward(id)],
    clearWhatLedToIt: async () => undefined,
  },
  code: {
    isLearning: false,
    requireDone: async (refuse, record, learnerId, { questions }) => {
      requireContent(refuse, questions);
      const ids = idsOf(questions);
      const solved = await record.solutions.listSolved(learnerId, ids);
      if (solved.length < ids.length) throw refuse('questions_unsolved');
    },
    awards: () => [],
    clearWhatLedToIt: (record, learnerId, { questions }) =>
      record.solutions.reset(learnerId, idsOf(questions)),
  },
  exercise: {
    isLearning: true,
    requireDone: async (refuse, record, learnerId, { mcqs }) => {
      requireContent(refuse, mcqs);
      const ids = idsOf(mcqs);
      const correct = await record.answers.listCorrect(learnerId, ids);
      if (correct.length < ids.length) throw refuse('answers_missing');
    },
    awards: ({ id }) => [exerciseAward(id)],
    clearWhatLedToIt: (record, learnerId, { mcqs }) => record.answers.reset(learnerId, idsOf(mcqs)),
  },
};

function requireContent(refuse: Refuse<'content_not_available'>, items: readonly unknown[]): void {
  if (items.length === 0) throw refuse('content_not_available');
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
