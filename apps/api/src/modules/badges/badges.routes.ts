import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { AchievementsService } from './achievements.service.ts';

export function createBadgesHandlers(
  service: AchievementsService,
): Pick<Handlers<typeof contract.achievements>, 'achievements'> {
  return {
    achievements: ({ caller, language }) => service.get({ learnerId: caller.learnerId, language }),
  };
}
