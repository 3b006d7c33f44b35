import { hash, verify } from '@node-rs/argon2';
import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { deriveKeys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { refuseAny } from '../../platform/errors/app-error.ts';
import { createRateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMailOutbox } from '../../platform/mail/mail-outbox.ts';
import { createAccessTokens } from './access-token.ts';
import { createAccounts } from './account.service.ts';
import { accountRules } from './account-limits.ts';
import { accountMailKinds } from './account-mail-kinds.ts';
import { createKnownDevices } from './known-device.ts';
import { createLearnerRepository } from './learner.repository.ts';
import { createMailedCodes } from './mailed-code.service.ts';
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

const opening = (passwordHash = '') => ({ learnerId, passwordHash, device, isShared: false });

function newSessions() {
  const common = parts();
  return createSessions({ ...common, accessTokens: createAccessTokens({ ...common, lifetimeS: 600 }) });
}

test('a session is opened only while the password is the one that was checked', async () => {
  const nila = await createLearnerRepository(database.db).findById(learnerId);
  const sessions = newSessions();
  expect(await sessions.open(opening('the hash of a password of before'))).toBeNull();
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await sessions.open(opening(nila?.passwordHash))).toMatchObject({
    sessionId: expect.any(String),
  });
});

test('a password that was changed meanwhile is not put back by storing the former one again', async () => {
  const learners = createLearnerRepository(database.db);
  const before = await learners.findById(learnerId);
  await learners.replacePasswordHash(learnerId, 'the hash of a password of before', 'its stronger hash');
  expect(await learners.findById(learnerId)).toEqual(before);
});

/** Everything about accounts, with mails that are stored and not sent. */
function accountParts(db: Database) {
  const common = { ...parts(), db };
  const never = { add: () => undefined, settled: async () => undefined, stop: async () => undefined };
  const mailer = { send: async () => undefined };
  return {
    ...common,
    limiter: createRateLimiter(common),
    mailOutbox: createMailOutbox({ ...common, mailer, background: never }),
    hasher: createPasswordHasher(),
    codes: createMailedCodes(common),
    knownDevices: createKnownDevices(common),
    sessions: newSessions(),
  };
}

const newAccounts = (db: Database) => createAccounts(accountParts(db));
const source = { ip: '203.0.113.7', browser: 'a browser', deviceCookie: undefined };

test('a forgotten password costs the same work for every address until the caller has gone on (security 17)', async () => {
  const accounts = newAccounts(database.db);
  await accounts.requestPasswordReset(email, source);
  await accounts.requestPasswordReset('nobody@example.test', source);
  expect(await database.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);

  const waiting = await database.db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'learner_id as learnerId', 'email', 'username', 'language', 'about'])
    .select(['is_owners as isOwners', 'created_at as createdAt', 'tries'])
    .orderBy('id')
    .execute();
  const same = {
    kind: 'reset_password',
    learnerId: null,
    username: null,
    language: null,
    about: 'a browser',
    isOwners: false,
    createdAt: clock.now(),
    tries: 0,
  };
  expect(waiting).toEqual([
    { ...same, id: expect.anything(), email },
    { ...same, id: expect.anything(), email: 'nobody@example.test' },
  ]);
  const { write } = accountMailKinds(accountParts(database.db)).reset_password;
  expect(await Promise.all(waiting.map(write))).toEqual([expect.objectContaining({ to: email }), null]);
});

test('a code for one purpose is worthless for the other, where it alone would be missing (security 13)', async () => {
  const given = accountParts(database.db);
  const accounts = createAccounts(given);
  const { browser } = source;
  const refused = { code: 'otp_invalid' };

  const toVerify = await given.codes.issue(database.db, { email, browser, purpose: 'verify_email' });
  const reset = { email, code: toVerify, newPassword: 'a-new-secret-5', source };
  await expect(accounts.resetPassword(refuseAny, reset)).rejects.toMatchObject(refused);

  const fresh = 'fresh@example.test';
  const registration = {
    username: 'fresh',
    email: fresh,
    password: 'thumbi-paradhu-9',
    language: 'en',
  } as const;
  await accounts.register(refuseAny, { ...registration, source });
  const toReset = await given.codes.issue(database.db, { email: fresh, browser, purpose: 'reset_password' });
  await expect(accounts.verifyEmail(refuseAny, fresh, toReset, source)).rejects.toMatchObject(refused);
  expect(await createLearnerRepository(database.db).findByEmail(fresh)).toBeNull();
});

