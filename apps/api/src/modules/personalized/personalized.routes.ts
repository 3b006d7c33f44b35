import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PersonalizedService } from './personalized.service.ts';

export function createPersonalizedHandlers(
  service: PersonalizedService,
): Handlers<typeof contract.personalized> {
  return {
    personalizedExercises: ({ caller, language, refuse }) =>
      service.list(refuse, { learnerId: caller.learnerId, language }),
    personalizedExercise: ({ caller, params, language, refuse }) =>
      service.get(refuse, { learnerId: caller.learnerId, exerciseId: params.id, language }),
    createPersonalized: ({ caller, body, language, refuse }) =>
      service.create(refuse, {
        learnerId: caller.learnerId,
        difficulty: body.difficulty,
        question: body.question,
        expectedOutput: body.expected_output,
        language,
      }),
    submitPersonalized: ({ caller, params, body, language, signal, refuse }) =>
      service.submit({
        learnerId: caller.learnerId,
        exerciseId: params.id,
        code: body.code,
        inputs: body.inputs ?? [],
        inputsAreComplete: body.inputs_complete ?? false,
        ...(body.chance === undefined ? {} : { chance: body.chance }),
        language,
        signal,
        refuse,
      }),
    completePersonalized: ({ caller, params, language, refuse }) =>
      service.complete(refuse, { learnerId: caller.learnerId, exerciseId: params.id, language }),
    savePersonalizedDraft: ({ caller, params, body, refuse }) =>
      service.saveDraft({
        learnerId: caller.learnerId,
        exerciseId: params.id,
        code: body.code,
        refuse,
        writtenAt: new Date(body.written_at),
        sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
      }),
    personalizedStats: ({ caller, language, refuse }) =>
      service.stats(refuse, { learnerId: caller.learnerId, language }),
  };
}
