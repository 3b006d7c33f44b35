import { sql } from 'kysely';
import { systemClock, systemRandomness } from '../clock/clock.ts';
import { deriveKeys } from '../crypto/keys.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { createApiServer, defaultHttpLimits } from './api-server.ts';
import type { ApiServer } from './api-server.types.ts';
import { createCsrf } from './csrf.ts';
import { createIdempotency } from './idempotency.ts';

/** A server without any feature, for tests that register their own endpoints. Nobody is logged in. */
export function createBareServer(
  db: Database,
  { isProduction = false, write }: { isProduction?: boolean; write?: (line: string) => void } = {},
): Promise<ApiServer> {
  const keys = deriveKeys({ current: 'a secret for a server of one test', former: [] });
  return createApiServer({
    config: { isProduction, publicOrigin: 'http://localhost:3000', trustedProxies: 0 },
    clock: systemClock,
    randomness: systemRandomness,
    keys,
    log: write === undefined ? createLog({ logLevel: 'silent' }) : createLog({ logLevel: 'info' }, { write }),
    authenticator: {
      read: () => null,
      authenticate: () => Promise.resolve(null),
      isLiving: () => sql`select where false`,
    },
    csrf: createCsrf({ keys, randomness: systemRandomness }),
    idempotency: createIdempotency({ db, clock: systemClock, keys }),
    limits: defaultHttpLimits,
  });
}
