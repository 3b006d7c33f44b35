import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PracticeService } from './practice.service.ts';

type Learn = typeof contract.learn;

export function createPracticeHandlers(
  service: PracticeService,
): Pick<Handlers<Learn>, 'questions' | 'submitCode'> {
  return {
    questions: ({ caller, params, language }) =>
      service.getExercise({ learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitCode: ({ caller, params, body, language, signal }) =>
      service.submit({ learnerId: caller.learnerId, questionId: params.id, ...body, language, signal }),
  };
}
