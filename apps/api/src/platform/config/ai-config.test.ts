import { temporaryFolder } from '@python-learning/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = temporaryFolder('ai-config');

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('the AI service', () => {
  test('is not needed', () => {
    expect(readConfig({ DATA_DIR }).ai).toBeNull();
  });

  test('is an address and a model; a key only where it asks for one', () => {
    const env = { DATA_DIR, AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' };
    const connected = { baseUrl: 'http://localhost:11434/v1', model: 'small', tokensPerDay: 1_000_000 };
    expect(readConfig(env).ai).toEqual({ ...connected, apiKey: null });
    expect(readConfig({ ...env, AI_API_KEY: 'k', AI_TOKENS_PER_DAY: '5' }).ai).toEqual({
      ...connected,
      apiKey: 'k',
      tokensPerDay: 5,
    });
  });

  test.each([
    [{ AI_BASE_URL: 'https://ai.example/v1' }, /^AI_MODEL is missing/],
    [{ AI_MODEL: 'small' }, /^AI_BASE_URL is missing/],
    [{ AI_API_KEY: 'k' }, /^AI_BASE_URL is missing/],
    [{ AI_BASE_URL: 'ai.example', AI_MODEL: 'small' }, /^AI_BASE_URL must be an address/],
    [{ AI_BASE_URL: 'https://a.b', AI_MODEL: 'm', AI_TOKENS_PER_DAY: 'many' }, /must be a number/],
  ])('half set up is one sentence: %j', (env, sentence) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(sentence)]);
  });

  describe('in production', () => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U',
      PUBLIC_ORIGIN: 'https://learn.example',
      MAIL_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'Learn <hello@learn.example>',
      PAYMENT_PROVIDER: 'none',
      AI_MODEL: 'small',
    };

    test.each([
      'http://ai.example/v1',
      'HTTP://ai.example',
      'http://10.0.0.5:11434/v1',
      'http://gpu.local/v1',
    ])('gets no sentence of a child in clear text: %s (privacy 8)', (AI_BASE_URL) => {
      expect(problemsOf({ ...production, AI_BASE_URL })).toEqual([
        expect.stringMatching(/^AI_BASE_URL must start with https:\/\/ in production/),
      ]);
    });

    test.each([
      'https://ai.example/v1',
      'http://localhost:11434/v1',
      'http://127.0.0.1/v1',
      'http://[::1]:80',
    ])('may be reached at %s, on this machine with any key', (AI_BASE_URL) => {
      const key = AI_BASE_URL.startsWith('https:') ? {} : { AI_API_KEY: 'k' };
      expect(problemsOf({ ...production, ...key, AI_BASE_URL })).toEqual([]);
    });
  });
});
