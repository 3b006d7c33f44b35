import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ExerciseService } from './exercise.service.ts';

type Learn = typeof contract.learn;

export function createExerciseHandlers(
  service: ExerciseService,
): Pick<Handlers<Learn>, 'mcqQuestions' | 'submitMcq'> {
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
