import type { CardResult, McqQuestion } from '@python-learning/contract';
import type { Language, OptionLetter } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OnceByStatement } from '../../platform/http/handler.ts';
import { judgeCard, shownCard } from '../cards/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { createLearnerRecord, mcqFirstAward } from '../record/index.ts';

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
  ): Promise<McqQuestion[]>;
  /** Records the answer. A wrong one never undoes an earlier right one. */
  answer(refuse: RefuseClosed, once: OnceByStatement<CardResult>, answer: McqAnswer): Promise<CardResult>;
}

export function createExerciseService(deps: ExerciseDeps): ExerciseService {
  return {
    listQuestions: async (refuse, { learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(refuse, learnerId, milestoneId);
      return milestone.mcqs.map((mcq) => shownCard(mcq, language, deps.course.mediaUrl));
    },
    answer: async (refuse, once, answer) => {
      const mcq = await deps.course.getOpenMcq(refuse, answer.learnerId, answer.mcqId);
      const { learnerId, mcqId, selectedOption, language } = answer;
      const result = judgeCard(mcq, selectedOption, language);
      const isCorrect = result.is_correct;
      const given = { learnerId, mcqId, selectedOption, isCorrect, at: deps.clock.now() };
      const { answers } = createLearnerRecord(deps.db);
      return once(result, (claim) => answers.addOnce({ ...given, firstAward: mcqFirstAward(mcqId) }, claim));
    },
  };
}
