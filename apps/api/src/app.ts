import { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import { generalIds } from '@python-learning/feedback';
import type { PythonEngine } from '@python-learning/python';
import type { FastifyInstance } from 'fastify';
import { type AccountRules, accountSweeps, createAuthModule } from './modules/auth/index.ts';
import { createLearningModule } from './modules/learning/index.ts';
import { createSubscriptionsModule } from './modules/subscriptions/index.ts';
import type { Clock, Randomness } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { deriveKeys } from './platform/crypto/keys.ts';
import type { Database } from './platform/db/database.ts';
import { createApiServer, defaultHttpLimits } from './platform/http/api-server.ts';
import type { ApiServer, HttpLimits } from './platform/http/api-server.types.ts';
import { createCsrf } from './platform/http/csrf.ts';
import { serveHealth } from './platform/http/health.ts';
import { createIdempotency, sweepIdempotencyKeys } from './platform/http/idempotency.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { registerFeature } from './platform/http/register-feature.ts';
import { type StaticFolders, serveFiles } from './platform/http/static-files.ts';
import { type Background, createBackground } from './platform/jobs/background.ts';
import { startSweeping } from './platform/jobs/sweep.ts';
import { createRateLimiter, sweepRateCounters } from './platform/limits/rate-limiter.ts';
import type { Log } from './platform/log/log.ts';
import { serveDevelopmentMailbox } from './platform/mail/development-mailbox.routes.ts';
import type { DevelopmentMailbox } from './platform/mail/development-mailbox.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createPostOffice } from './platform/mail/post-office.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';

export type AppParts = {
  config: Pick<Config, 'isProduction' | 'publicOrigin' | 'trustedProxies' | 'secrets' | 'runsPerMinute'>;
  db: Database;
  clock: Clock;
  randomness: Randomness;
  log: Log;
  mailer: Mailer;
  /** Shown to developers; null in production. */
  mailbox: DevelopmentMailbox | null;
  engine: PythonEngine;
  curriculum: Curriculum;
  folders?: StaticFolders;
  accountRules?: Partial<AccountRules>;
  httpLimits?: Partial<HttpLimits>;
  /** Pauses between attempts of background work, in milliseconds. */
  retryPausesMs?: readonly number[];
};

export type App = {
  server: FastifyInstance;
  api: ApiServer;
  background: Background;
  metrics: Metrics;
  /** Finishes the calls and jobs under way and takes no more. The database and the engine belong to the caller. */
  stop(): Promise<void>;
};

/** Builds the whole app from its parts: every dependency is handed out here and nowhere else. */
export async function createApp(parts: AppParts): Promise<App> {
  const { db, clock, randomness, log, engine, curriculum, config, mailer } = parts;
  const keys = deriveKeys(config.secrets);
  const background = createBackground(log, parts.retryPausesMs);
  const limiter = createRateLimiter({ db, clock });
  const csrf = createCsrf({ keys, randomness });
  const postOffice = createPostOffice({ mailer, background });
  const rules = parts.accountRules ?? {};
  const auth = createAuthModule({ db, clock, randomness, keys, log, limiter, postOffice, csrf, rules });
  const subscriptions = createSubscriptionsModule({ db, clock });
  const { entitlements } = subscriptions;
  const metrics = createMetrics(engine, generalIds);
  const learning = createLearningModule({
    db,
    clock,
    curriculum,
    engine,
    limiter,
    entitlements,
    runsPerMinute: config.runsPerMinute,
    onExplained: metrics.countExplanation,
  });
  const limits = { ...defaultHttpLimits, ...parts.httpLimits };
  const idempotency = createIdempotency({ db, clock, keys });
  const { authenticator } = auth;
  const api = await createApiServer({
    config,
    clock,
    randomness,
    keys,
    log,
    authenticator,
    csrf,
    idempotency,
    limits,
  });
  metrics.measureCalls(api.app);
  registerFeature(api, contract.auth, auth.handlers);
  registerFeature(api, contract.learn, learning.handlers);
  registerFeature(api, contract.subscriptions, subscriptions.handlers);
  serveOpenApi(api);
  serveHealth(api, { db, engine });
  if (parts.mailbox !== null) serveDevelopmentMailbox(api, parts.mailbox);
  await serveFiles(api, parts.folders ?? { web: null, media: null });
  const sweeps = [...accountSweeps, sweepIdempotencyKeys, sweepRateCounters];
  const stopSweeping = startSweeping({
    background,
    sweeps: sweeps.map((sweep) => () => sweep({ db, clock })),
  });
  await api.app.ready();
  return {
    server: api.app,
    api,
    background,
    metrics,
    async stop() {
      stopSweeping();
      try {
        await api.app.close();
      } finally {
        await background.stop();
      }
    },
  };
}
