import { expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { newOrderId, orderIdPattern } from './order-id.ts';

test('an order id is PL- and 22 letters and digits, and no two are alike', () => {
  const ids = Array.from({ length: 500 }, () => newOrderId(systemRandomness.token()));
  for (const id of ids) expect(id).toMatch(orderIdPattern);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every digit is used at every place', () => {
  const ids = Array.from({ length: 3000 }, () => newOrderId(systemRandomness.token()).slice(3));
  for (let place = 0; place < 22; place++) {
    expect(new Set(ids.map((id) => id[place])).size).toBe(62);
  }
});
