import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  initiateForm,
  notify,
  orderDetailsOf,
  orderIdOf,
  type PayHereEmulator,
  soldBy,
  startPayHereEmulator,
  startTestApp,
  type TestApp,
  type TestLearner,
} from '@python-learning/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

const fixture = fileURLToPath(new URL('./killed-server.fixture.ts', import.meta.url));

/** Servers that take notifications at the same time. */
const together = 2;
const paidOnce = { state: 'paid', attention: null, ledger: ['payment 400'], periods: 1 };

let emulator: PayHereEmulator;
let testApp: TestApp;
let compileCache: string;
beforeEach(async () => {
  emulator = await startPayHereEmulator();
  // Without the merchant api, nothing that was lost can be asked from the provider.
  testApp = await startTestApp({ config: { payment: soldBy({ ...emulator.settings, app: null }) } });
  compileCache = await mkdtemp(path.join(tmpdir(), 'killed-server-'));
});
afterEach(async () => {
  await testApp.stop();
  await emulator.stop();
  await rm(compileCache, { recursive: true, force: true });
});

type Fields = Readonly<Record<string, string>>;
type PaidOrder = { order: string; paid: Fields };

const statementsSaid = z.object({ untilSettled: z.number(), inAll: z.number() });

/**
 * Starts a server that takes the notification. Resolves with its output, or null when it was killed before the
 * statement of that number.
 */
async function startServer({ paid }: PaidOrder, dieBeforeStatement: number | null): Promise<string | null> {
  const { merchantId, merchantSecret } = emulator.settings;
  const now = testApp.clock.now();
  const told = {
    connection: testApp.connection,
    merchantId,
    merchantSecret,
    fields: paid,
    now,
    dieBeforeStatement,
  };
  const server = spawn(process.execPath, [fixture], {
    env: {
      PATH: process.env['PATH'] ?? '',
      KILLED_SERVER: JSON.stringify(told),
      NODE_COMPILE_CACHE: compileCache,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(server.stdout);
  const [code, signal] = (await once(server, 'exit')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The server ended with ${code ?? signal}`);
  return signal === 'SIGKILL' ? null : said;
}

async function paidOrder(payer: TestLearner): Promise<PaidOrder> {
  const checkout = await initiateForm(payer);
  await emulator.open(checkout);
  const order = orderIdOf(checkout);
  return { order, paid: emulator.pay(order) };
}

/** Kills a server before the statement of that number, during a notification of a new order. */
async function killedBefore(
  statement: number,
  payer: TestLearner,
): Promise<PaidOrder & { wasKilled: boolean }> {
  const one = await paidOrder(payer);
  const wasKilled = (await startServer(one, statement)) === null;
  // The killed server left the order either untouched or settled, and nothing in between.
  const { state, ledger, periods } = await orderDetailsOf(testApp, one.order);
  expect(['created  0', 'paid payment 400 1']).toContain(`${state} ${ledger.join()} ${periods}`);
  return { ...one, wasKilled };
}

/** The number of rounds bounds the test; their duration depends on the machine. */
const noTimeLimit = { timeout: 0 };

test(
  'a server killed before any statement of a notification loses no payment and gives no time twice',
  noTimeLimit,
  async () => {
    const whole = await paidOrder(await testApp.newLearner());
    const { untilSettled, inAll } = statementsSaid.parse(JSON.parse((await startServer(whole, null)) ?? ''));
    expect(untilSettled).toBeGreaterThan(8);

    const orders: Awaited<ReturnType<typeof killedBefore>>[] = [];
    for (let statement = 1; statement <= inAll; statement += together) {
      const numbers = Array.from({ length: together }, (_, index) => statement + index);
      // Both orders have one payer, so that entitlements from simultaneous payments have to add up.
      const payer = await testApp.newLearner();
      orders.push(...(await Promise.all(numbers.map((number) => killedBefore(number, payer)))));
    }
    // After settling, the servers send each other's receipts, so some have no statement left to die at.
    expect(orders.slice(0, untilSettled).filter(({ wasKilled }) => !wasKilled)).toEqual([]);

    // The first two died before the notification was stored: PayHere got no answer and sends it again.
    for (const { paid } of orders.slice(0, 2)) await notify(testApp, paid);
    testApp.clock.advance(24 * 3600);
    await testApp.runJob('payments.notifications');
    for (const { order } of [whole, ...orders])
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);

    // Sending every notification once more changes nothing.
    for (const { order, paid } of orders) {
      await notify(testApp, paid);
      expect(await orderDetailsOf(testApp, order)).toEqual(paidOnce);
    }
    await testApp.runJob('mails');
    const receipts = await testApp.db
      .selectFrom('mail_outbox')
      .select((of) => [of.fn.coalesce('about', of.val('')).as('about'), 'sent_at'])
      .execute();
    expect(receipts.map(({ about }) => about).toSorted()).toEqual(
      [whole, ...orders].map(({ order }) => order).toSorted(),
    );
    expect(receipts.filter(({ sent_at }) => sent_at === null)).toEqual([]);
  },
);
