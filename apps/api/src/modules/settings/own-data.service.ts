import type { OwnData } from '@python-learning/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createOwnDataRepository } from './own-data.repository.ts';

export interface OwnDataService {
  /** Everything that is stored about a learner, but for what would open the account to who finds the file. */
  collect(learnerId: string): Promise<OwnData>;
}

export function createOwnDataService({ db, clock }: { db: Database; clock: Clock }): OwnDataService {
  return {
    collect: async (learnerId) => {
      const { account, records } = await createOwnDataRepository(db).read(learnerId);
      if (account === null) throw new AppError('token_not_valid');
      return { exported_at: clock.now().toISOString(), account, records };
    },
  };
}
