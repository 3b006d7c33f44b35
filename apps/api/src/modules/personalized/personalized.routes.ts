import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PersonalizedService } from './personalized.service.ts';

export function createPersonalizedHandlers(
  service: PersonalizedService,
): Handlers<typeof contract.personalized> {
  return {
    personalizedExercises: ({ caller, language }) => service.list({ learnerId: caller.learnerId, language }),
    personalizedExercise: ({ caller, params, language }) =>
      service.get({ learnerId: caller.learnerId, exerciseId: params.id, language }),
    createPersonalized: ({ caller, body, language }) =>
      service.create({
        learnerId: caller.learnerId,
        difficulty: body.difficulty,
        question: body.question,
        expectedOutput: body.expected_output,
        language,
      }),
    submitPersonalized: ({ caller, params, body, language, signal }) =>
      service.submit({
        learnerId: caller.learnerId,
        exerciseId: params.id,
        code: body.code,
        inputs: body.inputs ?? [],
        inputsAreComplete: body.inputs_complete ?? false,
        language,
        signal,
      }),
    completePersonalized: ({ caller, params, language }) =>
      service.complete({ learnerId: caller.learnerId, exerciseId: params.id, language }),
    savePersonalizedDraft: ({ caller, params, body }) =>
      service.saveDraft({
        learnerId: caller.learnerId,
        exerciseId: params.id,
        code: body.code,
        writtenAt: new Date(body.written_at),
        sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
      }),
    personalizedStats: ({ caller, language }) => service.stats({ learnerId: caller.learnerId, language }),
  };
}
