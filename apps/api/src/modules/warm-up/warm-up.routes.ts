import type { contract } from '@python-learning/contract';
import { type Handlers, keepsAnswer } from '../../platform/http/handler.ts';
import type { WarmUpService } from './warm-up.service.ts';

type WarmUpContract = typeof contract.warmUp;

export function createWarmUpHandlers(service: WarmUpService): Handlers<WarmUpContract> {
  return {
    warmUp: ({ caller, params, language, refuse }) =>
      service.getWarmUp(refuse, { learnerId: caller.learnerId, milestoneId: params.id, language }),
    answerWarmUp: keepsAnswer<WarmUpContract['answerWarmUp']>(
      ({ caller, params, body, language, refuse, once }) =>
        service.answer(
          refuse,
          once,
          { learnerId: caller.learnerId, milestoneId: params.id, language },
          body.answers ?? [],
          body.skip ?? false,
        ),
    ),
  };
}
