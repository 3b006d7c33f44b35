import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  initiateForm,
  localPayer,
  orderDetailsOf,
  orderIdOf,
  startTestApp,
  startTestDatabase,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAdmin } from './admin.ts';

let testApp: TestApp;
let learner: TestLearner;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-'));
  testApp = await startTestApp();
});
afterAll(async () => {
  await testApp.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  learner = await testApp.newLearner();
});

function urlOf({ host, user, password, database }: TestApp['connection']): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

function admin(...words: string[]) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(testApp.connection),
    SUDO_USER: 'meena',
    LOG_LEVEL: 'silent',
  };
  return runAdmin(words, env);
}

const acts = () =>
  testApp.db
    .selectFrom('admin_acts')
    .select(['actor', 'act', 'order_id', 'reason'])
    .where('learner_id', '=', learner.id)
    .orderBy('id')
    .execute();
const reason = ['--reason', 'asked by a parent'];

async function paidOrder(): Promise<string> {
  const checkout = await initiateForm(learner);
  await localPayer(testApp).pay(checkout);
  return orderIdOf(checkout);
}

describe('the staff', () => {
  test('sees a subscription with its orders and money, and that it looked is written down (privacy 16)', async () => {
    const order = await paidOrder();
    const { text, isDone } = await admin('show', learner.email.toUpperCase());
    expect(isDone).toBe(true);
    expect(text).toContain(`${learner.username} <${learner.email}> ${learner.id}`);
    expect(text).toMatch(new RegExp(`${order} Monthly Subscription 4\\.00 paid`));
    expect(text).toMatch(/payment USD 4\.00 local-/);
    expect(await acts()).toEqual([{ actor: 'meena', act: 'show', order_id: null, reason: null }]);
    expect((await admin('show', learner.username)).text).toContain('meena: show');
  });

  test('grants time and ends it, each with its reason', async () => {
    expect((await admin('grant', learner.id, 'annual', '--days', '400', ...reason)).isDone).toBe(true);
    // The admin command uses the system clock, not the test clock.
    const [granted] = await testApp.db
      .selectFrom('entitlements')
      .selectAll()
      .where('learner_id', '=', learner.id)
      .execute();
    expect(granted).toMatchObject({ source: 'grant', plan_id: 'annual', days: 400, order_id: null });
    expect((await admin('end', learner.id, ...reason)).text).toContain('has ended');
    expect((await admin('show', learner.id)).text).toContain('No subscription.');
    expect(await admin('end', learner.id, ...reason)).toMatchObject({ isDone: false });
    expect((await acts()).map(({ act }) => act)).toEqual(['grant', 'end', 'show']);
  });

  test('pays an order back once', async () => {
    const order = await paidOrder();
    expect((await admin('refund', order, ...reason)).text).toContain('is paid back');
    expect(await orderDetailsOf(testApp, order)).toMatchObject({
      state: 'refunded',
      ledger: ['payment 400', 'refund -400'],
    });
    expect(await admin('refund', order, ...reason)).toMatchObject({
      isDone: false,
      text: 'The order is refunded, not paid.',
    });
  });

  test('finds refund requests, and can refuse one', async () => {
    const order = await paidOrder();
    expect((await admin('refunds')).text).not.toContain(order);
    await learner.call('payments.requestRefund', { order_id: order });
    expect((await admin('refunds')).text).toContain(`${order} Monthly Subscription 4.00, asked`);
    expect((await admin('refuse-refund', order, ...reason)).isDone).toBe(true);
    expect((await admin('refunds')).text).not.toContain(order);
  });

  test('finds orders that need a person until one has resolved them', async () => {
    const order = await paidOrder();
    await testApp.db.updateTable('orders').set({ attention: 'paid_twice' }).where('id', '=', order).execute();
    expect((await admin('attention')).text).toMatch(new RegExp(`${order} .* !! paid_twice`));
    await admin('resolve', order, ...reason);
    expect((await admin('attention')).text).not.toContain(order);
  });

  test('reads messages, those of subscribers first', async () => {
    const message = (full_name: string, is_subscriber: boolean, created_at: Date) => ({
      id: crypto.randomUUID(),
      learner_id: null,
      full_name,
      email: 'a@example.test',
      message: 'Hello\nthere',
      language: 'en' as const,
      is_subscriber,
      created_at,
    });
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
    await testApp.db
      .insertInto('contact_messages')
      .values([message('Old Subscriber', true, at(1)), message('New\u001b[2J\nVisitor', false, at(3))])
      .execute();
    const { text } = await admin('messages');
    expect(text.indexOf('[subscriber] Old Subscriber')).toBeLessThan(text.indexOf('New [2J Visitor <a@'));
    expect(text).toContain('Hello\n    there');
  });

  test('reads figures of the course, which name nobody and leave no act', async () => {
    const { id, username, email } = learner;
    await learner.call('visits.countStep', { step: 'visit' });
    const { text, isDone } = await admin('course-report');
    expect(isDone).toBe(true);
    expect(text).toMatch(/^m01-q1-predict-snacks +0 /m);
    expect(text).toMatch(/^visit of the landing page +few \(few\)/m);
    const json = await admin('course-report', '--json');
    const { questions, visits } = JSON.parse(json.text);
    expect(questions[0]).toMatchObject({ question: 'm01-q1-predict-snacks', learners: 0 });
    expect(visits.map(({ days }: { days: number }) => days)).toEqual([7, 30, 90]);
    for (const detail of [id, username, email]) expect(text + json.text).not.toContain(detail);
    expect(await acts()).toEqual([]);
  });

  test.each([
    [['show', 'nobody@example.test'], 'No learner has the address, username or id "nobody@example.test".'],
    [['refund', 'PL-none', ...reason], 'There is no order PL-none.'],
  ])('is told what is not there: %j', async (words, text) => {
    expect(await admin(...words)).toMatchObject({ isDone: false, text });
  });

  test('cannot grant a plan that there is not', async () => {
    expect(await admin('grant', learner.id, 'weekly', ...reason)).toMatchObject({
      isDone: false,
      text: 'There is no plan "weekly".',
    });
    expect(await acts()).toEqual([]);
  });

  test('cannot change what was written down', async () => {
    await admin('show', learner.id);
    await expect(testApp.db.deleteFrom('admin_acts').execute()).rejects.toThrow('never changed or deleted');
  });
});

