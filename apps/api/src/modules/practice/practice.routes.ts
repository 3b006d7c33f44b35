import type { contract } from '@python-learning/contract';
import { claimsKey, type Handlers } from '../../platform/http/handler.ts';
import type { PracticeService } from './practice.service.ts';

type PracticeContract = typeof contract.practice;

export function createPracticeHandlers(service: PracticeService): Handlers<PracticeContract> {
  return {
    questions: ({ caller, params, language, refuse }) =>
      service.getExercise(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    submitCode: claimsKey<PracticeContract['submitCode']>(
      ({ caller, params, body, language, signal, refuse, onceClaimed }) =>
        onceClaimed((key) =>
          service.submit({ caller, key, questionId: params.id, ...body, language, signal, refuse }),
        ),
    ),
    runLesson: claimsKey<PracticeContract['runLesson']>(
      ({ caller, params, body, language, signal, refuse, onceClaimed }) =>
        onceClaimed((key) =>
          service.tryOut({ caller, key, lessonId: params.id, ...body, language, signal, refuse }),
        ),
    ),
    play: claimsKey<PracticeContract['play']>(
      ({ caller, params, body, language, signal, refuse, onceClaimed }) =>
        onceClaimed((key) =>
          service.play({ caller, key, questionId: params.id, ...body, language, signal, refuse }),
        ),
    ),
    runVisitor: ({ ip, body, language, signal, refuse }) =>
      service.runVisitor({ network: ip, code: body.code, language, signal, refuse }),
    openHelp: ({ caller, params, body, language, refuse }) =>
      service.openHelp({
        learnerId: caller.learnerId,
        questionId: params.id,
        rung: body.rung,
        code: body.code ?? null,
        language,
        refuse,
      }),
    sample: async ({ caller, params, refuse }) => ({
      code: await service.getSample(refuse, { learnerId: caller.learnerId, questionId: params.id }),
    }),
    chooseForTask: ({ caller, params, body, refuse }) =>
      service.choose({ refuse, learnerId: caller.learnerId, questionId: params.id, choices: body }),
    traceProgram: ({ caller, body, signal, refuse }) =>
      service.trace({ learnerId: caller.learnerId, ...body, signal, refuse }),
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
