import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('an entry is one line of JSON with its time in UTC, and hides secrets wherever they are', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const secret = 'do-not-tell';
  log.info({
    event: 'x\ny',
    password: secret,
    otp: secret,
    email: secret,
    headers: { cookie: secret, authorization: secret, 'x-csrftoken': secret },
    request: { body: { new_password: secret, code: secret, username: secret } },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(lines[0]).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    event: 'x\ny',
    time: expect.stringMatching(/Z$/),
  });
});

test('an error tells where it happened and not with which values', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('a query failed', { cause: new Error('below') }), {
    code: '23505',
    detail: 'Key (email)=(nila@example.test) already exists.',
  });
  log.error({ err: error });
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({ message: 'a query failed', reason: '23505', cause: { message: 'below' } });
  expect(err.stack).toContain('log.test.ts');
  expect(lines[0]).not.toContain('nila@example.test');
});
