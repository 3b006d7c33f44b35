import { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import { generalIds } from '@python-learning/feedback';
import type { PythonEngine } from '@python-learning/python';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from './demo-accounts.ts';
import { type AccountRules, accountSweeps, createAuthModule } from './modules/auth/index.ts';
import { createCertificatesModule } from './modules/certificates/index.ts';
import { createContactModule, sweepContactMessages } from './modules/contact/index.ts';
import { createMediaAddresses, type MediaAddresses } from './modules/course/index.ts';
import { deckAnswers } from './modules/deck/index.ts';
import { createGlossaryModule } from './modules/glossary/index.ts';
import { createLearningModule } from './modules/learning/index.ts';
import { createPaymentsModule, measurePayments, notifyPath } from './modules/payments/index.ts';
import { createPersonalizedModule, exerciseRows, measurePersonalized } from './modules/personalized/index.ts';
import { createProgramsModule, ownProgramRows } from './modules/programs/index.ts';
import { sweepRecords } from './modules/record/index.ts';
import { createSettingsModule } from './modules/settings/index.ts';
import {
  createSharesModule,
  deleteShareOf,
  shareRows,
  sharesSource,
  sweepShares,
} from './modules/shares/index.ts';
import {
  type Assessor,
  createGivenPrograms,
  createRunTime,
  type RunQueue,
} from './modules/submissions/index.ts';
import { createSubscriptionsModule } from './modules/subscriptions/index.ts';
import { createVisitsModule, sweepVisitCounts } from './modules/visits/index.ts';
import type { Clock, Randomness } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { version } from './platform/config/version.ts';
import { deriveKeys, type Keys, sign } from './platform/crypto/keys.ts';
import type { Database } from './platform/db/database.ts';
import { createApiServer, defaultHttpLimits } from './platform/http/api-server.ts';
import type { ApiServer, HttpLimits } from './platform/http/api-server.types.ts';
import { type Csrf, createCsrf } from './platform/http/csrf.ts';
import { postForm, serveFormPages } from './platform/http/form-pages.ts';
import { serveHealth } from './platform/http/health.ts';
import { createIdempotency, sweepIdempotencyKeys } from './platform/http/idempotency.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { registerFeature } from './platform/http/register-feature.ts';
import { serveSecurityTxt } from './platform/http/security-txt.ts';
import { serveFiles } from './platform/http/static-files.ts';
import { serveOnThisMachine } from './platform/http/this-machine.ts';
import { type Background, createBackground } from './platform/jobs/background.ts';
import type { RecurringJob } from './platform/jobs/recurring-job.ts';
import { sweepsJob } from './platform/jobs/sweep.ts';
import { createRateLimiter, type RateLimiter, sweepRateCounters } from './platform/limits/rate-limiter.ts';
import type { Log } from './platform/log/log.ts';
import { serveDevelopmentMailbox } from './platform/mail/development-mailbox.routes.ts';
import type { DevelopmentMailbox } from './platform/mail/development-mailbox.ts';
import { createMailOutbox, type MailOutbox, sweepMailOutbox } from './platform/mail/mail-outbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { measureJobs } from './platform/metrics/job-metrics.ts';
import { mailSource } from './platform/metrics/mail-metrics.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { measurePool } from './platform/metrics/process-metrics.ts';

export type AppParts = {
  config: Pick<
    Config,
    | 'isProduction'
    | 'publicOrigin'
    | 'trustedProxies'
    | 'secrets'
    | 'runsPerMinute'
    | 'runCpuSeconds'
    | 'contactTo'
    | 'securityContact'
    | 'payment'
    | 'ai'
    | 'buildRevision'
    | 'consentIsRequired'
  >;
  db: Database;
  clock: Clock;
  randomness: Randomness;
  log: Log;
  mailer: Mailer;
  /** Mails shown to developers; null in production. */
  mailbox: DevelopmentMailbox | null;
  engine: PythonEngine;
  assessor: Pick<Assessor, 'assess' | 'observe'>;
  curriculum: Curriculum;
  /** Set in one of several processes that share an engine. */
  apiProcess?: ApiProcess;
  /** Jobs of the process, beside those of the modules. */
  jobs?: readonly RecurringJob[];
  /** Folders of the built web app and of the lessons' media; null for one that is not served. */
  folders?: { web: string | null; media: string | null };
  accountRules?: Partial<AccountRules>;
  httpLimits?: Partial<HttpLimits>;
  /** Pauses between attempts of background work, in milliseconds. */
  retryPausesMs?: readonly number[];
};

/** What an app must know when it is not the only one beside an engine, which another process measures. */
export type ApiProcess = {
  /** Name of the process in the metrics. */
  label: string;
  /** True in exactly one of them. */
  hasJobs: boolean;
  runQueue: RunQueue;
  /** Passwords that are hashed at once. */
  hashesAtOnce: number;
};

export type App = {
  server: FastifyInstance;
  api: ApiServer;
  background: Background;
  metrics: Metrics;
  /** Jobs on a schedule. The caller starts them. */
  jobs: readonly RecurringJob[];
  /** Finishes the calls and jobs under way and takes no more. The database and the engine belong to the caller. */
  stop: () => Promise<void>;
};

/** Builds the whole app from its parts: every dependency is handed out here and nowhere else. */
export async function createApp(parts: AppParts): Promise<App> {
  const { db, clock, randomness, log, engine, config } = parts;
  const keys = deriveKeys(config.secrets);
  const background = createBackground(log, parts.retryPausesMs);
  const metrics = createMetrics({
    engine: parts.apiProcess === undefined ? engine : null,
    processLabel: parts.apiProcess?.label,
    generalExplanations: generalIds,
    log,
    build: { version, revision: config.buildRevision },
  });
  measurePool(db, metrics.registry);
  metrics.addSource(mailSource({ db, clock }));
  metrics.addSource(sharesSource({ db, clock }));
  const base: Base = {
    keys,
    background,
    limiter: createRateLimiter({ db, clock }),
    csrf: createCsrf({ keys, randomness }),
    metrics,
    mailOutbox: createMailOutbox({
      db,
      clock,
      log,
      background,
      mailer: parts.mailer,
      onEnd: metrics.countMail,
    }),
  };
  const { csrf, mailOutbox } = base;
  const accounts = createAccountModules(parts, base);
  const media = createMediaAddresses({ curriculum: parts.curriculum, keys, clock });
  const learning = createLearningModules(parts, base, accounts, media);
  const api = await createApiServer({
    config,
    clock,
    randomness,
    keys,
    log,
    authenticator: accounts.auth.authenticator,
    csrf,
    idempotency: createIdempotency({ db, clock, keys }),
    limits: { ...defaultHttpLimits, ...parts.httpLimits },
  });
  metrics.measureCalls(api.app);
  parts.assessor.observe(metrics.countPlainAssessment);
  const payments = createPayments(parts, base, accounts, (fields) => postForm(api, notifyPath, fields));
  const visits = createVisitsModule({ db, clock, keys, limiter: base.limiter });
  registerCalls(api, { ...accounts, ...learning, payments, visits });
  await servePages(api, parts, payments, media);
  const sweeps = [
    ...accountSweeps,
    sweepIdempotencyKeys,
    sweepRateCounters,
    sweepContactMessages,
    sweepRecords({ counted: [exerciseRows, ownProgramRows, shareRows], answers: [deckAnswers] }),
    sweepMailOutbox,
    sweepVisitCounts,
    sweepShares,
  ];
  const jobs = [
    mailOutbox.job,
    ...payments.jobs,
    ...learning.personalized.jobs,
    sweepsJob(sweeps, { db, clock }),
    ...(parts.jobs ?? []),
  ];
  await api.app.ready();
  return {
    server: api.app,
    api,
    background,
    metrics,
    jobs: measureJobs(jobs, {
      registry: metrics.registry,
      clock,
      areDoneHere: parts.apiProcess?.hasJobs ?? true,
    }),
    async stop() {
      try {
        await api.app.close();
      } finally {
        await background.stop();
      }
    },
  };
}

/** Dependencies shared by several modules. */
type Base = {
  keys: Keys;
  background: Background;
  limiter: RateLimiter;
  csrf: Csrf;
  metrics: Metrics;
  mailOutbox: MailOutbox;
};

type AccountModules = ReturnType<typeof createAccountModules>;
type LearningModules = ReturnType<typeof createLearningModules>;
type Payments = ReturnType<typeof createPaymentsModule>;

/** Accounts, subscriptions, settings and the contact form. */
function createAccountModules(parts: AppParts, { keys, mailOutbox, limiter, csrf }: Base) {
  const { db, clock, randomness, log, config } = parts;
  const rules = parts.accountRules ?? {};
  const demo = { emails: demoAccounts.map(({ email }) => email), areOpenHere: !config.isProduction };
  const hashesAtOnce = parts.apiProcess?.hashesAtOnce;
  const shared = { db, clock, randomness, keys, log, limiter, mailOutbox, csrf };
  const auth = createAuthModule({ ...shared, rules, demo, hashesAtOnce });
  const subscriptions = createSubscriptionsModule({
    db,
    clock,
    currency: config.payment.currency,
    priceHint: config.payment.priceHint,
  });
  const contact = createContactModule({
    db,
    clock,
    randomness,
    keys,
    log,
    limiter,
    mailOutbox,
    entitlements: subscriptions.entitlements,
    contactTo: config.contactTo,
  });
  return { auth, subscriptions, contact, settings: createSettingsModule({ db, clock, limiter }) };
}

/** The course with its practice and exercises, personalized exercises, certificates and the glossary. */
function createLearningModules(
  parts: AppParts,
  { keys, background, limiter, mailOutbox, metrics }: Base,
  { subscriptions }: AccountModules,
  media: MediaAddresses,
) {
  const { db, clock, randomness, log, engine, assessor, curriculum, config } = parts;
  const runs = {
    engine,
    assessor,
    limiter,
    runsPerMinute: config.runsPerMinute,
    runTime: createRunTime({
      limiter,
      log,
      cpuSeconds: config.runCpuSeconds,
      queue: parts.apiProcess?.runQueue,
    }),
    onExplained: metrics.countExplanation,
    givenPrograms: createGivenPrograms(curriculum.milestones),
  };
  const certificates = createCertificatesModule({ db, randomness, curriculum });
  const programs = createProgramsModule({
    ...runs,
    db,
    clock,
    randomness,
    curriculum,
    deleteWith: deleteShareOf,
  });
  const learning = createLearningModule({
    ...runs,
    db,
    clock,
    curriculum,
    media,
    entitlements: subscriptions.entitlements,
    certificates: certificates.awards,
    onMilestoneFinished: (learnerId) =>
      background.add({ name: 'draw-progress', run: () => programs.drawProgress(learnerId) }),
  });
  const personalized = createPersonalizedModule({
    ...runs,
    db,
    clock,
    randomness,
    curriculum,
    log,
    ai: config.ai,
    metrics: measurePersonalized(metrics.registry),
  });
  const shares = createSharesModule({
    ...runs,
    db,
    clock,
    randomness,
    keys,
    mailOutbox,
    publicOrigin: config.publicOrigin,
    consent: { isRequired: config.consentIsRequired },
    milestones: curriculum.milestones,
  });
  return {
    certificates,
    learning,
    personalized,
    programs,
    shares,
    glossary: createGlossaryModule({ curriculum }),
  };
}

function createPayments(
  parts: AppParts,
  { keys, background, mailOutbox, limiter, metrics }: Base,
  { subscriptions }: AccountModules,
  deliver: Parameters<typeof createPaymentsModule>[0]['deliver'],
): Payments {
  const { db, clock, randomness, log, curriculum, config, retryPausesMs } = parts;
  return createPaymentsModule({
    db,
    clock,
    randomness,
    log,
    curriculum,
    limiter,
    background,
    mailOutbox,
    settings: config.payment,
    publicOrigin: config.publicOrigin,
    retryPausesMs,
    subscriptions: subscriptions.subscriptions,
    localSecret: sign(keys.current.code, 'local payments'),
    deliver,
    ...measurePayments(metrics, { db, clock }),
  });
}

type Modules = AccountModules &
  LearningModules & { payments: Payments; visits: ReturnType<typeof createVisitsModule> };

function registerCalls(api: ApiServer, modules: Modules): void {
  const {
    auth,
    subscriptions,
    contact,
    settings,
    certificates,
    learning,
    personalized,
    programs,
    shares,
    glossary,
    payments,
    visits,
  } = modules;
  registerFeature(api, contract.auth, auth.handlers);
  registerFeature(api, contract.course, learning.course);
  registerFeature(api, contract.practice, learning.practice);
  registerFeature(api, contract.programs, programs.handlers);
  registerFeature(api, contract.shares, shares.handlers);
  registerFeature(api, contract.exercise, learning.exercise);
  registerFeature(api, contract.progress, learning.progress);
  registerFeature(api, contract.badges, learning.badges);
  registerFeature(api, contract.streak, learning.streak);
  registerFeature(api, contract.deck, learning.deck);
  registerFeature(api, contract.personalized, personalized.handlers);
  registerFeature(api, contract.glossary, glossary.handlers);
  registerFeature(api, contract.subscriptions, subscriptions.handlers);
  registerFeature(api, contract.payments, payments.handlers);
  registerFeature(api, contract.contact, contact.handlers);
  registerFeature(api, contract.settings, settings.handlers);
  registerFeature(api, contract.certificates, certificates.handlers);
  registerFeature(api, contract.visits, visits.handlers);
}

/** Serves the routes that are not calls of the contract. */
async function servePages(
  api: ApiServer,
  parts: AppParts,
  payments: Payments,
  media: MediaAddresses,
): Promise<void> {
  // Only the local provider has pages of its own, and it is for development.
  serveOnThisMachine(api, (own) => serveFormPages(own, payments.pages));
  serveOpenApi(api);
  serveSecurityTxt(api, parts.config.securityContact);
  serveHealth(api, { db: parts.db, engine: parts.engine });
  if (parts.mailbox !== null) serveDevelopmentMailbox(api, parts.mailbox);
  const { web, media: folder } = parts.folders ?? { web: null, media: null };
  await serveFiles(api, { web, media: folder === null ? null : { folder, accessTo: media.accessTo } });
}
