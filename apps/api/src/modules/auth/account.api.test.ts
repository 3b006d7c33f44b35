import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import { createRateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { createAccessTokens } from './access-token.ts';
import { createAccounts } from './account.service.ts';
import { accountRules } from './account-limits.ts';
import { learnerRepository } from './learner.repository.ts';
import { createOneTimeCodes } from './one-time-code.service.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { seedLearner } from './seed-learner.ts';
import { createSessions } from './session.service.ts';
import { accountSweeps } from './sweep-accounts.ts';

const clock = createTestClock();
const email = 'nila@example.test';
const device = { browser: 'Chrome', system: 'Android' };
let database: TestDatabase;
let learnerId: string;
beforeEach(async () => {
  database = await startTestDatabase();
  const nila = { username: 'nila', email, password: 'kolam-dots-15', language: 'ta' } as const;
  learnerId =
    (await seedLearner({ db: database.db, clock, randomness: systemRandomness }, nila)) ?? 'no learner';
});
afterEach(() => database.stop());

function parts() {
  const keys = deriveKeys({ current: 'a secret for the tests of accounts', former: [] });
  const log = createLog({ logLevel: 'silent' });
  return { db: database.db, clock, randomness: systemRandomness, keys, log, rules: accountRules };
}

function newSessions() {
  const common = parts();
  return createSessions({ ...common, accessTokens: createAccessTokens({ ...common, lifetimeS: 600 }) });
}

test('a session is opened only while the password is the one that was checked', async () => {
  const nila = await learnerRepository(database.db).findById(learnerId);
  const sessions = newSessions();
  expect(await sessions.open(learnerId, 'the hash of a password of before', device)).toBeNull();
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await sessions.open(learnerId, nila?.passwordHash ?? '', device)).toMatchObject({
    sessionId: expect.any(String),
  });
});

test('a password that was changed meanwhile is not put back by storing the former one anew', async () => {
  const learners = learnerRepository(database.db);
  const before = await learners.findById(learnerId);
  await learners.replacePasswordHash(learnerId, 'the hash of a password of before', 'its stronger hash');
  expect(await learners.findById(learnerId)).toEqual(before);
});

test('a forgotten password costs the same work for every address until the caller has gone on (security 17)', async () => {
  const written: (() => Promise<Mail | null>)[] = [];
  const common = parts();
  const accounts = createAccounts({
    ...common,
    limiter: createRateLimiter(common),
    postOffice: { post: () => undefined, postWritten: (_kind, write) => void written.push(write) },
    hasher: createPasswordHasher(),
    codes: createOneTimeCodes(common),
    sessions: newSessions(),
  });
  await accounts.requestPasswordReset(email, '203.0.113.7');
  await accounts.requestPasswordReset('nobody@example.test', '203.0.113.7');

  expect(await database.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
  const mails = await Promise.all(written.map((write) => write()));
  expect(mails).toEqual([expect.objectContaining({ to: email }), null]);
});

describe('sweeping', () => {
  const sweep = async () => {
    for (const one of accountSweeps) await one({ db: database.db, clock });
  };

  test('deletes all that is old, however much has gathered, and nothing else', async () => {
    const nila = await learnerRepository(database.db).findById(learnerId);
    await newSessions().open(learnerId, nila?.passwordHash ?? '', device);
    const old = new Date(clock.now().getTime() - 31 * 24 * 3600 * 1000);
    await sql`insert into sessions (id, learner_id, created_at, expires_at)
      select gen_random_uuid(), ${learnerId}, ${old}, ${old} from generate_series(1, 1200)`.execute(
      database.db,
    );
    await sql`insert into learners (id, username, username_key, email, email_key, password_hash, language, created_at)
      select gen_random_uuid(), 'u' || n, 'u' || n, 'e' || n, 'e' || n, 'none', 'en', ${old}
      from generate_series(1, 600) as n`.execute(database.db);
    await sweep();

    expect(await database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await database.db.selectFrom('learners').select('email').execute()).toEqual([{ email }]);
  });

  test('finds the tokens that point to a deleted one without reading all of them', async () => {
    const plan = await database.db.transaction().execute(async (handle) => {
      await sql`set local enable_seqscan = off`.execute(handle);
      return sql<{ 'QUERY PLAN': string }>`explain select 1 from refresh_tokens
        where replaced_by = ${learnerId}`.execute(handle);
    });
    expect(JSON.stringify(plan.rows)).toContain('refresh_tokens_by_successor');
  });
});
