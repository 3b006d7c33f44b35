import {
  encodeForm,
  initiateForm,
  notify,
  notifyRaw,
  orderDetailsOf,
  orderIdOf,
  type PayHereEmulator,
  soldBy,
  startPayHereEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

// The machines that run the checks are shared; a slow one must not fail a test.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Fields = Readonly<Record<string, string>>;

let emulator: PayHereEmulator;
beforeAll(async () => {
  emulator = await startPayHereEmulator();
});
afterAll(() => emulator.stop());

let testApp: TestApp;
let learner: TestLearner;

/** The tests of the describe have an app that sells through the emulator, and each a learner of its own. */
function sellThroughPayHere({ hasApi }: { hasApi: boolean }): void {
  beforeAll(async () => {
    const settings = hasApi ? emulator.settings : { ...emulator.settings, app: null };
    testApp = await startTestApp({ config: { payment: soldBy(settings) } });
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    Object.assign(emulator.fault, { isDown: false, losesRefundAnswers: false, refusesRefunds: false });
    learner = await testApp.newLearner();
  });
}

const day = 24 * 3600;
const paidOnce = { state: 'paid', attention: null, ledger: ['payment 400'], periods: 1 };
const untouched = { state: 'created', attention: null, ledger: [], periods: 0 };

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe.each([
  ['with the merchant api', true],
  ['without the merchant api', false],
])('%s', (_name, hasApi) => {
  sellThroughPayHere({ hasApi });

  /** Creates an order of the learner and opens it at the provider; resolves with its id. */
  async function opened(): Promise<string> {
    const checkout = await initiateForm(learner);
    expect(await emulator.open(checkout)).toBe(true);
    return orderIdOf(checkout);
  }
  const send = async (fields: Fields) => {
    expect(await notify(testApp, fields)).toMatchObject({ status: 200, text: '' });
  };
  const hasAccess = async () => (await learner.call('subscriptions.subscriptionStatus')).status === 200;

  describe('a notification', () => {
    test('that is sent again, also under new payment numbers, changes nothing', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      await send(paid);
      await send(paid);
      for (let number = 1; number <= 5; number++) await send({ ...paid, payment_id: `99900${number}` });
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
    });

    test('that comes twenty times at once pays once (security 45)', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      await Promise.all(Array.from({ length: 20 }, () => notify(testApp, paid)));
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
      expect(await testApp.mailTo(learner.email)).toHaveLength(1);
    });

    test('after others, in any order, leads to the same end', async () => {
      for (const kinds of permutations(['pending', 'decline', 'pay'] as const)) {
        const order = await opened();
        const notifications = { pay: emulator.pay(order) };
        for (const kind of kinds) await send(kind === 'pay' ? notifications.pay : emulator[kind](order));
        expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
      }
    });

    test('of a chargeback ends access at once and keeps the record, also when it overtakes the payment', async () => {
      for (const overtakes of [false, true]) {
        const order = await opened();
        const paid = emulator.pay(order);
        const back = emulator.chargeBack(order);
        for (const fields of overtakes ? [back, paid, back] : [paid, back, paid]) await send(fields);
        const books = await orderDetailsOf(testApp, order);
        expect(books).toMatchObject({ state: 'charged_back' });
        expect(books.ledger.toSorted()).toEqual(['chargeback -400', 'payment 400']);
        expect(await hasAccess()).toBe(false);
      }
    });

    test('that is thirty days late still pays, and the time begins when it can be used', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      // No job ran meanwhile, so the provider was not asked.
      testApp.clock.advance(30 * day);
      await send(paid);
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
      await learner.call('auth.login', { email: learner.email, password: learner.password });
      expect((await learner.call('subscriptions.subscriptionStatus')).body).toMatchObject({
        end_date: new Date(testApp.clock.now().getTime() + 30 * day * 1000).toISOString(),
      });
    });

    test('with anything signed changed is refused, and told in the log without names (security 33)', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      const forgeries: Fields[] = [
        { ...paid, payhere_amount: '0.01' },
        { ...paid, payhere_currency: 'LKR' },
        { ...paid, merchant_id: '1' },
        { ...paid, order_id: `${order}x` },
        { ...paid, status_code: '-3' },
        { ...paid, md5sig: '0'.repeat(32) },
        { ...paid, md5sig: '' },
      ];
      const before = testApp.log.length;
      for (const fields of forgeries) {
        expect(await notify(testApp, fields)).toMatchObject({
          status: 400,
          body: { code: 'notification_refused' },
        });
      }
      expect(await orderDetailsOf(testApp, order)).toEqual(untouched);
      const logged = testApp.log.slice(before).join('');
      expect(logged.match(/payment\.bad_signature/g)).toHaveLength(forgeries.length);
      expect(logged).not.toContain('Parent of Somebody');
    });

    test('made of the hash of the payment form is refused, and books nothing (security 33)', async () => {
      const { payment_params: form } = await initiateForm(learner);
      const { merchant_id = '', order_id = '', amount = '', currency = '', hash = '' } = form;
      const signed = {
        merchant_id,
        order_id,
        payhere_amount: amount,
        payhere_currency: currency,
        md5sig: hash,
      };
      for (const fields of [signed, { ...signed, status_code: '' }]) {
        expect(await notify(testApp, fields)).toMatchObject({
          status: 400,
          body: { code: 'notification_refused' },
        });
      }
      expect(await orderDetailsOf(testApp, order_id)).toEqual(untouched);
    });

    test('that failed is not divided into a paid one, and books nothing (security 33)', async () => {
      const order = await opened();
      const divided = { ...emulator.decline(order), payhere_currency: 'USD-', status_code: '2' };
      expect(await notify(testApp, divided)).toMatchObject({ status: 400 });
      expect(await orderDetailsOf(testApp, order)).toEqual(untouched);
    });

    test('that is cut off anywhere is refused or changes nothing, and is never a fault of ours', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      for (const encoding of ['urlencoded', 'multipart'] as const) {
        const { rawBody, headers } = encodeForm(paid, encoding);
        // Fields after the signature do not matter.
        const whole = rawBody.lastIndexOf(paid['md5sig'] ?? '') + 32;
        for (let length = 0; length < whole; length += 37) {
          const sent = { rawBody: rawBody.slice(0, length), headers };
          const { status } = await notifyRaw(testApp, sent);
          expect(status).toBe(400);
        }
      }
      expect(await orderDetailsOf(testApp, order)).toEqual(untouched);
    });

    test('of an order that is none of ours is kept, answered, and opens nothing', async () => {
      const order = await opened();
      const stranger = emulator.sign({ ...emulator.pay(order), order_id: 'PL-0000000000000000000000' });
      await send(stranger);
      expect(await hasAccess()).toBe(false);
      if (!hasApi) expect(testApp.log.join('')).toContain('payment.unknown_order');
    });

    test('is kept as it came, without the name and the card of who paid', async () => {
      const order = await opened();
      await send(emulator.pay(order));
      const events = await testApp.db.selectFrom('payment_events').select('fields').execute();
      const kept = events.map(({ fields }) => fields).find((fields) => fields.includes(order));
      expect(kept).toContain('"payhere_amount":"4.00"');
      expect(kept).not.toMatch(/Parent|\*1292|12\/28/);
      expect(testApp.log.join('')).not.toMatch(/Parent of|\*\*1292/);
    });
  });

  describe('money', () => {
    test('of two tabs that pay at once counts twice, for two orders', async () => {
      const orders = [await opened(), await opened()];
      await Promise.all(orders.map((order) => notify(testApp, emulator.pay(order))));
      for (const order of orders) expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
      expect((await learner.call('subscriptions.subscriptionStatus')).body).toMatchObject({
        end_date: new Date(testApp.clock.now().getTime() + 60 * day * 1000).toISOString(),
      });
    });

    test('in another amount than was asked for is booked, opens nothing, and waits for a person', async () => {
      const order = await opened();
      const paid = emulator.pay(order);
      const payment = emulator.payments().find((one) => one.orderId === order);
      if (payment !== undefined) payment.amount = '0.04';
      await send(emulator.sign({ ...paid, payhere_amount: '0.04' }));
      expect(await orderDetailsOf(testApp, order)).toEqual({
        state: 'created',
        attention: 'wrong_amount',
        ledger: ['mismatched 4'],
        periods: 0,
      });
    });

    test('is asked for as the plan cost when the order was made, also when it changes or is no longer sold', async () => {
      const { db } = testApp;
      const order = await opened();
      const setPrice = (cents: number) =>
        db.updateTable('plan_prices').set({ amount_cents: cents }).where('plan_id', '=', 'monthly').execute();
      await setPrice(900);
      await db.updateTable('plans').set({ is_active: false }).where('id', '=', 'monthly').execute();
      await send(emulator.pay(order));
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);

      expect(await learner.call('payments.initiate', { plan_id: 'monthly' })).toMatchObject({
        status: 404,
      });
      await db.updateTable('plans').set({ is_active: true }).where('id', '=', 'monthly').execute();
      const { payment_params } = await initiateForm(learner);
      await setPrice(400);
      expect(payment_params['amount']).toBe('9.00');
    });

    test('for an account that was deleted meanwhile is booked, and waits for a person', async () => {
      const order = await opened();
      await testApp.db.deleteFrom('learners').where('id', '=', learner.id).execute();
      await send(emulator.pay(order));
      expect(await orderDetailsOf(testApp, order)).toEqual({
        state: 'paid',
        attention: 'paid_without_account',
        ledger: ['payment 400'],
        periods: 0,
      });
    });

    test('cannot be unbooked: rows of the ledger are neither changed nor deleted', async () => {
      await send(emulator.pay(await opened()));
      const { db } = testApp;
      await expect(db.deleteFrom('money_ledger').execute()).rejects.toThrow('never changed or deleted');
      const change = sql`update money_ledger set amount_cents = 1`.execute(db);
      await expect(change).rejects.toThrow('never changed or deleted');
    });
  });

  test('an order that nobody pays expires after a day, and is still paid by late money', async () => {
    const order = await opened();
    testApp.clock.advance(day);
    await testApp.runJob('payments.orders');
    expect(await orderDetailsOf(testApp, order)).toMatchObject({ state: 'expired' });
    await send(emulator.pay(order));
    expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
  });

  test('an order is asked about a dozen times at most', async () => {
    const order = await opened();
    const searches = () => emulator.calls.get('/merchant/v1/payment/search') ?? 0;
    const before = searches();
    const everyDayAtFirst = Array.from({ length: 16 }, () => 1);
    for (const days of [...everyDayAtFirst, 14, 15, 15, 30, 30, 10]) {
      testApp.clock.advance(days * day);
      await testApp.runJob('payments.orders');
    }
    const { check_at, checks } = await testApp.db
      .selectFrom('orders')
      .select(['check_at', 'checks'])
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    expect({ check_at, checks }).toEqual({ check_at: null, checks: 11 });
    if (!hasApi) expect(searches()).toBe(before);
  });
});

