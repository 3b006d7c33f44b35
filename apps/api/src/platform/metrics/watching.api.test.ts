import {
  encodeForm,
  initiateForm,
  localPayer,
  notifyRaw,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let testApp: TestApp;
let learner: TestLearner;
let refusal: Error | null = null;
beforeAll(async () => {
  const send = async (): Promise<void> => {
    if (refusal !== null) throw refusal;
  };
  testApp = await startTestApp({ mailer: { send }, config: { buildRevision: 'abc123' } });
  learner = await testApp.newLearner();
});
afterAll(() => testApp.stop());

/** Value of one line of the metrics; null when there is none. */
async function figure(series: string): Promise<number | null> {
  const lines = (await testApp.app.metrics.text()).split('\n');
  const found = lines.find((line) => line.startsWith(`${series} `));
  return found === undefined ? null : Number(found.slice(series.length + 1));
}

describe('the metrics of the app', () => {
  test('tell which build runs', async () => {
    expect(await figure('build_info{version="0.1.0",revision="abc123"}')).toBe(1);
  });

  test('tell how many mails wait, and since when', async () => {
    refusal = new Error('the mail server is away');
    await learner.call('auth.requestPasswordReset', { email: learner.email });
    await testApp.app.background.settled();
    testApp.clock.advance(90);
    expect(await figure('mails_waiting')).toBe(1);
    expect(await figure('mails_oldest_seconds')).toBe(90);
    refusal = null;
    testApp.clock.advance(60);
    await testApp.runJob('mails');
    expect(await figure('mails_waiting')).toBe(0);
    expect(await figure('mails_oldest_seconds')).toBe(0);
  });

  test('tell what waits in payments, and since when', async () => {
    const { clock, db } = testApp;
    const { body } = await learner.call('payments.initiate', { plan_id: 'monthly' });
    const order = body.payment_params.order_id;
    const now = clock.now();
    const needy = { attention: 'paid_twice', state: 'paid' } as const;
    await db.updateTable('orders').set(needy).where('id', '=', order).execute();
    await db
      .insertInto('refund_requests')
      .values({ order_id: order, requested_at: now, completed_percent: null, state: 'requested' })
      .execute();
    const notification = { id: crypto.randomUUID(), provider: 'local', fields: '{}', notification: '{}' };
    await db
      .insertInto('payment_events')
      .values({ ...notification, received_at: now, outcome: null, try_at: now })
      .execute();
    clock.advance(300);
    expect(await figure('payment_events_waiting')).toBe(1);
    expect(await figure('payment_events_oldest_seconds')).toBe(300);
    expect(await figure('orders_needing_attention')).toBe(1);
    expect(await figure('refund_requests_waiting')).toBe(1);
    expect(await figure('refund_requests_oldest_seconds')).toBe(300);
    await db.deleteFrom('payment_events').execute();
    await db.updateTable('orders').set({ attention: null, state: 'charged_back' }).execute();
    for (const name of ['payment_events_waiting', 'orders_needing_attention', 'refund_requests_waiting'])
      expect(await figure(name)).toBe(0);
    await db.updateTable('orders').set({ state: 'paid' }).execute();
    expect(await figure('refund_requests_waiting')).toBe(1);
    await db.updateTable('refund_requests').set({ state: 'refused' }).execute();
    expect(await figure('refund_requests_waiting')).toBe(0);
  });

  test('count an order once in each state that it reaches', async () => {
    const counts = async () =>
      Promise.all(['created', 'paid', 'failed'].map((state) => figure(`orders_total{state="${state}"}`)));
    const [created, paid, failed] = await counts();
    const checkout = await initiateForm(await testApp.newLearner());
    await localPayer(testApp).pay(checkout);
    await localPayer(testApp).pay(checkout);
    await localPayer(testApp).decline(await initiateForm(await testApp.newLearner()));
    expect(await counts()).toEqual([Number(created) + 2, Number(paid) + 1, Number(failed) + 1]);
    // Its receipt was sent, and stays in the outbox so that it is sent once.
    const mails = await testApp.db.selectFrom('mail_outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'receipt' }]);
    expect(await figure('mails_waiting')).toBe(0);
  });

  test('count the jobs that fail, and tell when each was last done', async () => {
    const startedAt = (await figure('job_last_success_timestamp_seconds{job_name="mails"}')) ?? 0;
    testApp.clock.advance(60);
    await testApp.runJob('mails');
    const done = testApp.clock.now().getTime() / 1000;
    expect(await figure('job_last_success_timestamp_seconds{job_name="mails"}')).toBe(done);
    expect(done).toBeGreaterThan(startedAt);
    expect(await figure('job_failures_total{job_name="mails"}')).toBe(0);
    expect(await figure('job_duration_seconds_count{job_name="mails"}')).toBeGreaterThan(0);
  });

  test('count the refusals of each route by their code', async () => {
    const stranger = testApp.newClient();
    await stranger.call('auth.login', { email: learner.email, password: 'not the password' });
    expect(await figure('http_refusals_total{route="/api/auth/login/",refusal="login_failed"}')).toBe(1);
    const key = { headers: { 'idempotency-key': 'one' } };
    await learner.call('payments.initiate', { plan_id: 'annual' }, key);
    await learner.call('payments.initiate', { plan_id: 'monthly' }, key);
    const mismatch =
      'http_refusals_total{route="/api/subscriptions/initiate/",refusal="idempotency_mismatch"}';
    expect(await figure(mismatch)).toBe(1);
  });

  test('tell how many connections to the database are open, idle and waited for', async () => {
    expect(await figure('database_pool_connections{state="open"}')).toBeGreaterThan(0);
    expect(await figure('database_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await figure('database_pool_connections{state="waiting"}')).toBe(0);
  });

  test('have no name, address, id or network of anybody', async () => {
    await testApp.newClient().call('auth.login', { email: learner.email, password: learner.email });
    await notifyRaw(testApp, encodeForm({ order_id: learner.email }));
    const text = await testApp.app.metrics.text();
    for (const personal of [learner.email, learner.username, learner.id, '127.0.0.1', '@'])
      expect(text).not.toContain(personal);
  });
});

test('a job that fails is counted, and keeps the time of its last success', async () => {
  const broken = await startTestApp();
  await broken.newAccount();
  const before = broken.clock.now().getTime() / 1000;
  broken.clock.advance(60);
  await broken.db.destroy();
  await expect(broken.runJob('mails')).rejects.toThrow(/destroyed/);
  const text = await broken.app.metrics.text();
  expect(text).toContain('job_failures_total{job_name="mails"} 1\n');
  expect(text).toContain(`job_last_success_timestamp_seconds{job_name="mails"} ${before}\n`);
  // Without a database everything else is still told.
  expect(text).toContain('metrics_source_up{source="mail"} 0\n');
  expect(text).toContain('metrics_source_up{source="payments"} 0\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  await broken.stop();
});
