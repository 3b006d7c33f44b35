import {
  encodeForm,
  initiateForm,
  localPayer,
  nothingSold,
  notifyRaw,
  orderDetailsOf,
  orderIdOf,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
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

const begin = (body: object, headers: Record<string, string> = {}) =>
  learner.call('payments.initiate', { plan_id: 'monthly', ...body }, { headers });

describe('beginning a payment', () => {
  test('leads back to our own pages only, and notifies nobody else', async () => {
    const { body } = await begin({
      return_url: 'https://evil.example/subscription/success',
      cancel_url: 'http://localhost:3000.evil.example/',
      notify_url: 'https://evil.example/notify',
    });
    expect(body.payment_params).toMatchObject({
      return_url: 'http://localhost:3000/subscription/success',
      cancel_url: 'http://localhost:3000/subscription/cancel',
      notify_url: 'http://localhost:3000/api/subscriptions/notify/',
    });
    const own = await begin({
      return_url: 'http://localhost:3000/dashboard?paid=1',
      cancel_url: 'not an address',
    });
    expect(own.body.payment_params).toMatchObject({
      return_url: 'http://localhost:3000/dashboard?paid=1',
      cancel_url: 'http://localhost:3000/subscription/cancel',
    });
  });

  test('takes the price from the plan, whatever is sent besides (security 43)', async () => {
    const { body } = await begin({ amount: '0.01', price: 0.01, currency: 'LKR' });
    expect(body.payment_params).toMatchObject({ amount: '4.00', currency: 'USD' });
  });

  test('sent again with its Idempotency-Key makes one order', async () => {
    const key = { 'idempotency-key': 'tap-1' };
    const [first, again] = [await begin({}, key), await begin({}, key)];
    expect(again.body).toEqual(first.body);
    const orders = await testApp.db
      .selectFrom('orders')
      .select('id')
      .where('learner_id', '=', learner.id)
      .execute();
    expect(orders).toHaveLength(1);
  });

  test('of a plan that there is not, or no longer, is refused in both languages (security 43)', async () => {
    for (const [language, words] of [
      ['en', /not offered/],
      ['ta', /\p{Script=Tamil}/u],
    ] as const) {
      learner.language = language;
      const { status, body } = await begin({ plan_id: 'weekly' });
      expect(status).toBe(404);
      expect(body).toEqual({
        code: 'plan_not_available',
        detail: body.error,
        error: expect.stringMatching(words),
      });
    }
  });

  test('too often is refused for a while', async () => {
    for (let count = 0; count < 20; count++) expect((await begin({})).status).toBe(200);
    expect(await begin({})).toMatchObject({ status: 429, body: { error: expect.any(String) } });
  });

  test('is refused kindly where nothing is sold, and a notification then too', async () => {
    const unsold = await startTestApp({ config: { payment: nothingSold } });
    const visitor = await unsold.newLearner();
    const { status, body } = await visitor.call('payments.initiate', { plan_id: 'monthly' });
    expect({ status, error: body.error }).toEqual({
      status: 503,
      error: expect.stringContaining('Nothing was charged'),
    });
    const sent = encodeForm({ order_id: 'PL-1' });
    const notified = await notifyRaw(unsold, sent);
    expect(notified.status).toBe(400);
    await unsold.stop();
  });
});

describe('the page of the local provider', () => {
  const open = (fields: Readonly<Record<string, string>>, path = '/pay/local/checkout') =>
    testApp.newClient().request('POST', path, undefined, encodeForm(fields));

  test('says in both languages what is paid, and has three buttons and no script', async () => {
    const { payment_params } = await initiateForm(learner, 'annual');
    const { status, text, headers } = await open(payment_params);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const words of [
      'USD 40.00',
      'Annual Subscription',
      'Pay',
      'Decline',
      'Cancel',
      'செலுத்து',
      'கைவிடு',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' https://sandbox.payhere.lk https://www.payhere.lk",
    );
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('refuses a form that is not ours or was changed, before and after it was shown', async () => {
    const { payment_params } = await initiateForm(learner);
    for (const change of [{ amount: '0.01' }, { order_id: 'PL-x' }, { hash: '' }]) {
      expect((await open({ ...payment_params, ...change })).status).toBe(400);
      const decided = { ...payment_params, ...change, decision: 'pay' };
      expect((await open(decided, '/pay/local/checkout/decide')).status).toBe(400);
    }
    const unknown = { ...payment_params, decision: 'constructor' };
    expect((await open(unknown, '/pay/local/checkout/decide')).status).toBe(400);
    expect(await orderDetailsOf(testApp, payment_params['order_id'] ?? '')).toMatchObject({
      state: 'created',
    });
  });

  test('shows what a form says as text', async () => {
    const { payment_params } = await initiateForm(learner);
    const { text } = await open({ ...payment_params, items: '<img src=x onerror=alert(1)>' });
    expect(text).not.toContain('<img');
  });

  test('leads back with the order, and never to another site', async () => {
    const checkout = await initiateForm(learner);
    const back = await localPayer(testApp).press(checkout, 'pay');
    expect(back.status).toBe(303);
    expect(back.headers['location']).toBe(
      `http://localhost:3000/subscription/success?order_id=${orderIdOf(checkout)}`,
    );
    const elsewhere = { ...checkout.payment_params, return_url: 'https://evil.example/' };
    const { headers } = await localPayer(testApp).press({ ...checkout, payment_params: elsewhere }, 'pay');
    expect(headers['location']).toMatch(/^http:\/\/localhost:3000\/subscription\?/);
  });

  test('is there for nobody who comes without a form', async () => {
    expect((await testApp.newClient().get('/pay/local/checkout')).status).toBe(404);
  });

  test('is for this machine alone', async () => {
    const { payment_params } = await initiateForm(learner);
    const { rawBody, headers } = encodeForm(payment_params);
    for (const header of [{ host: 'evil.example' }, { 'x-forwarded-for': '203.0.113.7' }]) {
      const sent = { rawBody, headers: { ...headers, ...header } };
      expect(await testApp.newClient().request('POST', '/pay/local/checkout', undefined, sent)).toMatchObject(
        {
          status: 403,
        },
      );
    }
  });

  test('does not exist where another provider takes payments', async () => {
    const unsold = await startTestApp({ config: { payment: nothingSold } });
    const sent = encodeForm({ order_id: 'PL-1' });
    const answer = await unsold.newClient().request('POST', '/pay/local/checkout', undefined, sent);
    expect(answer.status).toBe(404);
    await unsold.stop();
  });
});
