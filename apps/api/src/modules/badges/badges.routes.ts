import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { BadgeListService } from './badge-list.service.ts';

export function createBadgesHandlers(service: BadgeListService): Handlers<typeof contract.badges> {
  return {
    badges: ({ caller, language }) => service.get({ learnerId: caller.learnerId, language }),
  };
}
