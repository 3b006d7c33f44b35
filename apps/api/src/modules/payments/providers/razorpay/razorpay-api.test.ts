import { type RazorpayEmulator, startRazorpayEmulator } from '@python-learning/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderRefusalError, ProviderUnreachableError } from '../payment-provider.ts';
import { createRazorpayApi, type RazorpayApi } from './razorpay-api.ts';

let emulator: RazorpayEmulator;
let api: RazorpayApi;
beforeEach(async () => {
  emulator = await startRazorpayEmulator();
  api = createRazorpayApi({ ...emulator.settings, retryPausesMs: [1, 1] });
});
afterEach(() => emulator.stop());

const order = {
  orderId: 'PL-0123456789012345678901',
  item: 'Monthly Subscription',
  amountCents: 34_900,
  currency: 'INR',
  returnUrl: 'https://learn.example/subscription/success',
  cancelUrl: 'https://learn.example/subscription/cancel',
  expiresAt: new Date('2026-11-22T12:00:00Z'),
};

async function paid(): Promise<string> {
  await api.createLink(order);
  emulator.pay(order.orderId);
  const [payment] = await api.listPayments(order.orderId);
  return payment?.paymentId ?? '';
}

describe('a payment link', () => {
  test('has an address of its own', async () => {
    const address = await api.createLink(order);
    expect(await emulator.open({ payment_url: address })).toBe(order.orderId);
  });

  test('with the reference of another is refused', async () => {
    await api.createLink(order);
    await expect(api.createLink(order)).rejects.toThrow(ProviderRefusalError);
  });
});

describe('the payments of an order', () => {
  test('are none before anyone paid', async () => {
    expect(await api.listPayments(order.orderId)).toEqual([]);
    await api.createLink(order);
    expect(await api.listPayments(order.orderId)).toEqual([]);
  });

  test('are all attempts, with what became of each', async () => {
    await api.createLink(order);
    emulator.decline(order.orderId);
    emulator.pay(order.orderId);
    expect(await api.listPayments(order.orderId)).toMatchObject([
      { state: 'other' },
      { state: 'received', amountCents: 34_900, currency: 'INR' },
    ]);
    emulator.refundByHand(order.orderId, 100);
    expect(await api.listPayments(order.orderId)).toMatchObject([{}, { state: 'received' }]);
    emulator.refundByHand(order.orderId);
    expect(await api.listPayments(order.orderId)).toMatchObject([{}, { state: 'refunded' }]);
  });

  test('are asked for again while Razorpay is down, and are unreachable in the end', async () => {
    emulator.fault.isDown = true;
    await expect(api.listPayments(order.orderId)).rejects.toThrow(ProviderUnreachableError);
    expect(emulator.calls.get('/v1/orders')).toBe(3);
  });

  test('are refused to a wrong key', async () => {
    const stranger = createRazorpayApi({ ...emulator.settings, keySecret: 'wrong', retryPausesMs: [] });
    await expect(stranger.listPayments(order.orderId)).rejects.toThrow('401');
  });
});

describe('a refund', () => {
  test('pays the whole payment back', async () => {
    await api.refund(await paid(), 'asked for');
    expect(await api.listPayments(order.orderId)).toMatchObject([{ state: 'refunded' }]);
  });

  test('is never repeated by itself, because its answer may be lost', async () => {
    const paymentId = await paid();
    emulator.fault.losesRefundAnswers = true;
    await expect(api.refund(paymentId, 'asked for')).rejects.toThrow(ProviderUnreachableError);
    expect(emulator.calls.get(`/v1/payments/${paymentId}/refund`)).toBe(1);
    expect(await api.listPayments(order.orderId)).toMatchObject([{ state: 'refunded' }]);
  });

  test('that Razorpay does not make is refused', async () => {
    emulator.fault.refusesRefunds = true;
    await expect(api.refund(await paid(), 'asked for')).rejects.toThrow(ProviderRefusalError);
  });
});
