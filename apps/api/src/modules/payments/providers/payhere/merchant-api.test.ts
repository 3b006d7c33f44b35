import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PayHereEmulator, startPayHereEmulator } from '@python-learning/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderRefusalError, ProviderUnreachableError } from '../payment-provider.ts';
import { createMerchantApi, type MerchantApi } from './merchant-api.ts';
import { createPayHereProtocol } from './payhere-protocol.ts';

let emulator: PayHereEmulator;
let nowMs: number;
let api: MerchantApi;
beforeEach(async () => {
  emulator = await startPayHereEmulator();
  nowMs = 0;
  const { origin, app } = emulator.settings;
  api = createMerchantApi({
    origin,
    appId: app.id,
    appSecret: app.secret,
    nowMs: () => nowMs,
    retryPausesMs: [1, 1],
  });
});
afterEach(() => emulator.stop());

const tokensAsked = () => emulator.calls.get('/merchant/v1/oauth/token') ?? 0;
const searches = () => emulator.calls.get('/merchant/v1/payment/search') ?? 0;

async function paidOrder(orderId: string): Promise<string> {
  const protocol = createPayHereProtocol({
    ...emulator.settings,
    checkoutUrl: `${emulator.settings.origin}/pay/checkout`,
    notifyUrl: 'http://localhost/n',
  });
  const order = { orderId, item: 'Plan', amountCents: 400, currency: 'USD' };
  const expiresAt = new Date('2026-11-22T12:00:00Z');
  expect(
    await emulator.open(protocol.createCheckout({ ...order, expiresAt, returnUrl: 'r', cancelUrl: 'c' })),
  ).toBe(true);
  return emulator.pay(orderId)['payment_id'] ?? '';
}

describe('asking for payments', () => {
  test('finds what was paid, with its amount in cents', async () => {
    const paymentId = await paidOrder('PL-1');
    expect(await api.searchPayments('PL-1')).toEqual([
      { paymentId, amountCents: 400, currency: 'USD', state: 'received' },
    ]);
  });

  test('finds nothing where nothing was paid: an error in the envelope is no failure then', async () => {
    expect(await api.searchPayments('PL-none')).toEqual([]);
  });

  test('tells what was taken back or paid back', async () => {
    await paidOrder('PL-1');
    emulator.chargeBack('PL-1');
    expect(await api.searchPayments('PL-1')).toMatchObject([{ state: 'charged_back' }]);
    emulator.refundByHand('PL-1');
    expect(await api.searchPayments('PL-1')).toMatchObject([{ state: 'refunded' }]);
  });

  test('is tried again, and then told to be impossible now', async () => {
    await api.searchPayments('PL-1');
    emulator.fault.isDown = true;
    await expect(api.searchPayments('PL-1')).rejects.toBeInstanceOf(ProviderUnreachableError);
    expect(searches()).toBe(1 + 3);
    await emulator.stop();
    await expect(api.searchPayments('PL-1')).rejects.toBeInstanceOf(ProviderUnreachableError);
  });

  test('with a wrong secret is refused, and not tried forever', async () => {
    const { origin, app } = emulator.settings;
    const wrong = createMerchantApi({
      origin,
      appId: app.id,
      appSecret: 'no',
      nowMs: () => 0,
      retryPausesMs: [1],
    });
    await expect(wrong.searchPayments('PL-1')).rejects.toBeInstanceOf(ProviderRefusalError);
    expect(tokensAsked()).toBe(1);
  });
});

test('every call asks for an answer that is not compressed', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['accept-encoding']);
    const isToken = request.url?.endsWith('/oauth/token') === true;
    response.end(JSON.stringify(isToken ? { access_token: 't', expires_in: 599 } : { status: 1, data: [] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const plain = createMerchantApi({ origin, appId: 'a', appSecret: 'b', nowMs: () => 0 });
  await plain.searchPayments('PL-1');
  await plain.refund('1', 'Refund of PL-1');
  expect(asked).toEqual(['identity', 'identity', 'identity']);
  server.closeAllConnections();
  server.close();
});

describe('the token', () => {
  test('is fetched once for calls that need it at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => api.searchPayments('PL-1')));
    expect({ tokens: tokensAsked(), searches: searches() }).toEqual({ tokens: 1, searches: 8 });
  });

  test('is used until half a minute before its end', async () => {
    await api.searchPayments('PL-1');
    nowMs = (599 - 31) * 1000;
    await api.searchPayments('PL-1');
    expect(tokensAsked()).toBe(1);
    nowMs = (599 - 29) * 1000;
    await api.searchPayments('PL-1');
    expect(tokensAsked()).toBe(2);
  });

  test('that is refused before its time is fetched again, once', async () => {
    await api.searchPayments('PL-1');
    emulator.fault.hasForgottenTokens = true;
    expect(await api.searchPayments('PL-1')).toEqual([]);
    expect(tokensAsked()).toBe(2);
  });
});

describe('paying back', () => {
  test('is done once; a second time is refused', async () => {
    const paymentId = await paidOrder('PL-1');
    await api.refund(paymentId, 'Refund of PL-1');
    expect(await api.searchPayments('PL-1')).toMatchObject([{ state: 'refunded' }]);
    await expect(api.refund(paymentId, 'again')).rejects.toBeInstanceOf(ProviderRefusalError);
  });

  test('of which the answer is lost is not sent again blindly', async () => {
    const paymentId = await paidOrder('PL-1');
    emulator.fault.losesRefundAnswers = true;
    await expect(api.refund(paymentId, 'Refund of PL-1')).rejects.toBeInstanceOf(ProviderUnreachableError);
    expect(emulator.calls.get('/merchant/v1/payment/refund')).toBe(1);
    expect(await api.searchPayments('PL-1')).toMatchObject([{ state: 'refunded' }]);
  });
});
