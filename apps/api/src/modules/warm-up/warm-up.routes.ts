import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { WarmUpService } from './warm-up.service.ts';

export function createWarmUpHandlers(service: WarmUpService): Handlers<typeof contract.warmUp> {
  return {
    warmUp: ({ caller, params, language, refuse }) =>
      service.getWarmUp(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    answerWarmUp: ({ caller, params, body, language, refuse }) =>
      service.answer(
        refuse,
        { learnerId: caller.learnerId, milestoneId: params.id, language },
        body.answers ?? [],
        body.skip ?? false,
      ),
  };
}
