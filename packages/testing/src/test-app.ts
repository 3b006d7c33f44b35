import {
  type App,
  type AppParts,
  assessorOfThisThread,
  createApp,
  createDevelopmentMailbox,
  createLog,
  type Database,
  type DevelopmentMailbox,
  type EmbeddedConnection,
  type Randomness,
  type SentMail,
  seedLearner,
  systemRandomness,
} from '@python-learning/api';
import type { Curriculum } from '@python-learning/curriculum';
import type { PythonEngine } from '@python-learning/python';
import { emptyCourse } from './empty-course.ts';
import { createIdleEngine } from './idle-engine.ts';
import { soldBy } from './payments/payment-config.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { startTestDatabase } from './test-database.ts';

export type TestAppOptions = {
  curriculum?: Curriculum;
  engine?: PythonEngine;
  clock?: TestClock;
  randomness?: Randomness;
  config?: Partial<AppParts['config']>;
  assessor?: AppParts['assessor'];
} & Pick<AppParts, 'accountRules' | 'httpLimits' | 'folders' | 'jobs'> & {
    /** Sends mail in place of the mailbox. */
    mailer?: AppParts['mailer'];
  };

/** A learner with an active session, and the browser that has it. */
export type TestLearner = TestClient & { id: string; username: string; email: string; password: string };

export type TestApp = {
  app: App;
  db: Database;
  /** Connection to the database, for other processes. */
  connection: EmbeddedConnection;
  clock: TestClock;
  mailbox: DevelopmentMailbox;
  /** Every line that was logged, as it would be written. */
  log: string[];
  newClient(): TestClient;
  /** Creates an account with a confirmed address, not logged in. */
  newAccount(): Promise<{ id: string; username: string; email: string; password: string }>;
  newLearner(): Promise<TestLearner>;
  /** Mail to one address, newest first, after all pending mail has been sent. */
  mailTo(email: string): Promise<readonly SentMail[]>;
  /** Runs a recurring job now. */
  runJob(name: string): Promise<void>;
  /** Listens on a loopback port. Resolves with the origin. */
  listen(): Promise<string>;
  /** Throws `UndeclaredRefusalError`, also of an app that is in production. */
  stop(): Promise<void>;
};

/** A call refused with a code that its contract does not declare. */
class UndeclaredRefusalError extends Error {
  override readonly name = 'UndeclaredRefusalError';

  constructor(lines: readonly string[]) {
    super(`Declare these refusals in the contract:\n${lines.join('')}`);
  }
}

/** Starts the whole app on a database of its own, with a clock that stands still and a mailbox that stores mail. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await startTestDatabase();
  const clock = options.clock ?? createTestClock();
  const mailbox = createDevelopmentMailbox(clock);
  const log: string[] = [];
  const app = await createApp({
    config: { ...testConfig, ...options.config },
    db: database.db,
    clock,
    randomness: options.randomness ?? systemRandomness,
    log: createLog({ logLevel: 'debug' }, { write: (line) => void log.push(line) }),
    mailbox,
    mailer: options.mailer ?? mailbox,
    engine: options.engine ?? createIdleEngine(),
    assessor: options.assessor ?? assessorOfThisThread(),
    curriculum: options.curriculum ?? emptyCourse(),
    folders: options.folders ?? { web: null, media: null },
    accountRules: options.accountRules ?? {},
    httpLimits: options.httpLimits ?? {},
    jobs: options.jobs ?? [],
    retryPausesMs: [1, 1],
  });
  const accounts = accountsOf(database.db, clock);
  const newClient = (): TestClient => createTestClient(app.server);
  return {
    app,
    db: database.db,
    connection: database.connection,
    clock,
    mailbox,
    log,
    newClient,
    newAccount: accounts,
    newLearner: async () => logIn(newClient(), await accounts()),
    async mailTo(email) {
      await app.background.settled();
      return mailbox.list(email);
    },
    async runJob(name) {
      const job = app.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`There is no job ${name}`);
      await job.run();
      await app.background.settled();
    },
    listen: () => app.server.listen({ host: '127.0.0.1', port: 0 }),
    async stop() {
      await app.stop();
      await database.stop();
      const undeclared = log.filter((line) =>
        line.includes('"a refusal that the contract does not declare"'),
      );
      if (undeclared.length > 0) throw new UndeclaredRefusalError(undeclared);
    },
  };
}

const testConfig: AppParts['config'] = {
  isProduction: false,
  publicOrigin: 'http://localhost:3000',
  trustedProxies: 0,
  runsPerMinute: 60,
  runCpuSeconds: 30,
  contactTo: null,
  securityContact: null,
  payment: soldBy({ provider: 'local' }),
  ai: null,
  buildRevision: null,
  consentIsRequired: false,
  secrets: { current: 'a secret of the tests, and of nothing else', former: [] },
};

type Account = { id: string; username: string; email: string; password: string };

function accountsOf(db: Database, clock: TestClock): () => Promise<Account> {
  let count = 0;
  return async () => {
    count++;
    const account = {
      username: `learner${count}`,
      email: `learner${count}@example.test`,
      password: 'kolam-dots-15',
    };
    const id = await seedLearner({ db, clock, randomness: systemRandomness }, { ...account, language: 'en' });
    if (id === null) throw new Error(`${account.email} has an account already`);
    return { id, ...account };
  };
}

async function logIn(client: TestClient, account: Account): Promise<TestLearner> {
  const { status } = await client.call('auth.login', { email: account.email, password: account.password });
  if (status !== 200) throw new Error(`A test learner could not log in: ${status}`);
  return Object.assign(client, account);
}
