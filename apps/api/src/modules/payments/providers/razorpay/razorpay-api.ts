import { z } from 'zod';
import type { RazorpaySettings } from '../../../../platform/config/payment-config.ts';
import {
  type CheckoutOrder,
  type KnownPayment,
  ProviderRefusalError,
  ProviderUnreachableError,
} from '../payment-provider.ts';
import { isBusy, jsonOf, reachProvider, repeated } from '../provider-http.ts';

const defaultPausesMs = [300, 1_500];

export interface RazorpayApi {
  /**
   * Creates a payment link whose reference is the order id; resolves with its address.
   * @throws ProviderUnreachableError, ProviderRefusalError
   */
  createLink(order: CheckoutOrder): Promise<string>;
  /** @throws ProviderUnreachableError, ProviderRefusalError */
  listPayments(orderId: string): Promise<readonly KnownPayment[]>;
  /** @throws ProviderUnreachableError, ProviderRefusalError */
  refund(paymentId: string, reason: string): Promise<void>;
}

/**
 * Razorpay's api (https://razorpay.com/docs/api/): JSON, basic authentication with the key, amounts in the smallest unit
 * of the currency, lists as collections with `items`.
 */
export function createRazorpayApi(
  deps: Pick<RazorpaySettings, 'origin' | 'keyId' | 'keySecret'> & {
    /** Pauses between attempts of repeatable calls. */
    retryPausesMs?: readonly number[] | undefined;
  },
): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${deps.keyId}:${deps.keySecret}`).toString('base64')}`;
  const call = async (
    path: string,
    init: RequestInit,
    pausesMs: readonly number[] = [],
  ): Promise<unknown> => {
    const headers = { authorization, 'content-type': 'application/json', ...init.headers };
    const response = await repeated(
      () => reachProvider(`${deps.origin}/v1${path}`, { ...init, headers }),
      pausesMs,
    );
    return openAnswer(response);
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });
  return {
    async createLink(order) {
      // Not repeated: a second link with the same reference is refused. The payer may press the button again.
      const answer = await post('/payment_links/', linkOf(order));
      return understood(linkAnswer, answer).short_url;
    },
    async listPayments(orderId) {
      // The order that Razorpay makes for a link has the link's reference as its receipt.
      const query = new URLSearchParams({ receipt: orderId, 'expand[]': 'payments' });
      const answer = await call(
        `/orders?${query.toString()}`,
        { method: 'GET' },
        deps.retryPausesMs ?? defaultPausesMs,
      );
      return understood(ordersAnswer, answer)
        .items.filter(({ receipt }) => receipt === orderId)
        .flatMap(({ payments }) => (payments?.items ?? []).map(knownPayment));
    },
    async refund(paymentId, reason) {
      // The key makes a second request for the same payment harmless.
      const headers = { 'x-refund-idempotency': `refund-${paymentId}` };
      const body = { speed: 'normal', notes: { reason } };
      await post(`/payments/${encodeURIComponent(paymentId)}/refund`, body, headers);
    },
  };
}

/** The payer types name and number on Razorpay's page: we store no such thing about a child. */
function linkOf(order: CheckoutOrder): object {
  return {
    amount: order.amountCents,
    currency: order.currency,
    accept_partial: false,
    reference_id: order.orderId,
    description: order.item,
    expire_by: Math.floor(order.expiresAt.getTime() / 1000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: order.returnUrl,
    callback_method: 'get',
  };
}

const linkAnswer = z.object({ short_url: z.url({ protocol: /^https?$/ }) });

/** Fields that are read of a payment; the payer's are left out. */
export const razorpayPayment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  /** Of all its refunds together. */
  refund_status: z.enum(['partial', 'full']).nullish(),
  method: z.string().nullish(),
});

const ordersAnswer = z.object({
  items: z.array(
    z.object({
      receipt: z.string().nullish(),
      payments: z.object({ items: z.array(razorpayPayment) }).nullish(),
    }),
  ),
});

/** A payment that was refunded in part still pays for its order. */
function knownPayment({
  id,
  amount,
  currency,
  status,
  refund_status,
}: z.output<typeof razorpayPayment>): KnownPayment {
  const payment = { paymentId: id, amountCents: amount, currency };
  if (status === 'refunded' || refund_status === 'full') return { ...payment, state: 'refunded' };
  return { ...payment, state: status === 'captured' ? 'received' : 'other' };
}

const errorAnswer = z.object({ error: z.object({ code: z.string(), reason: z.string().nullish() }) });

async function openAnswer(response: Response): Promise<unknown> {
  // 409: the same request is still being worked on.
  if (isBusy(response) || response.status === 409)
    throw new ProviderUnreachableError(`The payment provider answers ${response.status}`);
  const answer = await jsonOf(response);
  if (response.ok) return answer;
  const { data } = errorAnswer.safeParse(answer);
  const why = data === undefined ? '' : `: ${data.error.code} ${data.error.reason ?? ''}`.trimEnd();
  throw new ProviderRefusalError(`The payment provider refuses with ${response.status}${why}`);
}

function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new ProviderUnreachableError('The answer of the payment provider is not understood');
  return parsed.data;
}