describe('what is kept of notifications that anybody can send', () => {
  sellThroughPayHere({ hasApi: false });

  const kept = async (about: string) => {
    const rows = await testApp.db.selectFrom('payment_events').select(['fields', 'outcome']).execute();
    return rows.filter(({ fields }) => fields.includes(about));
  };

  test('without a signature: a hundred an hour, short, for two weeks', async () => {
    const unsigned = { merchant_id: '1211149', order_id: 'forged', status_message: 'x'.repeat(500) };
    for (let call = 1; call <= 120; call++) {
      expect(await notify(testApp, { ...unsigned, payment_id: String(call) })).toMatchObject({ status: 400 });
    }
    const rows = await kept('forged');
    expect(rows).toHaveLength(100);
    for (const { fields } of rows) expect(fields.length).toBeLessThan(200);
    testApp.clock.advance(14 * day);
    await testApp.runJob('payments.retention');
    expect(await kept('forged')).toHaveLength(100);
    testApp.clock.advance(1);
    await testApp.runJob('payments.retention');
    expect(await kept('forged')).toEqual([]);
  });

  test('signed and sent again and again, under any payment number: forty a day for one order and status', async () => {
    const checkout = await initiateForm(learner);
    expect(await emulator.open(checkout)).toBe(true);
    const order = orderIdOf(checkout);
    const declined = emulator.decline(order);
    for (let call = 1; call <= 60; call++) {
      expect(await notify(testApp, { ...declined, payment_id: String(call) })).toMatchObject({ status: 200 });
    }
    expect(await kept(order)).toHaveLength(40);
    expect(await notify(testApp, emulator.pay(order))).toMatchObject({ status: 200 });
    expect(await kept(order)).toHaveLength(41);
    expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
  });
});

