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