describe('on another database', () => {
  test('nothing is done where no app runs', async () => {
    const folder = path.join(dataDir, 'empty');
    expect(await runAdmin(['refunds'], { DATA_DIR: folder })).toMatchObject({
      isDone: false,
      text: expect.stringContaining('No Python Learning runs with the data in'),
    });
    expect(existsSync(folder), 'a secret was made').toBe(false);
  });

  test('nothing is done with settings of production that are missing', async () => {
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: urlOf(testApp.connection) };
    expect(await runAdmin(['refunds'], env)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('SESSION_SECRET is missing'),
    });
  });

  test('settings of development are said to be such', async () => {
    expect((await admin('refunds')).note).toContain('the settings of development');
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'kF9vQ2mXz7LrT4wYb8NcJ1sHd6GpEa3U',
      PUBLIC_ORIGIN: 'https://learn.example',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'a@learn.example',
      PAYMENT_PROVIDER: 'none',
      DATABASE_URL: urlOf(testApp.connection),
    };
    expect(await runAdmin(['refunds'], production)).toMatchObject({ isDone: true, note: null });
  });

  test('nothing is done where the tables are those of another version', async () => {
    const other = await startTestDatabase();
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      other.db,
    );
    const answer = await runAdmin(['refunds'], { DATA_DIR: dataDir, DATABASE_URL: urlOf(other.connection) });
    expect(answer).toMatchObject({
      isDone: false,
      text: expect.stringContaining('1 migrations are missing'),
    });
    await other.stop();
  });

  test('nothing is done where none can be reached', async () => {
    const answer = await runAdmin(['refunds'], {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c',
    });
    expect(answer).toMatchObject({ isDone: false, text: expect.stringContaining('cannot be reached') });
  });

  test('the help is given all the same', async () => {
    expect(await runAdmin([], {})).toMatchObject({ isDone: true });
  });
});