describe('with the merchant api', () => {
  sellThroughPayHere({ hasApi: true });

  async function opened(): Promise<string> {
    const checkout = await initiateForm(learner);
    expect(await emulator.open(checkout)).toBe(true);
    return orderIdOf(checkout);
  }

  test('a payment of which no notification ever came is found', async () => {
    const order = await opened();
    emulator.pay(order);
    testApp.clock.advance(600);
    await testApp.runJob('payments.orders');
    expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
    expect(await testApp.mailTo(learner.email)).toHaveLength(1);
  });

  test('a notification that PayHere does not confirm opens nothing, however good its signature is', async () => {
    const order = await opened();
    const claimed = { merchant_id: '1211149', order_id: order, payment_id: '1', status_code: '2' };
    const forged = emulator.sign({ ...claimed, payhere_amount: '4.00', payhere_currency: 'USD' });
    await notify(testApp, forged);
    for (let hour = 0; hour < 100; hour++) {
      testApp.clock.advance(3600);
      await testApp.runJob('payments.notifications');
    }
    expect(await orderDetailsOf(testApp, order)).toEqual(untouched);
    const waiting = await testApp.db
      .selectFrom('payment_events')
      .where('try_at', 'is not', null)
      .selectAll()
      .execute();
    expect(waiting).toEqual([]);
  });

  test('while PayHere cannot be asked, a payment waits, and then counts once', async () => {
    const order = await opened();
    emulator.fault.isDown = true;
    const paid = emulator.pay(order);
    await notify(testApp, paid);
    await notify(testApp, paid);
    expect(await orderDetailsOf(testApp, order)).toEqual(untouched);
    emulator.fault.isDown = false;
    testApp.clock.advance(60);
    await testApp.runJob('payments.notifications');
    expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
  });

  test('a second payment of one order is booked, gives no second period, and waits for a person', async () => {
    const order = await opened();
    const first = emulator.pay(order);
    const second = emulator.pay(order);
    await notify(testApp, second);
    await notify(testApp, first);
    expect(await orderDetailsOf(testApp, order)).toEqual({
      state: 'paid',
      attention: 'paid_twice',
      ledger: ['payment 400', 'surplus 400'],
      periods: 1,
    });
  });

  test('what was taken back or paid back without our hearing of it is found', async () => {
    for (const [act, state] of [
      ['chargeBack', 'charged_back'],
      ['refundByHand', 'refunded'],
    ] as const) {
      await learner.call('auth.login', { email: learner.email, password: learner.password });
      const order = await opened();
      await notify(testApp, emulator.pay(order));
      emulator[act](order);
      testApp.clock.advance(3 * day);
      await testApp.runJob('payments.orders');
      expect(await orderDetailsOf(testApp, order)).toMatchObject({ state });
    }
  });
});
