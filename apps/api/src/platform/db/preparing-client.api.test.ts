import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { preparingClient } from './preparing-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** Opens the database for one connection, so that all statements of a test are its own. */
async function onOneConnection<T>(
  options: { preparesStatements?: boolean },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(database.connection, { ...options, maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const add = (db: Database, a: number) => sql<{ sum: number }>`select ${a}::int + 1 as sum`.execute(db);
const prepared = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time`.execute(db);
  return rows.map(({ statement }) => statement);
};

test('a statement is parsed once on a connection, whatever its values', async () => {
  await onOneConnection({}, async (db) => {
    for (const a of [1, 2, 3]) expect((await add(db, a)).rows).toEqual([{ sum: a + 1 }]);
    expect(await prepared(db)).toEqual(['select $1::int + 1 as sum']);
  });
});

test('nothing is prepared where a proxy cannot keep it', async () => {
  await onOneConnection({ preparesStatements: false }, async (db) => {
    expect((await add(db, 1)).rows).toEqual([{ sum: 2 }]);
    expect(await prepared(db)).toEqual([]);
  });
});

test('beyond the bound, a new text is sent without a name', async () => {
  const Client = preparingClient(1);
  const client = new Client(database.connection);
  await client.connect();
  for (const text of ['select $1::int as a', 'select $1::int as b', 'select $1::int as a'])
    expect((await client.query(text, [7])).rows).toHaveLength(1);
  const { rows } = await client.query('select statement from pg_prepared_statements');
  await client.end();
  expect(rows).toEqual([{ statement: 'select $1::int as a' }]);
});

test('a column that is added under a running process breaks no statement that names its columns', async () => {
  await onOneConnection({}, async (db) => {
    const read = () => db.selectFrom('plans').select('id').where('id', '=', 'none').execute();
    await read();
    await sql`alter table plans add column added_later text`.execute(db);
    expect(await read()).toEqual([]);
  });
});
