import { describe, expect, test } from 'vitest';
import {
  amountText,
  centsOf,
  checkoutHash,
  createPayHereProtocol,
  notificationSignature,
} from './payhere-protocol.ts';

const merchantSecret = 'x'.repeat(32);
const published = { merchant_id: '2xxxxx', order_id: '12345', amount: '1000.00', currency: 'LKR' };
const ours = { merchant_id: '1211149', order_id: 'ORD-1', amount: '4.00', currency: 'USD' };

const protocol = createPayHereProtocol({
  merchantId: '1211149',
  merchantSecret: 'secret',
  checkoutUrl: 'https://sandbox.payhere.lk/pay/checkout',
  notifyUrl: 'https://learn.example/api/subscriptions/notify/',
});

const order = {
  orderId: 'ORD-1',
  item: 'Monthly Subscription',
  amountCents: 400,
  currency: 'USD',
  returnUrl: 'https://learn.example/subscription/success',
  cancelUrl: 'https://learn.example/subscription/cancel',
};

const paid = {
  merchant_id: '1211149',
  order_id: 'ORD-1',
  payment_id: '320025071278',
  payhere_amount: '4.00',
  payhere_currency: 'USD',
  status_code: '2',
  md5sig: '3E3A4E792F6C8DF4C56FA1A1DD606624',
};

describe('the published vectors', () => {
  test('of a checkout', () => {
    expect(checkoutHash(published, merchantSecret)).toBe('D76F7AB16EDBE176244577AE8A46F460');
    expect(checkoutHash(ours, 'secret')).toBe('A1AE9A0F4FDB7C914E4E32395A1D0452');
  });

  test('of a notification', () => {
    const notified = {
      merchant_id: '2xxxxx',
      order_id: '12345',
      payhere_amount: '1000.00',
      payhere_currency: 'LKR',
      status_code: '2',
    };
    expect(notificationSignature(notified, merchantSecret)).toBe('ABA32E234F1A1E99ECC80F02BFF94AB4');
    expect(notificationSignature(paid, 'secret')).toBe(paid.md5sig);
  });
});

describe('a checkout', () => {
  test('has every field that the provider asks for, nothing of the learner, and its signature', () => {
    expect(protocol.createCheckout(order)).toEqual({
      payment_url: 'https://sandbox.payhere.lk/pay/checkout',
      payment_params: {
        merchant_id: '1211149',
        return_url: 'https://learn.example/subscription/success',
        cancel_url: 'https://learn.example/subscription/cancel',
        notify_url: 'https://learn.example/api/subscriptions/notify/',
        first_name: '',
        last_name: '',
        email: '',
        phone: '',
        address: '',
        city: '',
        country: '',
        order_id: 'ORD-1',
        items: 'Monthly Subscription',
        currency: 'USD',
        amount: '4.00',
        hash: 'A1AE9A0F4FDB7C914E4E32395A1D0452',
      },
    });
  });

  test('is known again as our own, and not when anything signed was changed', () => {
    const { payment_params: fields } = protocol.createCheckout(order);
    expect(protocol.isOwnCheckout(fields)).toBe(true);
    for (const name of ['merchant_id', 'order_id', 'amount', 'currency', 'hash']) {
      expect(protocol.isOwnCheckout({ ...fields, [name]: `${fields[name]}1` })).toBe(false);
    }
  });
});

describe('a notification', () => {
  test('that is signed says what became of the order', () => {
    expect(protocol.parseNotification(paid)).toEqual({
      orderId: 'ORD-1',
      paymentId: '320025071278',
      amountCents: 400,
      currency: 'USD',
      outcome: 'paid',
    });
  });

  test('may have its signature in small letters', () => {
    expect(protocol.parseNotification({ ...paid, md5sig: paid.md5sig.toLowerCase() })).not.toBeNull();
  });

  test.each([
    ['0', 'pending'],
    ['-1', 'cancelled'],
    ['-2', 'failed'],
    ['-3', 'charged_back'],
    ['3', 'unknown'],
  ])('with status %s says %s', (status_code, outcome) => {
    const fields = { ...paid, status_code };
    const md5sig = notificationSignature(fields, 'secret');
    expect(protocol.parseNotification({ ...fields, md5sig })).toMatchObject({ outcome });
  });

  test.each(['merchant_id', 'order_id', 'payhere_amount', 'payhere_currency', 'status_code', 'md5sig'])(
    'is not believed when its %s was changed, or is missing',
    (name) => {
      const { [name as keyof typeof paid]: value, ...others } = paid;
      expect(protocol.parseNotification({ ...others, [name]: `${value}0` })).toBeNull();
      expect(protocol.parseNotification(others)).toBeNull();
    },
  );

  test('of another merchant with the same secret is not ours', () => {
    const fields = { ...paid, merchant_id: '999' };
    const md5sig = notificationSignature(fields, 'secret');
    expect(protocol.parseNotification({ ...fields, md5sig })).toBeNull();
  });
});

describe('amounts', () => {
  test.each([
    [400, '4.00'],
    [4000, '40.00'],
    [123456789, '1234567.89'],
    [5, '0.05'],
  ])('%i cents are written %s and read again', (cents, written) => {
    expect(amountText(cents)).toBe(written);
    expect(centsOf(written)).toBe(cents);
  });

  test.each(['', '4,00', '1,000.00', '-4.00', '4.000', '4e2', ' 4.00', '٤.00'])('%j is no amount', (text) => {
    expect(centsOf(text)).toBeNull();
  });

  test.each([
    ['4', 400],
    ['4.5', 450],
  ])('%s is read as %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});
