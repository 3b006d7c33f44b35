import { z } from 'zod';
import { centsOf } from '../../amounts.ts';
import { type KnownPayment, ProviderRefusalError, ProviderUnreachableError } from '../payment-provider.ts';
import { isBusy, jsonOf, reachProvider, repeated } from '../provider-http.ts';

export type MerchantApiDeps = {
  /** Such as https://www.payhere.lk, without the path /merchant/v1. */
  origin: string;
  appId: string;
  appSecret: string;
  /** Milliseconds of any clock that only moves forward; measures the age of the token. */
  nowMs: () => number;
  /** How long one call may take. */
  deadlineMs?: number;
  /** Pauses between attempts of repeatable calls. */
  retryPausesMs?: readonly number[];
};

export interface MerchantApi {
  /** @throws ProviderUnreachableError, ProviderRefusalError */
  searchPayments(orderId: string): Promise<readonly KnownPayment[]>;
  /** @throws ProviderUnreachableError, ProviderRefusalError */
  refund(paymentId: string, description: string): Promise<void>;
}

const defaultPausesMs = [300, 1_500];
/** A token is not used when it would expire within this time. */
const headroomMs = 30_000;

/** PayHere's merchant api: reuses a token until it expires, and unwraps the envelope around every answer. */
export function createMerchantApi(deps: MerchantApiDeps): MerchantApi {
  const token = createTokenSource(deps);
  const call = async (path: string, init: RequestInit, pausesMs: readonly number[]): Promise<unknown> => {
    const attempt = async (): Promise<Response> => send(deps, path, init, await token.get());
    let response = await repeated(attempt, pausesMs);
    if (response.status === 401) {
      // The token may have been withdrawn before it expired.
      token.forget();
      response = await repeated(attempt, pausesMs);
    }
    return openEnvelope(response);
  };
  return {
    async searchPayments(orderId) {
      const path = `/payment/search?order_id=${encodeURIComponent(orderId)}`;
      const data = await call(path, { method: 'GET' }, deps.retryPausesMs ?? defaultPausesMs);
      if (data === null) return [];
      const found = payments.safeParse(data);
      if (!found.success) throw new ProviderUnreachableError('The answer about payments is not understood');
      return found.data.filter(({ order_id }) => order_id === orderId).map(knownPayment);
    },
    async refund(paymentId, description) {
      const body = JSON.stringify({ payment_id: paymentId, description });
      // Never repeat a refund: after a missing answer, asking for the payment shows whether it was done.
      await call('/payment/refund', { method: 'POST', body }, []);
    },
  };
}

const envelope = z.object({ status: z.number(), msg: z.string().nullish(), data: z.unknown() });
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const textOrNumber = z.union([z.string(), z.number()]).transform(String);
/** Fields that are read of a payment; the payer's are left out. */
const payments = z.array(
  z.object({
    payment_id: textOrNumber,
    order_id: textOrNumber,
    status: z.string(),
    currency: z.string(),
    amount: textOrNumber,
  }),
);

type FoundPayment = z.output<typeof payments>[number];

function knownPayment({ payment_id, status, currency, amount }: FoundPayment): KnownPayment {
  return { paymentId: payment_id, amountCents: centsOf(amount), currency, state: stateOf(status) };
}

/** Maps PayHere's status. Refunds and chargebacks have several words, such as `REFUND PROCESSING`. */
function stateOf(status: string): KnownPayment['state'] {
  const word = status.toUpperCase();
  if (word === 'RECEIVED') return 'received';
  if (word.startsWith('REFUND')) return 'refunded';
  return word.startsWith('CHARGE') ? 'charged_back' : 'other';
}

type TokenSource = { get(): Promise<string>; forget(): void };

/** Concurrent calls wait for the same token request. */
function createTokenSource(deps: MerchantApiDeps): TokenSource {
  let known: { token: string; endsAtMs: number } | null = null;
  let inFlight: Promise<string> | null = null;
  const fetchToken = async (): Promise<string> => {
    const askedAtMs = deps.nowMs();
    const answer = await requestToken(deps);
    known = { token: answer.access_token, endsAtMs: askedAtMs + answer.expires_in * 1000 };
    return known.token;
  };
  return {
    async get() {
      if (known !== null && deps.nowMs() < known.endsAtMs - headroomMs) return known.token;
      inFlight ??= fetchToken().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
    forget() {
      known = null;
    },
  };
}

async function requestToken(deps: MerchantApiDeps): Promise<z.output<typeof tokenAnswer>> {
  const basic = Buffer.from(`${deps.appId}:${deps.appSecret}`).toString('base64');
  const response = await reach(deps, '/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (response.status === 400 || response.status === 401)
    throw new ProviderRefusalError('The app id or secret is refused');
  const parsed = tokenAnswer.safeParse(await jsonOf(response));
  if (!parsed.success) throw new ProviderUnreachableError(`No token came: status ${response.status}`);
  return parsed.data;
}

function send(deps: MerchantApiDeps, path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return reach(deps, path, { ...init, headers });
}

function reach(deps: MerchantApiDeps, path: string, init: RequestInit): Promise<Response> {
  return reachProvider(`${deps.origin}/merchant/v1${path}`, init, deps.deadlineMs);
}

/** Returns the data in the envelope; null when no payment was found. */
async function openEnvelope(response: Response): Promise<unknown> {
  if (isBusy(response)) throw new ProviderUnreachableError(`The payment provider answers ${response.status}`);
  const parsed = envelope.safeParse(await jsonOf(response));
  if (!parsed.success)
    throw new ProviderUnreachableError(`The answer has no envelope: status ${response.status}`);
  const { status, msg, data } = parsed.data;
  // An error may come with HTTP status 200; the status in the envelope decides.
  if (status === 1) return data ?? null;
  if (/no payments? found/i.test(msg ?? '')) return null;
  throw new ProviderRefusalError(`The payment provider refuses: ${status}`);
}