test('a login costs one verification with the same parameters, whether or not the address is known (security 2)', async () => {
  const verified: { parameters: string | undefined; isRight: boolean }[] = [];
  const hasher = createPasswordHasher(undefined, {
    hash,
    async verify(stored, password) {
      const isRight = await verify(stored, password);
      verified.push({ parameters: String(stored).split('$')[3], isRight });
      return isRight;
    },
  });
  const accounts = createAccounts({ ...accountParts(database.db), hasher });
  const logIn = (address: string) =>
    accounts.logIn(refuseAny, {
      email: address,
      password: 'not-the-one-1',
      code: null,
      source,
      device,
      isShared: false,
    });
  const costs: unknown[] = [];
  for (const address of [email, 'nobody@example.test', 'nobody-else@example.test']) {
    await expect(logIn(address)).rejects.toMatchObject({ code: 'login_failed' });
    costs.push(verified.splice(0));
  }
  expect(costs).toEqual(Array(3).fill([{ parameters: 'm=12288,t=3,p=1', isRight: false }]));
});

type Accounts = ReturnType<typeof newAccounts>;

test.each<[string, (accounts: Accounts, address: string) => Promise<unknown>]>([
  [
    'a code that proves an address',
    (accounts, address) => accounts.verifyEmail(refuseAny, address, '123456', source),
  ],
  [
    'a code that resets a password',
    (accounts, address) =>
      accounts.resetPassword(refuseAny, {
        email: address,
        code: '123456',
        newPassword: 'a-new-secret-5',
        source,
      }),
  ],
  ['a mail that resets a password', (accounts, address) => accounts.requestPasswordReset(address, source)],
  ['another code', (accounts, address) => accounts.resendCode(address, source)],
  ['a code to log in with', (accounts, address) => accounts.requestLoginCode(address, source)],
  [
    'a login with a code',
    (accounts, address) =>
      accounts.logIn(refuseAny, {
        email: address,
        password: 'not-the-one-1',
        code: '123456',
        source,
        device,
        isShared: false,
      }),
  ],
  [
    'a long code',
    (accounts, address) =>
      accounts.resetPassword(refuseAny, {
        email: address,
        code: '1234 5678 9012 3456',
        newPassword: 'a-new-secret-5',
        source,
      }),
  ],
  [
    'a registration',
    (accounts, address) =>
      accounts.register(refuseAny, {
        username: address.split('@')[0] ?? '',
        email: address,
        password: 'thumbi-paradhu-9',
        language: 'en',
        source,
      }),
  ],
  [
    'a login',
    (accounts, address) =>
      accounts.logIn(refuseAny, {
        email: address,
        password: 'not-the-one-1',
        code: null,
        source,
        device,
        isShared: false,
      }),
  ],
])(
  '%s takes the same statements for an address with an account as for any other (security 17)',
  async (_what, ask) => {
    const statements: Record<string, string[]> = {};
    for (const address of [email, 'nobody@example.test']) {
      const heard: string[] = [];
      const accounts = newAccounts(database.db.withPlugin(listening(heard)));
      await ask(accounts, address).catch((error: unknown) => {
        expect(error).toMatchObject({ code: expect.stringMatching(/^(otp_invalid|login_failed)$/) });
      });
      statements[address] = heard;
    }
    expect(statements[email]?.length).toBeGreaterThan(1);
    expect(statements[email]).toEqual(statements['nobody@example.test']);
  },
);

/** Records the kind of each statement and the tables it names. */
function listening(heard: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const tables = JSON.stringify(node).match(
        /"table":\{"kind":"SchemableIdentifierNode","identifier":\{[^}]*\}/g,
      );
      heard.push(`${node.kind} ${tables?.join(' ')}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

describe('sweeping', () => {
  const sweep = async () => {
    for (const one of accountSweeps) await one({ db: database.db, clock });
  };

  test('deletes all that is old, however much has gathered, and nothing else', async () => {
    const nila = await createLearnerRepository(database.db).findById(learnerId);
    await newSessions().open(opening(nila?.passwordHash));
    const old = new Date(clock.now().getTime() - 31 * 24 * 3600 * 1000);
    await sql`insert into sessions (id, learner_id, created_at, expires_at)
      select gen_random_uuid(), ${learnerId}, ${old}, ${old} from generate_series(1, 1200)`.execute(
      database.db,
    );
    await sql`insert into pending_registrations
      (browser, username, username_key, email, email_key, password_hash, language, created_at)
      select 'b', 'u' || n, 'u' || n, 'e' || n, 'e' || n, 'none', 'en', ${old}
      from generate_series(1, 600) as n`.execute(database.db);
    await sweep();

    expect(await database.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect(await database.db.selectFrom('pending_registrations').selectAll().execute()).toEqual([]);
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
