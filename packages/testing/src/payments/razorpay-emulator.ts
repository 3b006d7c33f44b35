import { createHmac } from 'node:crypto';
import { type ProviderAnswer, type ProviderRequest, startProviderServer } from './provider-server.ts';

type EmulatedLink = {
  id: string;
  orderId: string;
  reference: string;
  amount: number;
  currency: string;
  callbackUrl: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
};

type EmulatedPayment = {
  id: string;
  link: EmulatedLink;
  amount: number;
  currency: string;
  status: 'captured' | 'failed' | 'refunded';
  amountRefunded: number;
};

/** Failures that the emulator currently simulates. */
export type RazorpayFault = {
  /** Every call is answered with 503. */
  isDown: boolean;
  /** Refunds are made, but their answers are lost. */
  losesRefundAnswers: boolean;
  refusesRefunds: boolean;
};

/** A signed webhook as Razorpay sends it. */
export type RazorpayWebhook = { rawBody: string; headers: Record<string, string> };

/** Razorpay on a loopback port, as its documentation describes payment links, orders, refunds, disputes and webhooks. */
export type RazorpayEmulator = {
  /** Payment settings for an app that uses this emulator. */
  settings: {
    provider: 'razorpay';
    origin: string;
    keyId: string;
    keySecret: string;
    webhookSecret: string;
  };
  fault: RazorpayFault;
  /** Number of calls by path. */
  calls: Map<string, number>;
  /** Opens the page of a payment link, as the payer's browser; resolves with our order id. */
  open(checkout: { payment_url: string }): Promise<string>;
  /** Pays a link. Resolves with the webhook, not yet sent, and the address to which the payer's browser goes. */
  pay(orderId: string): { webhook: RazorpayWebhook; returnsTo: string };
  decline(orderId: string): RazorpayWebhook;
  expire(orderId: string): RazorpayWebhook;
  cancelLink(orderId: string): RazorpayWebhook;
  /** Refunds a payment on Razorpay's own pages, as a whole or in part. */
  refundByHand(orderId: string, amount?: number): RazorpayWebhook;
  /** The bank takes the payment back after a dispute. */
  loseDispute(orderId: string): RazorpayWebhook;
  /** Signs a webhook as Razorpay would, whatever its content. */
  sign(event: object): RazorpayWebhook;
  stop(): Promise<void>;
};

const keyId = 'rzp_test_emulated';
const keySecret = 'emulated-key-secret';
const webhookSecret = 'emulated-webhook-secret';
const minAmount = 100;
const maxReferenceLength = 40;

export async function startRazorpayEmulator(): Promise<RazorpayEmulator> {
  const state: State = {
    links: [],
    payments: [],
    fault: { isDown: false, losesRefundAnswers: false, refusesRefunds: false },
    events: 0,
    origin: '',
  };
  const server = await startProviderServer((request) => answer(state, request));
  state.origin = server.origin;
  const send = (event: string, payload: object): RazorpayWebhook => {
    const wrapped = Object.entries(payload).map(([name, entity]) => [name, { entity }] as const);
    return sign(state, {
      entity: 'event',
      account_id: 'acc_BFQ7uQEaa7j2z7',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(wrapped),
      created_at: 1567674606,
    });
  };
  return {
    settings: { provider: 'razorpay', origin: server.origin, keyId, keySecret, webhookSecret },
    fault: state.fault,
    calls: server.calls,
    async open({ payment_url }) {
      const response = await fetch(payment_url);
      const link = state.links.find(({ id }) => payment_url.endsWith(`/${id}`));
      if (!response.ok || link === undefined) throw new Error('Razorpay does not know this address');
      return link.reference;
    },
    pay(orderId) {
      const link = linkOf(state, orderId);
      link.status = 'paid';
      const payment = addPayment(state, link, 'captured');
      return {
        webhook: send('payment_link.paid', {
          payment_link: linkEntity(state, link),
          order: orderEntity(state, link),
          payment: paymentEntity(payment),
        }),
        returnsTo: returnAddress(link, payment),
      };
    },
    decline: (orderId) =>
      send('payment.failed', { payment: paymentEntity(addPayment(state, linkOf(state, orderId), 'failed')) }),
    expire: (orderId) => send('payment_link.expired', { payment_link: endLink(state, orderId, 'expired') }),
    cancelLink: (orderId) =>
      send('payment_link.cancelled', { payment_link: endLink(state, orderId, 'cancelled') }),
    refundByHand(orderId, amount) {
      const payment = paymentOf(state, orderId);
      refundPart(payment, amount ?? payment.amount - payment.amountRefunded);
      return send('refund.processed', {
        refund: refundEntity(payment),
        payment: paymentEntity(payment),
      });
    },
    loseDispute(orderId) {
      const payment = paymentOf(state, orderId);
      const { id, amount, currency } = payment;
      const dispute = {
        id: 'disp_EsIAlDcoUr8CaQ',
        entity: 'dispute',
        payment_id: id,
        amount,
        currency,
        amount_deducted: amount,
        status: 'lost',
        phase: 'chargeback',
      };
      return send('payment.dispute.lost', { payment: paymentEntity(payment), dispute });
    },
    sign: (event) => sign(state, event),
    stop: () => server.stop(),
  };
}

