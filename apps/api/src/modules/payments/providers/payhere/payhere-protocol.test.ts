import { describe, expect, test } from 'vitest';
import { checkoutHash, createPayHereProtocol, notificationSignature } from './payhere-protocol.ts';

const merchantSecret = 'x'.repeat(32);
const published = { merchant_id: '2xxxxx', order_id: '12345', amount: '1000.00', currency: 'LKR' };
const ours = { merchant_id: '1211149', order_id: 'ORD-1', amount: '4.00', currency: 'USD' };
const orderId = `PL-${'a1B2'.repeat(5)}c3`;

const protocol = createPayHereProtocol({
  merchantId: '1211149',
  merchantSecret: 'secret',
  checkoutUrl: 'https://sandbox.payhere.lk/pay/checkout',
  notifyUrl: 'https://learn.example/api/subscriptions/notify/',
});

const order = {
  orderId,
  item: 'Monthly Subscription',
  amountCents: 400,
  currency: 'USD',
  returnUrl: 'https://learn.example/subscription/success',
  cancelUrl: 'https://learn.example/subscription/cancel',
  expiresAt: new Date('2026-11-22T12:00:00Z'),
};

const unsigned = {
  merchant_id: '1211149',
  order_id: orderId,
  payment_id: '320025071278',
  payhere_amount: '4.00',
  payhere_currency: 'USD',
  status_code: '2',
};
const paid = signed(unsigned);

/** Adds the signature that PayHere would give the fields, whatever they contain. */
function signed<T extends Readonly<Record<string, string>>>(fields: T): T & { md5sig: string } {
  return { ...fields, md5sig: notificationSignature(fields, 'secret') };
}

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
    const oursPaid = { ...ours, payhere_amount: '4.00', payhere_currency: 'USD', status_code: '2' };
    expect(notificationSignature(oursPaid, 'secret')).toBe('3E3A4E792F6C8DF4C56FA1A1DD606624');
  });
});

describe('a checkout', () => {
  test('has every field that the provider asks for, nothing of the learner, and its signature', () => {
    expect(protocol.createCheckout(order)).toEqual({
      kind: 'form',
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
        order_id: orderId,
        items: 'Monthly Subscription',
        currency: 'USD',
        amount: '4.00',
        hash: checkoutHash({ ...ours, order_id: orderId }, 'secret'),
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
      orderId,
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
    ['3', 'pending'],
  ])('with status %s says %s', (status_code, outcome) => {
    expect(protocol.parseNotification(signed({ ...unsigned, status_code }))).toMatchObject({ outcome });
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
    expect(protocol.parseNotification(signed({ ...unsigned, merchant_id: '999' }))).toBeNull();
  });

  test.each([
    ['payhere_currency', ['USD-', 'usd', 'US', 'USDX', '']],
    [
      'payhere_amount',
      ['4', '4.0', '4.000', '4,00', '-4.00', '+4.00', '4.00U', '1234567890.00', '1e2', '٤.00', '4.00\n', ''],
    ],
    ['status_code', ['1', '4', '22', '+2', '2 ', '']],
    ['order_id', ['ORD-1', orderId.slice(0, -1), `${orderId}4`, `PL-${'-'.repeat(22)}`, '']],
  ])('whose %s has another form is refused, however good its signature is (security 33)', (name, values) => {
    for (const value of values) {
      expect(protocol.parseNotification(signed({ ...unsigned, [name]: value }))).toBeNull();
    }
  });

  test('is not made of the hash of a payment form (security 33)', () => {
    const { payment_params: form } = protocol.createCheckout(order);
    const { merchant_id = '', order_id = '', amount = '', currency = '', hash = '' } = form;
    const fields = { merchant_id, order_id, payhere_amount: amount, payhere_currency: currency };
    expect(protocol.parseNotification({ ...fields, md5sig: hash })).toBeNull();
    expect(protocol.parseNotification({ ...fields, status_code: '', md5sig: hash })).toBeNull();
  });

  test.each(['2', '0', '-1', '-2', '-3', '3'])(
    'with status %s cannot be divided into other fields with the same signature (security 33)',
    (status_code) => {
      const original = signed({ ...unsigned, status_code });
      const found = divisionsOf(original)
        .filter((fields) => protocol.parseNotification(fields) !== null)
        .map(({ payhere_currency, status_code: status }) => [payhere_currency, status]);
      expect(found).toEqual([['USD', status_code]]);
    },
  );
});

/** Every way to split the signed text after the merchant id into order, amount, currency and status. */
function divisionsOf(fields: typeof paid): (typeof paid)[] {
  const text = fields.order_id + fields.payhere_amount + fields.payhere_currency + fields.status_code;
  const borders = Array.from({ length: text.length + 1 }, (_, at) => at);
  return borders.flatMap((first) =>
    borders.slice(first).flatMap((second) =>
      borders.slice(second).map((third) => ({
        ...fields,
        order_id: text.slice(0, first),
        payhere_amount: text.slice(first, second),
        payhere_currency: text.slice(second, third),
        status_code: text.slice(third),
      })),
    ),
  );
}
