import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PracticeService } from './practice.service.ts';

export function createPracticeHandlers(service: PracticeService): Handlers<typeof contract.practice> {
  return {
    questions: ({ caller, params, language, refuse }) =>
      service.getExercise(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitCode: ({ caller, params, body, language, signal, refuse }) =>
      service.submit({
        learnerId: caller.learnerId,
        questionId: params.id,
        ...body,
        language,
        signal,
        refuse,
      }),
    runLesson: ({ caller, params, body, language, signal, refuse }) =>
      service.tryOut({ learnerId: caller.learnerId, lessonId: params.id, ...body, language, signal, refuse }),
    runVisitor: ({ ip, body, language, signal, refuse }) =>
      service.runVisitor({ network: ip, code: body.code, language, signal, refuse }),
    saveDraft: ({ caller, params, body, refuse }) =>
      service.saveDraft({
        learnerId: caller.learnerId,
        questionId: params.id,
        code: body.code,
        refuse,
        writtenAt: new Date(body.written_at),
        sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
      }),
  };
}
