import { readFile } from 'node:fs/promises';
import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Handle, withTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const migration = new URL('../../../migrations/0014_payment_providers.sql', import.meta.url);

/** Recreates the tables as before the migration, in a schema that is searched first. */
async function goBack(handle: Handle): Promise<void> {
  await sql`create schema before`.execute(handle);
  for (const table of ['plans', 'payment_events', 'money_ledger']) {
    await sql`create table ${sql.id('before', table)} (like ${sql.id('public', table)} including all)`.execute(
      handle,
    );
  }
  await sql`set local search_path to before`.execute(handle);
  await sql`alter table payment_events drop column notification`.execute(handle);
  await sql`alter table plans add column price_cents integer not null`.execute(handle);
}

/** Stores a notification of PayHere as it was stored before. */
async function addEvent(handle: Handle, number: number, status: string, tryAt: Date | null): Promise<void> {
  const fields = JSON.stringify({
    merchant_id: '1211149',
    order_id: `PL-${number}`,
    payment_id: `32002507127${number}`,
    payhere_amount: '4.05',
    payhere_currency: 'USD',
    status_code: status,
    md5sig: '0'.repeat(32),
  });
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  await sql`insert into payment_events (id, provider, received_at, fields, try_at)
    values (${id}, 'payhere', now(), ${fields}, ${tryAt})`.execute(handle);
}

test('notifications that wait are understood, and plans keep their price, when a deployed database is migrated', async () => {
  await withTransaction(database.db, async (handle) => {
    await goBack(handle);
    await sql`insert into plans (id, name, price_cents, duration_days)
      values ('monthly', 'Monthly', 500, 30), ('school', 'School', 9000, 365)`.execute(handle);
    const waits = new Date('2026-11-22T12:00:00Z');
    for (const [index, status] of ['2', '0', '-1', '-2', '-3', '3'].entries())
      await addEvent(handle, index, status, waits);
    await addEvent(handle, 9, '2', null);

    await sql.raw(await readFile(migration, 'utf8')).execute(handle);

    const { rows: prices } = await sql`select * from plan_prices order by plan_id, currency`.execute(handle);
    expect(prices).toEqual([
      { plan_id: 'monthly', currency: 'INR', amount_cents: 34_900 },
      { plan_id: 'monthly', currency: 'USD', amount_cents: 500 },
      { plan_id: 'school', currency: 'USD', amount_cents: 9000 },
    ]);
    const { rows: events } = await sql<{ notification: string | null }>`
      select notification from payment_events order by id`.execute(handle);
    const outcomes = ['paid', 'pending', 'cancelled', 'failed', 'charged_back', 'pending'];
    expect(
      events.map(({ notification }) => (notification === null ? null : JSON.parse(notification))),
    ).toEqual([
      ...outcomes.map((outcome, number) => ({
        orderId: `PL-${number}`,
        paymentId: `32002507127${number}`,
        amountCents: 405,
        currency: 'USD',
        outcome,
      })),
      null,
    ]);
  });
});
