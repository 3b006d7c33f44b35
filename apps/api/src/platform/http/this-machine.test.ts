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

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
  'a request with %s came through a proxy',
  (name) => {
    expect(isFromThisMachine({ host: 'localhost:3000', [name]: '' })).toBe(false);
  },
);
