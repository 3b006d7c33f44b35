import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ReviewService } from './review.service.ts';

export function createReviewHandlers(service: ReviewService): Handlers<typeof contract.review> {
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
