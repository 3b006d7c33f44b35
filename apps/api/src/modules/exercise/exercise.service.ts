import type { McqQuestion, McqResult, OptionLetter } from '@python-learning/contract';
import type { Mcq } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { changeRecord, mcqFirstAward } from '../record/index.ts';
import { explanationHtml, mcqQuestion } from './mcq-answer.ts';

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
  answer(refuse: RefuseClosed, answer: McqAnswer): Promise<McqResult>;
}

export function createExerciseService(deps: ExerciseDeps): ExerciseService {
  return {
    listQuestions: async (refuse, { learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(refuse, learnerId, milestoneId);
      return milestone.mcqs.map((mcq) => mcqQuestion(mcq, language, deps.course.mediaUrl));
    },
    answer: async (refuse, answer) => {
      const mcq = await deps.course.getOpenMcq(refuse, answer.learnerId, answer.mcqId);
      const isCorrect = answer.selectedOption === mcq.right;
      await keep(deps, answer, mcq, isCorrect);
      return {
        is_correct: isCorrect,
        explanation: explanationHtml(mcq, answer.selectedOption, answer.language),
      };
    },
  };
}

function keep(deps: ExerciseDeps, answer: McqAnswer, mcq: Mcq, isCorrect: boolean): Promise<void> {
  const { learnerId, selectedOption } = answer;
  const at = deps.clock.now();
  return changeRecord(deps.db, { learnerId, at }, async ({ answers, awards }) => {
    const isFirst = await answers.add({ learnerId, mcqId: mcq.id, selectedOption, isCorrect, at });
    if (!isCorrect) return;
    await answers.markCorrect(learnerId, mcq.id, at);
    if (isFirst) await awards.award(learnerId, [mcqFirstAward(mcq.id)], at);
  });
}
