import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, statusByCode } from './error-codes.ts';
import { fieldErrorCodes } from './field-errors.ts';
import { fieldMessageByCode, messageByCode } from './messages.ts';

const errorCodes = Object.keys(statusByCode) as ErrorCode[];

const endpoints = Object.values(contract).flatMap((feature) => Object.entries<Endpoint>(feature));
const tamilLetter = /\p{Script=Tamil}/u;

describe('the table of calls', () => {
  test('no two calls share a method and a path', () => {
    const keys = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(endpoints)(
    '%s has a canonical path, and parameters exactly where its path names them',
    (_, endpoint) => {
      expect(endpoint.path).toMatch(/^\/([a-z0-9-]+|:[a-z]+)(\/([a-z0-9-]+|:[a-z]+))*\/$/);
      expect(endpoint.params !== undefined).toBe(endpoint.path.includes(':'));
    },
  );

  test.each(endpoints)('%s changes nothing when it is a GET', (_, endpoint) => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    expect(endpoint.method === 'GET' || endpoint.method === 'POST').toBe(true);
  });

  test('an answer that is the same for everybody is read at one address by anybody', () => {
    const cacheable = endpoints.filter(([, endpoint]) => endpoint.cacheable === true);
    expect(cacheable.length).toBeGreaterThan(0);
    for (const [, { method, access, params }] of cacheable)
      expect({ method, access, params }).toEqual({ method: 'GET', access: 'public', params: undefined });
  });

  test('a call with a body says that it can be refused', () => {
    for (const [, endpoint] of endpoints) {
      if (endpoint.body !== undefined) expect(endpoint.errors).toContain('validation_failed');
    }
  });
});

describe('errors', () => {
  test.each(errorCodes)('%s has a 4xx or 5xx status and a sentence in each language', (code) => {
    expect(statusByCode[code]).toBeGreaterThanOrEqual(400);
    for (const language of languages) expect(messageByCode[code][language].trim()).not.toBe('');
    expect(messageByCode[code].ta).toMatch(tamilLetter);
    expect(messageByCode[code].en).not.toMatch(tamilLetter);
  });

  test.each(fieldErrorCodes)('the field fault %s has a sentence in each language', (code) => {
    expect(fieldMessageByCode[code].ta).toMatch(tamilLetter);
    expect(fieldMessageByCode[code].en).not.toMatch(tamilLetter);
  });

  test('a sentence and its twin have the same gaps to fill', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();
    for (const message of [...Object.values(messageByCode), ...Object.values(fieldMessageByCode)]) {
      expect(gaps(message.ta)).toEqual(gaps(message.en));
    }
  });
});
