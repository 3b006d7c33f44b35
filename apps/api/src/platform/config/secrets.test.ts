import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const good = 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U';
const older = 'Zt5Wn8Rk2Hq7Vb4Jx9Lm3Pc6Ys1Dg0Fa';
const development = { DATA_DIR: temporaryFolder('secrets') };
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: good,
  PUBLIC_ORIGIN: 'https://learn.example',
  MAIL_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Learn <hello@learn.example>',
  PAYMENT_PROVIDER: 'none',
};
const providers = {
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: 'MjI4OTc2NDM1MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkw',
  PAYHERE_APP_ID: '4OVx3bNq7Rt2Yw5Zc8Kd1Lf6M',
  PAYHERE_APP_SECRET: '4qTz8Wn5Rk2Hq7Vb4Jx9Lm3Pc6Ys1Dg0Fa',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'Kd7Rt2Yw5Zc8Nq4Lf6Mb9Xs3',
  RAZORPAY_WEBHOOK_SECRET: 'Wn5Rk2Hq7Vb4Jx9L',
};
const service = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small', AI_API_KEY: 'sk-12345' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('a secret in production', () => {
  const complete = { ...production, ...providers, ...service, SESSION_SECRET_FORMER: `${older}, ${good}` };

  test('may be as providers issue it', () => {
    expect(problemsOf(complete)).toEqual([]);
    expect(readConfig(complete).secrets).toEqual({ current: good, former: [older, good] });
  });

  test.each([
    ['SESSION_SECRET', 32],
    ['PAYHERE_MERCHANT_SECRET', 16],
    ['PAYHERE_APP_SECRET', 16],
    ['RAZORPAY_KEY_SECRET', 16],
    ['RAZORPAY_WEBHOOK_SECRET', 16],
    ['AI_API_KEY', 8],
  ])('is refused as %s when it is short or one letter repeated (security 57)', (name, min) => {
    const short = good.slice(0, min - 1);
    expect(problemsOf({ ...complete, [name]: short })).toEqual([
      `${name} must have at least ${min} characters.`,
    ]);
    expect(problemsOf({ ...complete, [name]: 'a'.repeat(min) })).toEqual([
      `${name} is too easy to guess: set it to a random text.`,
    ]);
  });

  test.each([
    ['x', ['Secret 1 of SESSION_SECRET_FORMER must have at least 32 characters.']],
    [
      'x,',
      [
        'Secret 1 of SESSION_SECRET_FORMER must have at least 32 characters.',
        'Secret 2 of SESSION_SECRET_FORMER is empty: remove the comma.',
      ],
    ],
    [`${older},,${older}`, ['Secret 2 of SESSION_SECRET_FORMER is empty: remove the comma.']],
    ['ab'.repeat(16), ['Secret 1 of SESSION_SECRET_FORMER is too easy to guess: set it to a random text.']],
  ])('is judged as a former one too: %s (security 57)', (SESSION_SECRET_FORMER, problems) => {
    expect(problemsOf({ ...production, SESSION_SECRET_FORMER })).toEqual(problems);
  });

  test('is never repeated in the sentence that refuses it', () => {
    const weak = 'hunter2';
    const all = { ...complete, SESSION_SECRET: weak, SESSION_SECRET_FORMER: weak, RAZORPAY_KEY_SECRET: weak };
    expect(problemsOf(all)).toHaveLength(3);
    expect(problemsOf(all).join('\n')).not.toContain(weak);
  });
});

test('a secret outside production may be any word, but no former one is empty', () => {
  const made = { SESSION_SECRET: 'any', SESSION_SECRET_FORMER: 'word,', PAYHERE_MERCHANT_ID: '1' };
  const config = readConfig({ ...development, ...made, PAYHERE_MERCHANT_SECRET: 's' });
  expect(config.secrets).toEqual({ current: 'any', former: ['word'] });
});
