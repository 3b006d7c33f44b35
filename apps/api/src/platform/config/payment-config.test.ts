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
  PAYHERE_MERCHANT_SECRET: 'Zt5Wn8Rk2Hq7Vb4Jx9Lm3Pc6',
};

const razorpay = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'Kd7Rt2Yw5Zc8Nq4Lf6Mb9Xs3',
  RAZORPAY_WEBHOOK_SECRET: 'Wn5Rk2Hq7Vb4Jx9L',
};
const sold = 'set it to payhere or razorpay, or to none while nothing is sold.';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('payments', () => {
  test('show what prices are about in another currency, never in the one of the plans', () => {
    const hintOf = (hint: string) => readConfig({ ...development, PRICE_HINT: hint }).payment.priceHint;
    expect(hintOf('LKR:302.5')).toEqual({ currency: 'LKR', rate: 302.5 });
    expect(hintOf('USD:1')).toBeNull();
  });

  test.each(['LKR', '300', 'Rs:300', 'LKR:-3', 'LKR:1e9', 'LKR:300;'])(
    'refuse %s as a price hint',
    (hint) => {
      expect(problemsOf({ ...development, PRICE_HINT: hint })).toEqual([
        'PRICE_HINT must be a currency and a rate, such as LKR:300.',
      ]);
    },
  );

  test('are taken by a page of our own outside production', () => {
    expect(readConfig(development).payment).toEqual({
      seller: 'local',
      providers: [{ provider: 'local' }],
      currency: 'USD',
      priceHint: null,
    });
  });

  test('go to the sandbox outside production and to the real pages in production, unless it is said', () => {
    const settings = {
      provider: 'payhere',
      merchantId: '1211149',
      merchantSecret: 'Zt5Wn8Rk2Hq7Vb4Jx9Lm3Pc6',
      app: null,
    };
    const at = (origin: string) => ({
      seller: 'payhere',
      providers: [{ ...settings, origin }],
      currency: 'USD',
      priceHint: null,
    });
    expect(readConfig({ ...development, ...payhere }).payment).toEqual(at('https://sandbox.payhere.lk'));
    expect(readConfig({ ...production, ...payhere }).payment).toEqual(at('https://www.payhere.lk'));
    expect(readConfig({ ...development, ...payhere, PAYHERE_MODE: 'live' }).payment).toEqual(
      at('https://www.payhere.lk'),
    );
  });

  test('can be looked into where the app is set up', () => {
    const app = { PAYHERE_APP_ID: 'id', PAYHERE_APP_SECRET: 'Hq7Vb4Jx9Lm3Pc6Ys1Dg' };
    expect(readConfig({ ...production, ...payhere, ...app }).payment.providers).toMatchObject([
      { app: { id: 'id', secret: 'Hq7Vb4Jx9Lm3Pc6Ys1Dg' } },
    ]);
  });

  test('go to Razorpay in rupees, while a former provider still answers for its orders', () => {
    const { seller, providers, currency } = readConfig({ ...production, ...payhere, ...razorpay }).payment;
    expect({ seller, currency }).toEqual({ seller: 'razorpay', currency: 'INR' });
    expect(providers).toMatchObject([
      { provider: 'payhere', merchantId: '1211149' },
      {
        provider: 'razorpay',
        origin: 'https://api.razorpay.com',
        keyId: 'rzp_live_1',
        keySecret: 'Kd7Rt2Yw5Zc8Nq4Lf6Mb9Xs3',
        webhookSecret: 'Wn5Rk2Hq7Vb4Jx9L',
      },
    ]);
  });

  test('are sold by nobody where it is said, while a former provider still answers', () => {
    const unsold = { ...production, ...payhere, PAYMENT_PROVIDER: 'none' };
    expect(readConfig(unsold).payment).toMatchObject({ seller: null, providers: [{ provider: 'payhere' }] });
  });

  test.each([
    [{}, `PAYMENT_PROVIDER is missing: ${sold}`],
    [{ PAYMENT_PROVIDER: 'local' }, `PAYMENT_PROVIDER=local takes no money: ${sold}`],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER must be one of payhere, razorpay, local, none.'],
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
    [
      { ...payhere, PAYHERE_MODE: 'sandbox' },
      'PAYHERE_MODE=sandbox takes no money: set it to live, with the merchant id and the secrets of your live account.',
    ],
    [
      { ...payhere, RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'Kd7Rt2Yw5Zc8Nq4Lf6Mb9Xs3' },
      'RAZORPAY_WEBHOOK_SECRET is missing: set it to the secret that you chose for the webhook.',
    ],
    [
      { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' },
      'RAZORPAY_KEY_ID is a test key, which takes no money: use a key that begins with rzp_live_.',
    ],
  ])('are refused in production with %j', (settings, problem) => {
    expect(problemsOf({ ...production, ...settings })).toEqual([problem]);
  });

  test('need no provider in production while nothing is sold', () => {
    expect(readConfig({ ...production, PAYMENT_PROVIDER: 'none' }).payment).toEqual({
      seller: null,
      providers: [],
      currency: 'USD',
      priceHint: null,
    });
  });
});
