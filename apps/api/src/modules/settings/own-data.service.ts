import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { JsonPieces } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createOwnDataRepository, type OwnDataRepository } from './own-data.repository.ts';

/** Downloads per learner and hour: each reads everything, and nobody needs it often. */
export const downloadsAnHour = 5;

type Deps = { db: Database; clock: Clock; limiter: RateLimiter };

export interface OwnDataService {
  /**
   * Everything stored about a learner, except what would open the account to a finder of the file. Tables are read
   * while the answer is written, so concurrent changes may be in it or not.
   * Refuses with `token_not_valid` when the account was deleted.
   */
  write(refuse: Refuse<'token_not_valid'>, learnerId: string): Promise<JsonPieces>;
}

export function createOwnDataService({ db, clock, limiter }: Deps): OwnDataService {
  const repository = createOwnDataRepository(db);
  return {
    write: async (refuse, learnerId) => {
      await limiter.take(`own-data:${learnerId}`, downloadsAnHour, 3600);
      const account = await repository.readAccount(learnerId);
      if (account === null) throw refuse('token_not_valid');
      const exportedAt = JSON.stringify(clock.now().toISOString());
      return piecesOf(`{"exported_at":${exportedAt},"account":${account},"records":{`, repository, learnerId);
    },
  };
}

async function* piecesOf(
  head: string,
  repository: OwnDataRepository,
  learnerId: string,
): AsyncGenerator<string> {
  yield head;
  for (const [index, table] of repository.tables.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(table)}:[`;
    let separator = '';
    for await (const rows of repository.readRows(table, learnerId)) {
      yield separator + rows.join(',');
      separator = ',';
    }
    yield ']';
  }
  yield '}}';
}
