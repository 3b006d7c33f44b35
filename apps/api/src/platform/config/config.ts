import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type AiConfig, aiConfigOf, aiProblems, aiSettings } from './ai-config.ts';
import { isLoopback } from './loopback.ts';
import { mailProblems, mailSettings } from './mail-config.ts';
import { type PaymentConfig, paymentConfigOf, paymentProblems, paymentSettings } from './payment-config.ts';
import { formerSecrets, sessionSecretProblems } from './secrets.ts';

/** Settings from the environment, validated once. */
export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  /** Scheme, host and port that browsers see, without a slash at the end. */
  publicOrigin: string;
  dataDir: string;
  /** Null means the built-in PostgreSQL below `dataDir`. */
  databaseUrl: string | null;
  /** Folder of nightly backups; null where none are made. */
  backupDir: string | null;
  /** False where a proxy before the database cannot keep prepared statements. */
  preparesStatements: boolean;
  /** Sign sessions and codes; former secrets still verify what they signed. */
  secrets: { current: string; former: readonly string[] };
  /** Null means the development mailbox. */
  mailUrl: string | null;
  mailFrom: string;
  /** Recipient of messages from the contact form; null when they are only stored. */
  contactTo: string | null;
  /** Where to report vulnerabilities, a mailto: or https: address; null when not set. */
  securityContact: string | null;
  payment: PaymentConfig;
  /** Null where no AI service is connected. */
  ai: AiConfig | null;
  pythonWorkers: number | null;
  /** Processes that answer calls. */
  apiProcesses: number;
  /** Program runs per minute of one learner. */
  runsPerMinute: number;
  /** Processor time, in seconds, that the programs of one learner may use in five minutes. */
  runCpuSeconds: number;
  metricsPort: number | null;
  /** Address that serves metrics; by default reachable from this machine only. */
  metricsHost: string;
  /** Commit that this build was made from; null when it is not known. */
  buildRevision: string | null;
  /** Whether programs are shared only where the consent of a guardian is on record. */
  consentIsRequired: boolean;
  /** Allows production on a Node release with known faults. */
  acceptsFaultyRuntime: boolean;
  logLevel: (typeof logLevels)[number];
  /** Number of proxies in front of the app that add to X-Forwarded-For. */
  trustedProxies: number;
};

/** Why the app does not start: one sentence for each setting to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const environments = ['development', 'test', 'production'] as const;
const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Reads the settings. Throws ConfigError with every problem at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settings.safeParse(valuesIn(env));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentenceOf));
  const isProduction = parsed.data.NODE_ENV === 'production';
  const problems = [
    ...(isProduction ? unfitInProduction(parsed.data) : openToOthers(parsed.data)),
    ...mailProblems(parsed.data),
    ...paymentProblems(parsed.data, isProduction),
    ...aiProblems(parsed.data, isProduction),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data, isProduction);
}

/** Where the data are, and how they are reached. */
export type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'preparesStatements'>;

/**
 * Reads the settings of commands that need the data alone, and writes no file. Throws ConfigError with every problem at
 * once.
 */
export function readStorageConfig(env: Readonly<Record<string, string | undefined>>): StorageConfig {
  const parsed = settings
    .pick({ DATA_DIR: true, DATABASE_URL: true, BACKUP_DIR: true, PREPARED_STATEMENTS: true })
    .safeParse(valuesIn(env));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentenceOf));
  return storageOf(parsed.data);
}

