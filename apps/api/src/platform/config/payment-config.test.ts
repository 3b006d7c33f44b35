import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const development = { DATA_DIR: temporaryFolder('config') };
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U',
  PUBLIC_ORIGIN: 'https://learn.example',
  MAIL_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Learn <hello@learn.example>',
};
const payhere = {
  PAYMENT_PROVIDER: 'payhere',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: 'a-secret',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('payments', () => {
  test('are taken by a page of our own outside production', () => {
    expect(readConfig(development).payment).toEqual({ provider: 'local' });
  });

  test('go to the sandbox outside production and to the real pages in production, unless it is said', () => {
    const settings = { provider: 'payhere', merchantId: '1211149', merchantSecret: 'a-secret', app: null };
    expect(readConfig({ ...development, ...payhere }).payment).toEqual({
      ...settings,
      origin: 'https://sandbox.payhere.lk',
    });
    expect(readConfig({ ...production, ...payhere }).payment).toEqual({
      ...settings,
      origin: 'https://www.payhere.lk',
    });
    expect(readConfig({ ...production, ...payhere, PAYHERE_MODE: 'sandbox' }).payment).toMatchObject({
      origin: 'https://sandbox.payhere.lk',
    });
  });

  test('can be looked into where the app is set up', () => {
    const app = { PAYHERE_APP_ID: 'id', PAYHERE_APP_SECRET: 'app-secret' };
    expect(readConfig({ ...production, ...payhere, ...app }).payment).toMatchObject({
      app: { id: 'id', secret: 'app-secret' },
    });
  });

  test.each([
    [{}, 'PAYMENT_PROVIDER is missing: set it to payhere, or to none while nothing is sold.'],
    [
      { PAYMENT_PROVIDER: 'local' },
      'PAYMENT_PROVIDER=local takes no money: set it to payhere, or to none while nothing is sold.',
    ],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER must be one of payhere, local, none.'],
    [
      { ...payhere, PAYHERE_MERCHANT_ID: '' },
      'PAYHERE_MERCHANT_ID is missing: set it to the Merchant ID of your PayHere account.',
    ],
    [
      { ...payhere, PAYHERE_MERCHANT_SECRET: '' },
      'PAYHERE_MERCHANT_SECRET is missing: set it to the secret that PayHere shows for your domain.',
    ],
    [
      { ...payhere, PAYHERE_APP_ID: 'id' },
      'PAYHERE_APP_ID and PAYHERE_APP_SECRET belong together: set both or none.',
    ],
    [{ ...payhere, PAYHERE_MODE: 'test' }, 'PAYHERE_MODE must be one of sandbox, live.'],
  ])('are refused in production with %j', (settings, problem) => {
    expect(problemsOf({ ...production, ...settings })).toEqual([problem]);
  });

  test('need no provider in production while nothing is sold', () => {
    expect(readConfig({ ...production, PAYMENT_PROVIDER: 'none' }).payment).toEqual({ provider: 'none' });
  });
});