describe('shared programs', () => {
  async function askToShare() {
    const program = { title: 'Kolam', code: 'print("my own kolam")' };
    const { id } = (await learner.call('programs.createProgram', program)).body;
    return { id, answer: await learner.call('shares.shareProgram', { id }, { kind: 'code' }) };
  }

  async function shareOne(): Promise<{ id: string; code: string }> {
    const { id, answer } = await askToShare();
    return { id, code: answer.body.share.code };
  }
  const open = async (code: string) => (await learner.call('shares.sharedProgram', { code })).status;

  test('that strangers reported are listed, shown, closed for a reason and opened again', async () => {
    const { id, code } = await shareOne();
    await learner.call('shares.reportShared', { code }, { reason: 'hurtful' });
    await learner.call('shares.reportShared', { code }, { reason: 'hurtful' });
    await learner.call('shares.reportShared', { code }, { reason: 'copied' });
    expect((await admin('shares')).text).toContain(`${code} "Kolam" since 2026-`);
    expect((await admin('shares')).text).toContain('hurtful 2, copied 1');
    expect((await admin('show-share', code.toUpperCase())).text).toContain('    print("my own kolam")');
    expect(await admin('close-share', code, 'unsuitable', ...reason)).toMatchObject({ isDone: true });
    expect(await open(code)).toBe(404);
    expect((await learner.call('shares.programShare', { id })).body.share.closed_for).toBe('unsuitable');
    expect((await admin('shares')).text).toBe('No shared program was reported.');
    expect(await admin('reopen-share', code, ...reason)).toMatchObject({ isDone: true });
    expect(await open(code)).toBe(200);
    expect((await acts()).map(({ act }) => act)).toEqual(['show-share', 'close-share', 'reopen-share']);
  });

  test('that were closed stay closed, whatever a guardian decides and when the program is deleted', async () => {
    const { id, code } = await shareOne();
    await admin('close-share', code, 'hurtful', ...reason);
    expect((await admin('sharing', learner.username, 'no', ...reason)).text).toContain('0 links have ended');
    await admin('sharing', learner.username, 'yes', ...reason);
    expect((await learner.call('shares.programShare', { id })).body.share.closed_for).toBe('hurtful');
    await learner.call('programs.deleteProgram', { id });
    expect((await admin('show-share', code)).text).toContain('closed: hurtful');
    expect((await askToShare()).answer.body).toMatchObject({ code: 'share_closed' });
    expect((await admin('reopen-share', code, ...reason)).text).toContain('is forgotten');
    expect(await admin('show-share', code)).toMatchObject({ isDone: false });
    expect(await open((await shareOne()).code)).toBe(200);
  });

  test('are closed for a reason of the list, and only if there are any', async () => {
    const { code } = await shareOne();
    expect(await admin('close-share', code, 'boring', ...reason)).toMatchObject({
      isDone: false,
      text: expect.stringContaining('personal_data'),
    });
    expect(await admin('show-share', 'bcdfghjkmn')).toMatchObject({ isDone: false });
    expect(await open(code)).toBe(200);
  });

  test('end when a guardian does not agree, until one does', async () => {
    const { id, code } = await shareOne();
    expect((await admin('sharing', learner.username, 'no', ...reason)).text).toContain('1 links have ended');
    expect(await open(code)).toBe(404);
    const share = () => learner.call('shares.shareProgram', { id }, { kind: 'play' });
    expect(await share()).toMatchObject({ status: 403, body: { code: 'consent_missing' } });
    expect((await learner.call('shares.programShare', { id })).body).toMatchObject({
      share: null,
      offer: 'no_consent',
    });
    await admin('sharing', learner.username, 'yes', ...reason);
    expect(await share()).toMatchObject({ status: 200 });
    expect(await admin('sharing', learner.username, 'perhaps', ...reason)).toMatchObject({ isDone: false });
  });
});
