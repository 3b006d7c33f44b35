import type { contract } from '@python-learning/contract';
import { type Handlers, keepsAnswer } from '../../platform/http/handler.ts';
import type { StreakService } from './streak.service.ts';

type StreakContract = typeof contract.streak;

export function createStreakHandlers(service: StreakService): Handlers<StreakContract> {
  return {
    streak: ({ caller }) => service.get(caller.learnerId),
    rest: keepsAnswer<StreakContract['rest']>(({ caller, body, refuse, once }) => {
      const wish = { from: body.from, weeks: body.weeks };
      return body.resting
        ? service.rest(refuse, once, caller.learnerId, wish)
        : service.endRest(once, caller.learnerId, wish);
    }),
  };
}
