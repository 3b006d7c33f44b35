import { newName, startTestApp, type TestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Columns with personal data. A new one needs a reason, a retention period and an entry here. */
const personal = [
  'certificates.shown_name',
  'contact_messages.email',
  'contact_messages.full_name',
  'learners.email',
  'learners.email_key',
  'learners.username',
  'learners.username_key',
  // Codes for two hours, and browsers for a quarter of an hour; swept a day later.
  'mailbox_codes.email_key',
  // Until the mail was sent: a request for a code, and the goodbye to a deleted account.
  'mail_outbox.email',
  'mail_outbox.username',
  'one_time_codes.email_key',
  'pending_registrations.email',
  'pending_registrations.email_key',
  'pending_registrations.username',
  'pending_registrations.username_key',
  'proven_browsers.email_key',
  'sessions.device_browser',
  'sessions.device_system',
];

/** Columns named like personal data that identify nobody, such as a story's `person`. */
const ofNobody = [
  'kysely_migration.name',
  'learner_settings.name',
  'learners.email_verified_at',
  'personalized_exercises.person',
  'plans.name',
];

const telling =
  /name|mail|phone|mobile|birth|(^|_)(age|ip|sex)(_|$)|address|school|city|district|gender|guardian|parent|person|device|photo|location/;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

type Column = { table: string; column: string };
const nameOf = ({ table, column }: Column) => `${table}.${column}`;

async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(testApp.db);
  return rows;
}

async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of await columns()) {
    const { rows } = await sql`
      select from ${sql.table(one.table)} as "row"
      where ${sql.ref(`row.${one.column}`)}::text ~* ${texts.join('|')} limit 1`.execute(testApp.db);
    if (rows.length > 0) found.push(nameOf(one));
  }
  return found;
}

test('the database has the personal columns of this list and no other (privacy 5)', async () => {
  const named = (await columns()).filter(({ column }) => telling.test(column)).map(nameOf);
  expect(named).toEqual([...personal, ...ofNobody].sort());
});

test('a name and an address that a person gives are stored in these columns only (privacy 5)', async () => {
  const [username, email, password] = ['poongodi_r', 'poongodi@example.test', 'mango-tree-8'];
  const once = () => ({ headers: { 'idempotency-key': newName('call') } });
  const client = testApp.newClient();
  await client.post('/auth/register/', { username, email, password }, once());
  await client.post('/auth/login/', { username_or_email: email, password: 'wrong-tree-8' }, once());
  await client.post('/auth/password-reset-request/', { email }, once());
  const letter = { full_name: 'Poongodi R', email, message: 'How do I begin?' };
  expect((await client.post('/contact/submit/', letter, once())).status).toBe(201);

  const learner = await testApp.newLearner();
  await learner.post('/auth/login/', { username_or_email: learner.email, password: learner.password });
  await learner.post('/api/settings/', { theme: { value: 'dark', changed_at: '2026-11-01T00:00:00Z' } });
  await learner.post('/contact/submit/', { ...letter, email: learner.email }, once());

  const found = await columnsWith(['poongodi', learner.username, learner.email]);
  expect(found).toEqual(expect.arrayContaining(['learners.email', 'pending_registrations.username']));
  expect(found.filter((column) => !personal.includes(column))).toEqual([]);
});
