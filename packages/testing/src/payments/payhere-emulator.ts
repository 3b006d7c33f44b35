import { createHash } from 'node:crypto';
import { type ProviderAnswer, type ProviderRequest, startProviderServer } from './provider-server.ts';

type Fields = Readonly<Record<string, string>>;

type EmulatedPayment = {
  paymentId: string;
  orderId: string;
  amount: string;
  currency: string;
  status: string;
};

/** Failures that the emulator currently simulates. */
export type EmulatorFault = {
  /** Every call of the merchant api is answered with 503. */
  isDown: boolean;
  /** Refunds are made, but their answers are lost. */
  losesRefundAnswers: boolean;
  /** Refunds are refused with status 200; only the envelope reports the error. */
  refusesRefunds: boolean;
  /** How long a token lives, in seconds. */
  tokenLifetimeS: number;
  /** Tokens issued so far are no longer accepted. */
  hasForgottenTokens: boolean;
};

/** PayHere on a loopback port, as its documentation describes it, quirks included. */
export type PayHereEmulator = {
  /** Payment settings for an app that uses this emulator. */
  settings: {
    provider: 'payhere';
    origin: string;
    merchantId: string;
    merchantSecret: string;
    app: { id: string; secret: string };
  };
  fault: EmulatorFault;
  /** Number of calls by path. */
  calls: Map<string, number>;
  /**
   * Posts the form like the payer's browser. Resolves with true when PayHere shows its payment page.
   */
  open(
    checkout: { payment_url: string; payment_params: Fields },
    headers?: Record<string, string>,
  ): Promise<boolean>;
  /**
   * Pays an opened checkout; from then on PayHere knows the payment. Returns the notification, not yet sent.
   */
  pay(orderId: string, more?: Fields): Fields;
  decline(orderId: string): Fields;
  cancel(orderId: string): Fields;
  pending(orderId: string): Fields;
  /** Charges the payment back, as the bank does. Returns the notification, not yet sent. */
  chargeBack(orderId: string): Fields;
  /** Refunds the payment on PayHere's own pages; nobody is notified. */
  refundByHand(orderId: string): void;
  /** Signs a notification as PayHere would, whatever its content. */
  sign(fields: Fields): Fields;
  payments(): readonly EmulatedPayment[];
  stop(): Promise<void>;
};

const merchantId = '1211149';
const merchantSecret = 'emulated-merchant-secret';
const app = { id: '4OVx33RVOPg4DzdZUzq4A94D2', secret: '8n4VCj25MXp4JLDFyvsE9h4a8qgbPaZUI4JEWK4FCvop' };

export async function startPayHereEmulator(): Promise<PayHereEmulator> {
  const state = newState();
  const server = await startProviderServer((request) => answer(state, request));
  const notify = (orderId: string, status: string, more: Fields = {}): Fields =>
    sign({ ...notificationOf(state, orderId, status), ...more });
  return {
    settings: { provider: 'payhere', origin: server.origin, merchantId, merchantSecret, app },
    fault: state.fault,
    calls: server.calls,
    open: openCheckout,
    pay(orderId, more) {
      const checkout = checkoutOf(state, orderId);
      const paymentId = String(320025071278 + state.payments.length);
      const { amount = '', currency = '' } = checkout;
      state.payments.push({ paymentId, orderId, amount, currency, status: 'RECEIVED' });
      return notify(orderId, '2', { payment_id: paymentId, ...more });
    },
    decline: (orderId) => notify(orderId, '-2'),
    cancel: (orderId) => notify(orderId, '-1'),
    pending: (orderId) => notify(orderId, '0'),
    chargeBack(orderId) {
      const { paymentId } = setStatus(state, orderId, 'CHARGEBACKED');
      return notify(orderId, '-3', { payment_id: paymentId });
    },
    refundByHand: (orderId) => void setStatus(state, orderId, 'REFUNDED'),
    sign,
    payments: () => state.payments,
    stop: () => server.stop(),
  };
}

