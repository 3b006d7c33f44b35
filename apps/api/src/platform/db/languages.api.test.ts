import { languages } from '@python-learning/domain';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeLanguages } from './migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const languageColumns = () =>
  sql<{ table: string }>`select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'language' order by 1`.execute(database.db);

/** Stores a registration, a learner, a message and a mail in the language. */
async function storeAllIn(language: string): Promise<void> {
  const name = `learner_${language}`;
  const account = sql`${name}, ${name}, ${name}, ${name}, '', ${language}, now()`;
  await sql`insert into learners
      (username, username_key, email, email_key, password_hash, language, created_at, id, email_verified_at)
    values (${account}, gen_random_uuid(), now())`.execute(database.db);
  await sql`insert into pending_registrations
      (username, username_key, email, email_key, password_hash, language, created_at, browser)
    values (${account}, 'a browser')`.execute(database.db);
  await sql`insert into contact_messages (id, full_name, email, message, language, is_subscriber, created_at)
    values (gen_random_uuid(), '', '', '', ${language}, false, now())`.execute(database.db);
  await sql`insert into mail_outbox (kind, language, created_at) values ('x', ${language}, now())`.execute(
    database.db,
  );
}

test('the database knows the languages of the one list, and refuses any other', async () => {
  const { rows } = await sql<{ code: string }>`select code from known_languages`.execute(database.db);
  expect(rows.map(({ code }) => code).toSorted()).toEqual(languages.toSorted());
  for (const language of languages) await storeAllIn(language);
  await expect(storeAllIn('si')).rejects.toThrow('learners_language');
});

test('a third language is tried by adding it to the list, without SQL', async () => {
  await storeLanguages(database.db, [...languages, 'si']);
  await storeAllIn('si');
  for (const { table } of (await languageColumns()).rows) {
    const found = sql`select from ${sql.table(table)} where language = 'si'`.execute(database.db);
    expect([table, (await found).rows.length]).toEqual([table, 1]);
  }
});