type State = {
  links: EmulatedLink[];
  payments: EmulatedPayment[];
  fault: RazorpayFault;
  events: number;
  origin: string;
};

function sign(state: State, event: object): RazorpayWebhook {
  const rawBody = JSON.stringify(event);
  const signature = createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': `evt_${++state.events}`,
    },
  };
}

function answer(state: State, request: ProviderRequest): ProviderAnswer {
  const { method, url, headers } = request;
  if (state.fault.isDown) return { status: 503, body: 'Service Unavailable' };
  const page = /^\/l\/(\w+)$/.exec(url.pathname)?.[1];
  if (page !== undefined) return linkPage(state, page);
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (headers.authorization !== expected) return refusal(401, 'The api key provided is invalid');
  if (method === 'POST' && url.pathname === '/v1/payment_links/') return createLink(state, request.body);
  if (method === 'GET' && url.pathname === '/v1/orders') return listOrders(state, url);
  const paymentId = /^\/v1\/payments\/(\w+)\/refund$/.exec(url.pathname)?.[1];
  if (method === 'POST' && paymentId !== undefined) return refund(state, paymentId, request);
  return refusal(404, 'The requested URL was not found on the server.');
}

function refusal(status: number, description: string): ProviderAnswer {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' };
  return { status, body: { error: { ...error, reason: 'input_validation_failed', metadata: {} } } };
}

type LinkRequest = {
  amount?: unknown;
  currency?: unknown;
  reference_id?: unknown;
  expire_by?: unknown;
  callback_url?: unknown;
  callback_method?: unknown;
};

function createLink(state: State, body: string): ProviderAnswer {
  const sent = JSON.parse(body) as LinkRequest;
  const { amount, currency, reference_id: reference, callback_url: callbackUrl } = sent;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < minAmount)
    return refusal(400, 'The amount must be at least INR 1.00');
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return refusal(400, 'currency');
  if (typeof reference !== 'string' || reference.length > maxReferenceLength)
    return refusal(400, 'reference_id');
  if (state.links.some((link) => link.reference === reference))
    return refusal(400, 'payment link with given reference_id already exists');
  if (typeof callbackUrl !== 'string' || sent.callback_method !== 'get')
    return refusal(400, 'callback_method');
  if (!Number.isInteger(sent.expire_by)) return refusal(400, 'expire_by');
  const number = String(state.links.length + 1).padStart(14, '0');
  const link: EmulatedLink = {
    id: `plink_${number}`,
    orderId: `order_${number}`,
    reference,
    amount,
    currency,
    callbackUrl,
    status: 'created',
  };
  state.links.push(link);
  return { status: 200, body: linkEntity(state, link) };
}

function linkPage(state: State, id: string): ProviderAnswer {
  const link = state.links.find((one) => one.id === id);
  return link?.status === 'created'
    ? { status: 200, type: 'text/html', body: `<h1>Pay ${link.currency} ${link.amount / 100}</h1>` }
    : { status: 404, type: 'text/html', body: '<h1>This link is no longer active</h1>' };
}

/** Orders with this receipt; an order exists from the first visit of its link on. */
function listOrders(state: State, url: URL): ProviderAnswer {
  const receipt = url.searchParams.get('receipt');
  const expands = url.searchParams.get('expand[]') === 'payments';
  const items = state.links
    .filter(({ reference }) => reference === receipt)
    .map((link) => ({
      ...orderEntity(state, link),
      ...(expands ? { payments: collection(state.payments.filter((one) => one.link === link)) } : {}),
    }));
  return { status: 200, body: { entity: 'collection', count: items.length, items } };
}

function collection(payments: readonly EmulatedPayment[]): object {
  return { entity: 'collection', count: payments.length, items: payments.map(paymentEntity) };
}

