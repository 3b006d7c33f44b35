import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { countStep, type VisitsDeps } from './visits.service.ts';

export { createVisitsRepository } from './visits.repository.ts';
export { dayOf, sweepVisitCounts } from './visits.service.ts';

/** Counts how far browsers come after the landing page, without anything about them. */
export function createVisitsModule(deps: VisitsDeps): { handlers: Handlers<typeof contract.visits> } {
  return {
    handlers: {
      async countStep({ body, ip, browser }) {
        await countStep(deps, { step: body.step, ip, browser });
        return {};
      },
    },
  };
}
