import type { contract } from '@python-learning/contract';
import { type Handlers, keepsAnswerByStatement } from '../../platform/http/handler.ts';
import type { ExerciseService } from './exercise.service.ts';

type ExerciseContract = typeof contract.exercise;

export function createExerciseHandlers(service: ExerciseService): Handlers<ExerciseContract> {
  return {
    mcqQuestions: ({ caller, params, language, refuse }) =>
      service.listQuestions(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitMcq: keepsAnswerByStatement<ExerciseContract['submitMcq']>(
      ({ caller, params, body, language, refuse, onceByStatement }) =>
        service.answer(refuse, onceByStatement, {
          learnerId: caller.learnerId,
          mcqId: params.id,
          selectedOption: body.selected_option,
          language,
        }),
    ),
  };
}