function refund(state: State, paymentId: string, { headers, body }: ProviderRequest): ProviderAnswer {
  const key = headers['x-refund-idempotency'];
  if (typeof key !== 'string' || !/^[\w-]{10,}$/.test(key)) return refusal(400, 'X-Refund-Idempotency');
  const payment = state.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refusal(400, `${paymentId} is not a valid id`);
  const amount = (JSON.parse(body) as { amount?: number }).amount ?? payment.amount;
  if (
    state.fault.refusesRefunds ||
    payment.status !== 'captured' ||
    amount > payment.amount - payment.amountRefunded
  )
    return refusal(400, 'The payment has been fully refunded already');
  refundPart(payment, amount);
  return state.fault.losesRefundAnswers ? null : { status: 200, body: refundEntity(payment) };
}

function refundPart(payment: EmulatedPayment, amount: number): void {
  payment.amountRefunded += amount;
  if (payment.amountRefunded === payment.amount) payment.status = 'refunded';
}

function addPayment(state: State, link: EmulatedLink, status: 'captured' | 'failed'): EmulatedPayment {
  const { amount, currency } = link;
  const id = `pay_${String(state.payments.length + 1).padStart(14, '0')}`;
  const payment: EmulatedPayment = { id, link, amount, currency, status, amountRefunded: 0 };
  state.payments.push(payment);
  return payment;
}

function linkOf(state: State, reference: string): EmulatedLink {
  const link = state.links.find((one) => one.reference === reference);
  if (link === undefined) throw new Error(`There is no link for ${reference}`);
  return link;
}

function endLink(state: State, reference: string, status: 'cancelled' | 'expired'): object {
  const link = linkOf(state, reference);
  link.status = status;
  return linkEntity(state, link);
}

function paymentOf(state: State, reference: string): EmulatedPayment {
  const payment = state.payments.find(
    ({ link, status }) => link.reference === reference && status === 'captured',
  );
  if (payment === undefined) throw new Error(`${reference} was never paid`);
  return payment;
}

function linkEntity(state: State, link: EmulatedLink): object {
  return {
    accept_partial: false,
    amount: link.amount,
    amount_paid: link.status === 'paid' ? link.amount : 0,
    callback_method: 'get',
    callback_url: link.callbackUrl,
    currency: link.currency,
    customer: { contact: '+919000090000', email: 'parent@example.test' },
    id: link.id,
    notes: null,
    order_id: link.orderId,
    payments: null,
    reference_id: link.reference,
    short_url: `${state.origin}/l/${link.id}`,
    status: link.status,
  };
}

function orderEntity(state: State, link: EmulatedLink): object {
  const attempts = state.payments.filter((one) => one.link === link).length;
  return {
    id: link.orderId,
    entity: 'order',
    amount: link.amount,
    amount_paid: link.status === 'paid' ? link.amount : 0,
    amount_due: link.status === 'paid' ? 0 : link.amount,
    currency: link.currency,
    receipt: link.reference,
    status: link.status === 'paid' ? 'paid' : 'attempted',
    attempts,
    notes: [],
  };
}

function paymentEntity({ id, link, amount, currency, status, amountRefunded }: EmulatedPayment): object {
  const refunded = amountRefunded === amount ? 'full' : 'partial';
  return {
    id,
    entity: 'payment',
    amount,
    currency,
    status,
    order_id: link.orderId,
    method: 'upi',
    amount_refunded: amountRefunded,
    refund_status: amountRefunded === 0 ? null : refunded,
    captured: status !== 'failed',
    vpa: 'parent.of.somebody@exampleupi',
    email: 'parent@example.test',
    contact: '+919000090000',
    notes: [],
    error_code: status === 'failed' ? 'BAD_REQUEST_ERROR' : null,
  };
}

function refundEntity({ id, currency, amountRefunded }: EmulatedPayment): object {
  const entity = { id: 'rfnd_FS8TWyPrCsa0OB', entity: 'refund', payment_id: id, currency };
  return { ...entity, amount: amountRefunded, status: 'processed', speed_processed: 'normal' };
}

function returnAddress(link: EmulatedLink, payment: EmulatedPayment): string {
  const address = new URL(link.callbackUrl);
  address.searchParams.set('razorpay_payment_id', payment.id);
  address.searchParams.set('razorpay_payment_link_id', link.id);
  address.searchParams.set('razorpay_payment_link_reference_id', link.reference);
  address.searchParams.set('razorpay_payment_link_status', 'paid');
  return address.href;
}