/** An empty setting is one that is not set. */
function valuesIn(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/** More processes would leave less than two connections to the database for each. */
const mostApiProcesses = 16;
/** What the memory of the unit of systemd holds, beside database and sandbox. */
const mostUsualApiProcesses = 4;

/** One core is left to the database and the sandbox, which a call costs as much as the api. */
export function usualApiProcesses(cores: number): number {
  return Math.min(mostUsualApiProcesses, Math.max(1, cores - 1));
}

const portNumber = z.coerce.number('must be a port number').int().min(0).max(65_535, 'must be at most 65535');

const settings = z.object({
  NODE_ENV: z.enum(environments, `must be one of ${environments.join(', ')}`).default('development'),
  PORT: portNumber.default(3000),
  HOST: z.string().optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://learn.example' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/name',
    })
    .optional(),
  BACKUP_DIR: z.string().optional(),
  PREPARED_STATEMENTS: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  SESSION_SECRET: z.string().optional(),
  SESSION_SECRET_FORMER: z.string().optional(),
  ...mailSettings,
  CONTACT_TO: z.email('must be an email address').optional(),
  SECURITY_CONTACT: z
    .url({
      protocol: /^(https|mailto)$/,
      error: 'must be an address such as mailto:security@learn.example or https://learn.example/report',
    })
    .optional(),
  ...paymentSettings,
  ...aiSettings,
  PYTHON_WORKERS: z.coerce.number('must be a number').int().min(1).max(64).optional(),
  API_PROCESSES: z.coerce.number('must be a number').int().min(1).max(mostApiProcesses).optional(),
  RUNS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(60),
  RUN_CPU_SECONDS: z.coerce.number('must be a number').int().min(1).default(30),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BUILD_REVISION: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be the id of a commit')
    .optional(),
  SHARING_CONSENT: z.enum(['required', 'assumed'], 'must be required or assumed').default('assumed'),
  ACCEPT_RUNTIME_WITH_KNOWN_HOLES: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  TRUSTED_PROXIES: z.coerce.number('must be a number').int().min(0).max(10).default(0),
});

type Settings = z.output<typeof settings>;

export const settingNames: readonly string[] = Object.keys(settings.shape);

function unfitInProduction(given: Settings): string[] {
  const problems: string[] = sessionSecretProblems(given);
  if (given.PUBLIC_ORIGIN === undefined) {
    problems.push(
      'PUBLIC_ORIGIN is missing: set it to the address that learners open, such as https://learn.example.',
    );
  } else if (!given.PUBLIC_ORIGIN.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN must start with https:// in production.');
  }
  if (given.MAIL_URL === undefined) {
    problems.push(
      'MAIL_URL is missing: set it to the mail server, such as smtps://user:password@mail.example.',
    );
  }
  if (given.MAIL_FROM === undefined) {
    problems.push('MAIL_FROM is missing: set it to the address that mail comes from.');
  }
  return problems;
}

/** Outside production, demo accounts have a known password and a page shows everybody's mail. */
function openToOthers({ PUBLIC_ORIGIN: origin, HOST: host }: Settings): string[] {
  const isPublic = origin?.startsWith('https://') === true;
  if (!isPublic && (host === undefined || isLoopback(host))) return [];
  const setting = isPublic ? `PUBLIC_ORIGIN=${origin}` : `HOST=${host}`;
  return [
    `${setting} would let others reach the demo accounts and the mail of everybody: set NODE_ENV=production, or stay on localhost.`,
  ];
}

function storageOf(
  given: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR' | 'PREPARED_STATEMENTS'>,
): StorageConfig {
  return {
    dataDir: path.resolve(repositoryRoot, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    backupDir: given.BACKUP_DIR === undefined ? null : path.resolve(repositoryRoot, given.BACKUP_DIR),
    preparesStatements: given.PREPARED_STATEMENTS === 'yes',
  };
}

function configOf(given: Settings, isProduction: boolean): Config {
  const storage = storageOf(given);
  return {
    ...storage,
    isProduction,
    port: given.PORT,
    host: given.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicOrigin: new URL(given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`).origin,
    secrets: {
      current: given.SESSION_SECRET ?? readOrMakeSecret(storage.dataDir),
      former: formerSecrets(given.SESSION_SECRET_FORMER),
    },
    mailUrl: given.MAIL_URL ?? null,
    mailFrom: given.MAIL_FROM ?? 'Python Learning <no-reply@localhost>',
    contactTo: given.CONTACT_TO ?? null,
    securityContact: given.SECURITY_CONTACT ?? null,
    payment: paymentConfigOf(given, isProduction),
    ai: aiConfigOf(given),
    pythonWorkers: given.PYTHON_WORKERS ?? null,
    apiProcesses: given.API_PROCESSES ?? usualApiProcesses(availableParallelism()),
    runsPerMinute: given.RUNS_PER_MINUTE,
    runCpuSeconds: given.RUN_CPU_SECONDS,
    metricsPort: given.METRICS_PORT ?? null,
    metricsHost: given.METRICS_HOST,
    buildRevision: given.BUILD_REVISION ?? null,
    consentIsRequired: given.SHARING_CONSENT === 'required',
    acceptsFaultyRuntime: given.ACCEPT_RUNTIME_WITH_KNOWN_HOLES === 'yes',
    logLevel: given.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: given.TRUSTED_PROXIES,
  };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}.`;
}

/** Development secret, created at the first start and saved, so that a restart logs nobody out. */
function readOrMakeSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
