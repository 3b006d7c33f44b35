import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ExerciseService } from './exercise.service.ts';

export function createExerciseHandlers(service: ExerciseService): Handlers<typeof contract.exercise> {
  return {
    mcqQuestions: ({ caller, params, language, refuse }) =>
      service.listQuestions(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitMcq: ({ caller, params, body, language, refuse }) =>
      service.answer(refuse, {
        learnerId: caller.learnerId,
        mcqId: params.id,
        selectedOption: body.selected_option,
        language,
      }),
  };
}
