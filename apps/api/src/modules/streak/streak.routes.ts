import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { StreakService } from './streak.service.ts';

export function createStreakHandlers(service: StreakService): Handlers<typeof contract.streak> {
  return {
    streak: ({ caller }) => service.get(caller.learnerId),
    rest: ({ caller, body, refuse }) => {
      const wish = { from: body.from, weeks: body.weeks };
      return body.resting
        ? service.rest(refuse, caller.learnerId, wish)
        : service.endRest(caller.learnerId, wish);
    },
  };
}
