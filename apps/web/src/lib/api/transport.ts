import { apiBase, contract, type Endpoint } from '@python-learning/contract';
import { getLanguage } from '../language/language.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { readCsrfToken } from './csrf-token.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createSessionRefresh } from './session-refresh.ts';

export type CallOptions = {
  params?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  /** Give the key of a failed call to send it again without it being done twice. */
  idempotencyKey?: string;
  /** The caller only asks who is there: a session that ended is an answer, not a reason to leave the page. */
  probe?: boolean;
};

export type TransportSettings = {
  fetch: typeof fetch;
  /** Called when a call needed a session and the session could not be refreshed. */
  onSessionLost: () => void;
  /** Waits before each repetition of a safe call that got no answer, in milliseconds. */
  retryDelaysMs: readonly number[];
};

/** An answer read to its end, so that no connection stays half open; `body` is undefined where it is no JSON. */
type Answer = { status: number; ok: boolean; body: unknown };

export type Transport = (endpoint: Endpoint, options?: CallOptions) => Promise<unknown>;

/** A 401 of these says something about the request itself, so no refresh can help. */
const neverRefreshed = new Set<Endpoint>([
  contract.auth.login,
  contract.auth.register,
  contract.auth.refreshToken,
  contract.auth.verifyEmail,
  contract.auth.requestPasswordReset,
  contract.auth.resetPassword,
  contract.subscriptions.plans,
]);

/** Sends calls of the contract: cookies, CSRF, language, refresh of the session and repetition live here. */
export function createTransport(settings: TransportSettings): Transport {
  const refreshOnce = createSessionRefresh(() => refreshSession(settings));
  return async (endpoint, options = {}) => {
    const idempotencyKey = options.idempotencyKey ?? createIdempotencyKey();
    const sending = { ...options, idempotencyKey };
    let response = await sendWithToken(endpoint, sending, settings);
    if (response.status === 401 && !neverRefreshed.has(endpoint)) {
      if (await refreshOnce()) response = await sendWithToken(endpoint, sending, settings);
      if (response.status === 401 && options.probe !== true) settings.onSessionLost();
    }
    return readAnswer(endpoint, response);
  };
}

async function refreshSession(settings: TransportSettings): Promise<boolean> {
  const response = await sendWithToken(contract.auth.refreshToken, { body: {} }, settings);
  if (response.ok) return true;
  if (response.status >= 500 || response.status === 429) throw new ApiError(response.status, response.body);
  return false;
}

/** Fetches a CSRF token first where there is none, and once more where the api no longer takes the one we have. */
async function sendWithToken(
  endpoint: Endpoint,
  options: CallOptions,
  settings: TransportSettings,
): Promise<Answer> {
  if (endpoint.method === 'GET') return sendPatiently(endpoint, options, settings);
  if (readCsrfToken() === null) await fetchToken(settings);
  const response = await send(endpoint, options, settings);
  if (response.status !== 403) return response;
  const { code } = new ApiError(403, response.body);
  if (code !== 'csrf_missing' && code !== 'csrf_incorrect') return response;
  await fetchToken(settings);
  return send(endpoint, options, settings);
}

/** The api sets the cookie on this call whether or not anyone is logged in. */
async function fetchToken(settings: TransportSettings): Promise<void> {
  await sendPatiently(contract.auth.user, {}, settings);
}

/** A call that changes nothing is repeated when no answer came. */
async function sendPatiently(
  endpoint: Endpoint,
  options: CallOptions,
  settings: TransportSettings,
): Promise<Answer> {
  for (const delayMs of settings.retryDelaysMs) {
    try {
      return await send(endpoint, options, settings);
    } catch (failure) {
      if (!(failure instanceof NetworkError)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return send(endpoint, options, settings);
}

async function send(endpoint: Endpoint, options: CallOptions, settings: TransportSettings): Promise<Answer> {
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: headersOf(endpoint, options),
    signal: options.signal ?? null,
  };
  if (endpoint.method !== 'GET') init.body = JSON.stringify(options.body ?? {});
  try {
    const response = await settings.fetch(urlOf(endpoint, options.params), init);
    return { status: response.status, ok: response.ok, body: readJson(await response.text()) };
  } catch (failure) {
    if (options.signal?.aborted === true) throw failure;
    throw new NetworkError('No answer came from the server', { cause: failure });
  }
}

function headersOf(endpoint: Endpoint, options: CallOptions): Record<string, string> {
  const token = readCsrfToken();
  return {
    Accept: 'application/json',
    'Accept-Language': getLanguage(),
    ...(token === null ? {} : { 'X-CSRFToken': token }),
    ...(endpoint.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(endpoint.method === 'GET' || options.idempotencyKey === undefined
      ? {}
      : { 'Idempotency-Key': options.idempotencyKey }),
  };
}

function urlOf(endpoint: Endpoint, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    if (!values.has(name)) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(values.get(name)));
  });
  return `${apiBase}${path}`;
}

function readAnswer(endpoint: Endpoint, { status, ok, body }: Answer): unknown {
  if (!ok) throw new ApiError(status, body);
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) {
    throw new UnexpectedAnswerError(`${endpoint.path} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

/** What came, as JSON; undefined for a page of something in between. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
