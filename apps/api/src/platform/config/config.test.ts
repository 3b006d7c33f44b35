import { readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, readStorageConfig, usualApiProcesses } from './config.ts';

const dataDir = temporaryFolder('config');
const secret = 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://learn.example',
  MAIL_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Learn <hello@learn.example>',
  PAYMENT_PROVIDER: 'none',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('outside production', () => {
  test('nothing has to be set', () => {
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      isProduction: false,
      port: 3000,
      host: 'localhost',
      publicOrigin: 'http://localhost:3000',
      databaseUrl: null,
      mailUrl: null,
    });
  });

  test('a secret is made once and kept', () => {
    const { secrets } = readConfig({ DATA_DIR: dataDir });
    expect(secrets.current.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(secrets);
  });

  test('an empty setting is one that is not set', () => {
    expect(readConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
  });
});

describe('outside production, where the demo accounts are,', () => {
  test.each([
    ['PUBLIC_ORIGIN', 'https://learn.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.7'],
  ])('%s may not be %s', (name, value) => {
    expect(problemsOf({ DATA_DIR: dataDir, [name]: value })).toEqual([
      `${name}=${value} would let others reach the demo accounts and the mail of everybody: set NODE_ENV=production, or stay on localhost.`,
    ]);
  });

  test.each(['localhost', '127.0.0.1', '::1'])('HOST may be %s', (HOST) => {
    expect(readConfig({ DATA_DIR: dataDir, HOST })).toMatchObject({ host: HOST });
  });

  test.each(['prod', 'Production', 'staging'])('NODE_ENV may not be %s', (NODE_ENV) => {
    expect(problemsOf({ DATA_DIR: dataDir, NODE_ENV })).toEqual([
      'NODE_ENV must be one of development, test, production.',
    ]);
  });
});

describe('in production', () => {
  test('everything that must be set is enough', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, host: '0.0.0.0', logLevel: 'info' });
  });

  test.each(['SESSION_SECRET', 'PUBLIC_ORIGIN', 'MAIL_URL', 'MAIL_FROM'])(
    'a missing %s is one sentence',
    (name) => {
      expect(problemsOf({ ...production, [name]: '' })).toEqual([
        expect.stringMatching(`^${name} is missing: .*\\.$`),
      ]);
    },
  );

  test('all that is missing is told at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(5);
  });

  test.each([
    ['SESSION_SECRET', 'short', /at least 32 characters/],
    ['SESSION_SECRET', 'a'.repeat(40), /too easy to guess/],
    ['PUBLIC_ORIGIN', 'http://learn.example', /must start with https/],
    ['MAIL_URL', 'ftp://mail.example', /MAIL_URL must be an address/],
    ['MAIL_URL', 'smtp://mail.example?ignoreTLS=true', /MAIL_URL may have no options/],
    ['MAIL_URL', 'smtp://mail.example?requireTLS=false', /MAIL_URL may have no options/],
    ['MAIL_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', /MAIL_URL may have no options/],
    ['DATABASE_URL', 'mysql://db', /DATABASE_URL must be an address/],
    ['PORT', 'many', /PORT must be a port number/],
    ['CONTACT_TO', 'the office', /CONTACT_TO must be an email address/],
    ['SECURITY_CONTACT', 'security@learn.example', /SECURITY_CONTACT must be an address such as mailto:/],
    ['SECURITY_CONTACT', 'http://learn.example', /SECURITY_CONTACT must be an address such as mailto:/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ])('%s may not be %s', (name, value, sentence) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringMatching(sentence)]);
  });

  test('metrics are served to this machine alone, unless an address is set (security 59)', () => {
    expect(readConfig({ ...production, HOST: '0.0.0.0' })).toMatchObject({ metricsHost: '127.0.0.1' });
    expect(readConfig({ ...production, METRICS_HOST: '10.0.0.5' })).toMatchObject({
      host: '0.0.0.0',
      metricsHost: '10.0.0.5',
    });
  });

  test('a runtime with known holes is accepted by a plain yes alone (security 58)', () => {
    const accepted = (word: string) => readConfig({ ...production, ACCEPT_RUNTIME_WITH_KNOWN_HOLES: word });
    expect(accepted('yes')).toMatchObject({ acceptsFaultyRuntime: true });
    expect(accepted('no')).toMatchObject({ acceptsFaultyRuntime: false });
    expect(accepted('')).toMatchObject({ acceptsFaultyRuntime: false });
    expect(problemsOf({ ...production, ACCEPT_RUNTIME_WITH_KNOWN_HOLES: 'true' })).toEqual([
      'ACCEPT_RUNTIME_WITH_KNOWN_HOLES must be yes or no.',
    ]);
  });

  test.each(['smtp://mail.example', 'smtps://u:p@mail.example:465', 'smtp://localhost:25?ignoreTLS=true'])(
    'MAIL_URL may be %s',
    (MAIL_URL) => {
      expect(readConfig({ ...production, MAIL_URL })).toMatchObject({ mailUrl: MAIL_URL });
    },
  );
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('on %i cores %i processes answer calls', (cores, processes) => {
  expect(usualApiProcesses(cores)).toBe(processes);
});

test('commands that need the data alone ask for no secret and write no file', () => {
  const folder = temporaryFolder('storage');
  const env = { NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: '/var/backups' };
  expect(readStorageConfig(env)).toEqual({
    dataDir: env.DATA_DIR,
    databaseUrl: null,
    backupDir: '/var/backups',
    preparesStatements: true,
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(() => readStorageConfig({ DATABASE_URL: 'mysql://a' })).toThrow('DATABASE_URL must be an address');
});
