import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ExerciseService } from './exercise.service.ts';

type Learn = typeof contract.learn;

export function createExerciseHandlers(
  service: ExerciseService,
): Pick<Handlers<Learn>, 'mcqQuestions' | 'submitMcq'> {
  return {
    mcqQuestions: ({ caller, params, language }) =>
      service.listQuestions({ learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitMcq: ({ caller, params, body, language }) =>
      service.answer({
        learnerId: caller.learnerId,
        mcqId: params.id,
        selectedOption: body.selected_option,
        language,
      }),
  };
}
