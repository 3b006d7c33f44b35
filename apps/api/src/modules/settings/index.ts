import type { contract } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createOwnDataService } from './own-data.service.ts';
import { createSettingsHandlers } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

export { createSettingsRepository } from './settings.repository.ts';

export function createSettingsModule(deps: { db: Database; clock: Clock; limiter: RateLimiter }): {
  handlers: Handlers<typeof contract.settings>;
} {
  const settings = createSettingsService(deps);
  return { handlers: createSettingsHandlers({ settings, ownData: createOwnDataService(deps) }) };
}
