import { expect, test } from 'vitest';
import { isFromThisMachine } from './this-machine.ts';

test.each([
  'localhost',
  'localhost:3000',
  'LocalHost:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
])('Host %s is this machine', (host) => {
  expect(isFromThisMachine({ host })).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost:3000:80',
  'localhost@evil.example',
  '192.168.1.7:3000',
  '0.0.0.0:3000',
  '[::2]:3000',
])('Host %s is not', (host) => {
  expect(isFromThisMachine({ host })).toBe(false);
});

test.each([
  'cdn-loop',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-vercel-forwarded-for',
])('a request with %s came through a proxy', (name) => {
  expect(isFromThisMachine({ host: 'localhost:3000', [name]: '' })).toBe(false);
});

test('a request with the headers of a browser alone did not', () => {
  const headers = {
    'accept-language': 'ta',
    cookie: 'a=1',
    dnt: '1',
    'sec-fetch-site': 'same-origin',
    'x-csrftoken': 'a',
    'idempotency-key': 'a',
  };
  expect(isFromThisMachine({ host: 'localhost:3000', ...headers })).toBe(true);
});

test.each(['http://localhost:3000', 'http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a page of %s is of this machine',
  (origin) => {
    expect(isFromThisMachine({ host: 'localhost:3000', origin })).toBe(true);
  },
);

test.each(['https://evil.example', 'http://localhost.evil.example', 'null', '', 'localhost:3000', 'file://'])(
  'a page of "%s" is not',
  (origin) => {
    expect(isFromThisMachine({ host: 'localhost:3000', origin })).toBe(false);
  },
);
