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
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  const wrong = { email, password: 'wrong-tree-8' };
  expect(await statusOf(client.call('auth.register', { username, email, password }, once()))).toBe(201);
  expect(await statusOf(client.call('auth.login', wrong, once()))).toBe(401);
  expect(await statusOf(client.call('auth.requestPasswordReset', { email }, once()))).toBe(200);
  const letter = { full_name: 'Poongodi R', email, message: 'How do I begin?' };
  expect(await statusOf(client.call('contact.submit', letter, once()))).toBe(201);

  const learner = await testApp.newLearner();
  const { password: known } = learner;
  const login = testApp.newClient().call('auth.login', { email: learner.email, password: known });
  expect(await statusOf(login)).toBe(200);
  const theme = { value: 'dark', changed_at: '2026-11-01T00:00:00Z' };
  expect(await statusOf(learner.call('settings.changeSettings', { theme }))).toBe(200);
  expect(await statusOf(learner.call('contact.submit', { ...letter, email: learner.email }, once()))).toBe(
    201,
  );

  const found = await columnsWith(['poongodi', learner.username, learner.email]);
  expect(found).toEqual(expect.arrayContaining(['learners.email', 'pending_registrations.username']));
  expect(found.filter((column) => !personal.includes(column))).toEqual([]);
});
