import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let testApp: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  learner = await testApp.newLearner();
});

const read = (client = learner) => client.call('settings.settings');
const choose = (body: object, client = learner) => client.call('settings.changeSettings', body);
const ago = (seconds: number) => new Date(testApp.clock.now().getTime() - seconds * 1000).toISOString();

describe('choices', () => {
  test('of a new learner are none: each device decides', async () => {
    expect(await read()).toMatchObject({ status: 200, body: {} });
    expect((await read()).body).toEqual({});
  });

  test('made on one device are found on the other', async () => {
    const theme = { value: 'dark', changed_at: ago(5) };
    const week_goal = { value: 4, changed_at: ago(3) };
    expect(await choose({ theme, week_goal })).toMatchObject({ status: 200, body: { theme, week_goal } });
    expect((await read(Object.assign(learner.copy(), learner))).body).toEqual({ theme, week_goal });
  });

  test('of two devices the newer one holds, each choice for itself, whatever arrives last', async () => {
    await choose({
      sound: { value: false, changed_at: ago(10) },
      theme: { value: 'dark', changed_at: ago(60) },
    });
    const late = {
      sound: { value: true, changed_at: ago(50) },
      theme: { value: 'light', changed_at: ago(20) },
    };
    expect(await choose(late)).toMatchObject({
      body: { sound: { value: false }, theme: { value: 'light' } },
    });
  });

  test('made at the same moment in many tabs leave one of them, and no fault', async () => {
    const sizes = ['normal', 'large', 'larger', 'large', 'normal'];
    const answers = await Promise.all(
      sizes.map((value, index) => choose({ text_size: { value, changed_at: ago(index) } }, learner)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await read()).toMatchObject({ body: { text_size: { value: 'normal', changed_at: ago(0) } } });
  });

  test('of a device whose clock is fast do not win forever', async () => {
    await choose({ theme: { value: 'dark', changed_at: '2099-01-01T00:00:00Z' } });
    testApp.clock.advance(60);
    await choose({ theme: { value: 'light', changed_at: ago(0) } });
    expect(await read()).toMatchObject({ body: { theme: { value: 'light' } } });
  });

  test('of the language are followed by mail', async () => {
    await choose({ language: { value: 'ta', changed_at: ago(0) } });
    await learner.call('auth.changePassword', {
      current_password: learner.password,
      new_password: 'tea-with-milk-7',
    });
    expect((await testApp.mailTo(learner.email))[0]?.subject).toMatch(/கடவுச்சொல்/);
  });

  test.each([
    [{ theme: { value: 'pink', changed_at: '2026-01-01T00:00:00Z' } }, 'theme'],
    [{ week_goal: { value: 7, changed_at: '2026-01-01T00:00:00Z' } }, 'week_goal'],
    [{ sound: { value: 'on', changed_at: '2026-01-01T00:00:00Z' } }, 'sound'],
    [{ sound: { value: true, changed_at: 'yesterday' } }, 'sound'],
    [{ sound: true }, 'sound'],
  ])('that do not exist are refused: %j', async (body, field) => {
    expect(await choose(body)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  test('that a later version no longer knows are passed over', async () => {
    await sql`insert into learner_settings values (${learner.id}, 'smell', '"rose"', now())`.execute(
      testApp.db,
    );
    await sql`insert into learner_settings values (${learner.id}, 'theme', '"pink"', now())`.execute(
      testApp.db,
    );
    expect((await read()).body).toEqual({});
  });

  test('are made again when they are sent again: no answer of them is kept', async () => {
    const headers = { 'idempotency-key': 'one choice' };
    const theme = { value: 'dark', changed_at: ago(9) };
    expect(await learner.call('settings.changeSettings', { theme }, { headers })).toMatchObject({
      status: 200,
    });
    await choose({ theme: { value: 'light', changed_at: ago(1) } });
    expect(await learner.call('settings.changeSettings', { theme }, { headers })).toMatchObject({
      body: { theme: { value: 'light' } },
    });
    const kept = testApp.db.selectFrom('idempotency_keys').select('key').where('learner_id', '=', learner.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('are the own ones', async () => {
    await choose({ theme: { value: 'dark', changed_at: ago(0) } });
    expect((await read(await testApp.newLearner())).body).toEqual({});
  });
});

describe('taking the own data away', () => {
  const take = () => learner.call('settings.ownData');

  test('gives the account, and what was recorded, in one answer (privacy 9)', async () => {
    await choose({ theme: { value: 'dark', changed_at: ago(0) } });
    await sql`insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
      values (${learner.id}, 'question', 'q1', 'print("நிலா")', 'wrong', 'finished', now())`.execute(
      testApp.db,
    );
    expect(await take()).toMatchObject({
      status: 200,
      body: {
        account: { id: learner.id, username: learner.username, email: learner.email },
        records: {
          learner_settings: [{ name: 'theme', value: 'dark' }],
          submissions: [{ task_id: 'q1', code: 'print("நிலா")' }],
          sessions: [{ device_browser: null }],
          orders: [],
        },
      },
    });
  });

  test('gives no secret and nothing of another learner', async () => {
    const other = await testApp.newLearner();
    await choose({ theme: { value: 'dark', changed_at: ago(0) } }, other);
    const { text } = await take();
    expect(text).not.toMatch(/password|argon2|token|hash/);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('"dark"');
  });

  test('leaves no table out that refers to a learner (privacy 9)', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'learners'::regclass`.execute(testApp.db);
    const { body } = await take();
    expect(Object.keys(body.records)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });
});