/** Encodes a form body: `urlencoded` as PayHere sends it, or `multipart`. */
export function encodeForm(
  fields: Fields,
  encoding: 'urlencoded' | 'multipart' = 'urlencoded',
): { rawBody: string; headers: { 'content-type': string } } {
  if (encoding === 'urlencoded') {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8';
    return { rawBody: new URLSearchParams(fields).toString(), headers: { 'content-type': type } };
  }
  const boundary = '----PayHereBoundary7MA4YWxk';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    rawBody: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

type EmulatorState = {
  checkouts: Map<string, Fields>;
  payments: EmulatedPayment[];
  tokens: Set<string>;
  tokenCount: number;
  fault: EmulatorFault;
};

function newState(): EmulatorState {
  return {
    checkouts: new Map(),
    payments: [],
    tokens: new Set(),
    tokenCount: 0,
    fault: {
      isDown: false,
      losesRefundAnswers: false,
      refusesRefunds: false,
      tokenLifetimeS: 599,
      hasForgottenTokens: false,
    },
  };
}

const digest = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

function sign(fields: Fields): Fields {
  const names = ['merchant_id', 'order_id', 'payhere_amount', 'payhere_currency', 'status_code'];
  const signed = names.map((name) => fields[name] ?? '').join('');
  return { ...fields, md5sig: digest(signed + digest(merchantSecret)) };
}

function checkoutOf(state: EmulatorState, orderId: string): Fields {
  const checkout = state.checkouts.get(orderId);
  if (checkout === undefined) throw new Error(`${orderId} was never opened`);
  return checkout;
}

function setStatus(state: EmulatorState, orderId: string, status: string): EmulatedPayment {
  const payment = state.payments.find((one) => one.orderId === orderId);
  if (payment === undefined) throw new Error(`${orderId} was never paid`);
  payment.status = status;
  return payment;
}

function notificationOf(state: EmulatorState, orderId: string, status: string): Fields {
  const { amount = '', currency = '' } = checkoutOf(state, orderId);
  return {
    merchant_id: merchantId,
    order_id: orderId,
    payment_id: '',
    payhere_amount: amount,
    payhere_currency: currency,
    captured_amount: amount,
    status_code: status,
    custom_1: '',
    custom_2: '',
    method: 'VISA',
    status_message: 'Successfully completed',
    card_holder_name: 'A Parent of Somebody',
    card_no: '************1292',
    card_expiry: '12/28',
  };
}

async function openCheckout(
  checkout: { payment_url: string; payment_params: Fields },
  headers: Record<string, string> = { referer: 'http://localhost:3000/' },
): Promise<boolean> {
  const response = await fetch(checkout.payment_url, {
    method: 'POST',
    body: new URLSearchParams(checkout.payment_params),
    headers,
  });
  // PayHere answers a refusal with a page, and status 200.
  return (await response.text()).includes('Pay with');
}

function answer(state: EmulatorState, request: ProviderRequest): ProviderAnswer {
  const { url } = request;
  if (url.pathname === '/pay/checkout') {
    const text = showsPaymentPage(state, request) ? 'Pay with' : 'Unauthorized payment request';
    return { status: 200, type: 'text/html', body: `<h1>${text}</h1>` };
  }
  if (state.fault.isDown) return { status: 503, body: 'Service Unavailable' };
  if (url.pathname === '/merchant/v1/oauth/token') return giveToken(state, request);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (state.fault.hasForgottenTokens) {
    state.tokens.clear();
    state.fault.hasForgottenTokens = false;
  }
  if (!state.tokens.has(token)) return { status: 401, body: { error: 'invalid_token' } };
  if (url.pathname === '/merchant/v1/payment/search') return search(state, url);
  if (url.pathname === '/merchant/v1/payment/refund') return refund(state, request.body);
  return { status: 404, body: { status: -1, msg: 'Not found', data: null } };
}

function showsPaymentPage(state: EmulatorState, { headers, body }: ProviderRequest): boolean {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const names = ['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'country', 'items'];
  const isWhole = names.every((name) => name in fields);
  const { merchant_id = '', order_id = '', amount = '', currency = '', hash } = fields;
  const expected = digest(merchant_id + order_id + amount + currency + digest(merchantSecret));
  // The secret belongs to a domain: without a referrer PayHere does not know whose page this is.
  const isOurs = headers.referer !== undefined && merchant_id === merchantId;
  if (!isWhole || !isOurs || hash !== expected || !/^\d+\.\d\d$/.test(amount)) return false;
  state.checkouts.set(order_id, fields);
  return true;
}

function giveToken(state: EmulatorState, { headers, body }: ProviderRequest): ProviderAnswer {
  const expected = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`;
  if (headers.authorization !== expected || body !== 'grant_type=client_credentials') {
    return { status: 401, body: { error: 'invalid_client', error_description: 'Bad credentials' } };
  }
  const token = `token-${++state.tokenCount}`;
  state.tokens.add(token);
  const answered = {
    access_token: token,
    token_type: 'bearer',
    expires_in: state.fault.tokenLifetimeS,
    scope: 'SANDBOX',
  };
  return { status: 200, body: answered };
}

/** Has PayHere's quirks: an array even for a single payment, amounts as numbers, a misspelled name. */
function search(state: EmulatorState, url: URL): ProviderAnswer {
  const orderId = url.searchParams.get('order_id') ?? '';
  const found = state.payments.filter((payment) => payment.orderId === orderId);
  if (found.length === 0) return { status: 200, body: { status: -1, msg: 'No payments found', data: null } };
  const data = found.map(({ paymentId, amount, currency, status }) => ({
    payment_id: Number(paymentId),
    order_id: orderId,
    date: '2026-11-21 12:00:00',
    description: 'Monthly Subscription',
    status,
    currency,
    amount: Number(amount),
    customer: {
      fist_name: 'Saman',
      last_name: 'Perera',
      email: 'parent@example.test',
      phone: '+94771234567',
    },
    amount_detail: { currency, gross: Number(amount), fee: 0.2, net: Number(amount) - 0.2 },
    payment_method: { method: 'VISA', card_customer_name: 'S Perera', card_no: '************1234' },
    items: null,
  }));
  return { status: 200, body: { status: 1, msg: `Payments with order_id:${orderId}`, data } };
}

function refund(state: EmulatorState, body: string): ProviderAnswer {
  const { payment_id: paymentId } = JSON.parse(body) as { payment_id?: unknown };
  const payment = state.payments.find((one) => one.paymentId === paymentId);
  const isPossible = payment?.status === 'RECEIVED' && !state.fault.refusesRefunds;
  if (!isPossible) return { status: 200, body: { status: -1, msg: 'Refund not allowed', data: null } };
  payment.status = 'REFUNDED';
  if (state.fault.losesRefundAnswers) return null;
  return { status: 200, body: { status: 1, msg: 'Successfully processed the refund', data: 560034010257 } };
}
