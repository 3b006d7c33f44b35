import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Matches code that opens an outgoing connection. */
const opens =
  /\bfetch\(|\bhttps?\.(?:request|get)\(|\bnet\.connect\(|\bcreateConnection\(|\bcreateTransport\(|\bWebSocket\(|from 'undici'/;

/** Each takes its address from the settings: the payment providers, the AI service, the mail server. */
const known = [
  'apps/api/src/modules/payments/providers/provider-http.ts',
  'apps/api/src/modules/personalized/ai/chat-client.ts',
  'apps/api/src/platform/mail/mailer.ts',
];

test('the server opens connections to addresses of its settings, and to none that a caller names (security 55)', () => {
  const files = globSync('{apps/api,packages/{contract,curriculum,exercises,feedback,python}}/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/node_modules/**', 'packages/python/src/browser/**'],
  });
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => opens.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found.sort()).toEqual(known);
});

test('a call that follows an address from elsewhere would be found (security 55)', () => {
  expect(opens.test('const page = await fetch(body.url);')).toBe(true);
});
