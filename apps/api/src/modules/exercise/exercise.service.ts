import type { CardResult, ShownCard } from '@python-learning/contract';
import type { Language, OptionLetter } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { judgeCard, shownCard } from '../cards/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { changeRecord, mcqFirstAward } from '../record/index.ts';

type ExerciseDeps = { db: Database; clock: Clock; course: Course };

type McqAnswer = {
  learnerId: string;
  mcqId: string;
  selectedOption: OptionLetter;
  language: Language;
};

export interface ExerciseService {
  listQuestions(
    refuse: RefuseClosed,
    who: { learnerId: string; milestoneId: string; language: Language },
  ): Promise<ShownCard[]>;
  /** Records the answer. A wrong one never undoes an earlier right one. */
  answer(refuse: RefuseClosed, answer: McqAnswer): Promise<CardResult>;
}

export function createExerciseService(deps: ExerciseDeps): ExerciseService {
  return {
    listQuestions: async (refuse, { learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(refuse, learnerId, milestoneId);
      return milestone.mcqs.map((mcq) => shownCard(mcq, language, deps.course.mediaUrl));
    },
    answer: async (refuse, answer) => {
      const mcq = await deps.course.getOpenMcq(refuse, answer.learnerId, answer.mcqId);
      const result = judgeCard(mcq, answer.selectedOption, answer.language);
      await keep(deps, answer, result.is_correct);
      return result;
    },
  };
}

function keep(deps: ExerciseDeps, answer: McqAnswer, isCorrect: boolean): Promise<void> {
  const { learnerId, mcqId, selectedOption } = answer;
  const at = deps.clock.now();
  return changeRecord(deps.db, { learnerId, at }, async ({ answers, awards }) => {
    const isFirst = await answers.add({ learnerId, mcqId, selectedOption, isCorrect, at });
    if (!isCorrect) return;
    await answers.markCorrect(learnerId, mcqId, at);
    if (isFirst) await awards.award(learnerId, [mcqFirstAward(mcqId)], at);
  });
}
