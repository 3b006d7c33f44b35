import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PracticeService } from './practice.service.ts';

type Learn = typeof contract.learn;

export function createPracticeHandlers(
  service: PracticeService,
): Pick<Handlers<Learn>, 'questions' | 'submitCode' | 'runLesson' | 'runVisitor' | 'saveDraft'> {
  return {
    questions: ({ caller, params, language }) =>
      service.getExercise({ learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitCode: ({ caller, params, body, language, signal }) =>
      service.submit({ learnerId: caller.learnerId, questionId: params.id, ...body, language, signal }),
    runLesson: ({ caller, params, body, language, signal }) =>
      service.tryOut({ learnerId: caller.learnerId, lessonId: params.id, ...body, language, signal }),
    runVisitor: ({ ip, body, language, signal }) =>
      service.runVisitor({ network: ip, code: body.code, language, signal }),
    saveDraft: ({ caller, params, body }) =>
      service.saveDraft({
        learnerId: caller.learnerId,
        questionId: params.id,
        code: body.code,
        writtenAt: new Date(body.written_at),
        sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
      }),
  };
}
