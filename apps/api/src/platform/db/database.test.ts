import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDatabaseUnreachable, openDatabase } from './database.ts';

test('a database that is not there is told from a query that is wrong', async () => {
  const nowhere = { host: '/tmp/no-such-socket', port: 5432, user: 'x', password: 'x', database: 'x' };
  const db = openDatabase(nowhere);
  const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
  await db.destroy();
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect(isDatabaseUnreachable(new Error('syntax error at or near "selct"'))).toBe(false);
  expect(isDatabaseUnreachable('ECONNREFUSED')).toBe(false);
});

const coded = (code: string, message: string, syscall?: string) =>
  Object.assign(new Error(message), { code, ...(syscall && { syscall }) });

test.each([
  ['whose name is not known', coded('ENOTFOUND', 'getaddrinfo ENOTFOUND db', 'getaddrinfo'), true],
  ['whose name cannot be asked for', coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN db', 'getaddrinfo'), true],
  ['that breaks off', coded('ECONNRESET', 'read ECONNRESET', 'read'), true],
  ['is not meant by a caller who breaks off an upload', coded('ECONNRESET', 'aborted'), false],
  ['is not meant by a file that is not there', coded('ENOENT', 'open ENOENT', 'open'), false],
])('a database %s', (_what, error, isUnreachable) => {
  expect(isDatabaseUnreachable(error)).toBe(isUnreachable);
});
