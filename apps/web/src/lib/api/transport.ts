import type { apiBase, Contract } from '@python-learning/contract';
import { getLanguage } from '../language/language.ts';
import { inTime } from '../waiting/in-time.ts';
import { ApiError, isTransient, NetworkError, UnexpectedAnswerError } from './api-error.ts';
import { readCsrfToken } from './csrf-token.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { type Retry, sendWithRetries } from './retries.ts';
import { createSessionRefresh } from './session-refresh.ts';
import { watchCall } from './slow-calls.ts';

/** Repeated here, because importing the constant would load the table of all calls with it. */
const base: typeof apiBase = '/api';

type Paths<F extends keyof Contract> = Contract[F][keyof Contract[F]] extends { path: infer P } ? P : never;

/** A call as the transport needs it: an entry of the contract, or one that reads its answer without a schema. */
export type SentCall = {
  method: 'GET' | 'POST';
  path: `/${string}/`;
  response: {
    safeParse: (body: unknown) => { success: true; data: unknown } | { success: false; error: unknown };
  };
};

export type CallOptions = {
  params?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  /** Repeat the key of a failed call to send it again without it being executed twice. */
  idempotencyKey?: string;
  /** The caller only asks who is logged in: an ended session is an answer, not a loss. */
  probe?: boolean;
};

export type TransportSettings = {
  fetch: typeof fetch;
  /** Called when a call needed a session and the session could not be refreshed. */
  onSessionLost: () => void;
  /** Called with the code of each refusal. */
  onRefusal?: (code: string) => void;
  /** How calls that change nothing are repeated. */
  retry: Retry;
};

/** An answer with its body read, which frees the connection; `body` is undefined if not JSON. */
type Answer = { status: number; ok: boolean; body: unknown; retryAfterMs: number | null };

export type Transport = (call: SentCall, options?: CallOptions) => Promise<unknown>;

const loginPath: Paths<'auth'> = '/auth/login/';

/** Calls whose 401 is about the request itself, so a refresh cannot help. */
const neverRefreshed: readonly string[] = [
  loginPath,
  '/auth/register/',
  '/auth/token/refresh/',
  '/auth/verify-email/',
  '/auth/password-reset-request/',
  '/auth/password-reset/',
  '/subscriptions/plans/',
] satisfies (Paths<'auth'> | Paths<'subscriptions'>)[];

/**
 * How long nothing may come of a call before it counts as unanswered, in milliseconds: until its answer begins, and then
 * until the answer is complete. Programs run behind unsafe calls, and may wait for their turn.
 */
const silenceMs = { GET: 20_000, POST: 90_000 } as const;

/** Asks who is logged in; sets the CSRF cookie even if nobody is. */
const whoIsThere = rawCall('GET', '/auth/user/');
const refreshToken = rawCall('POST', '/auth/token/refresh/');

/** Sends calls of the contract, with cookies, CSRF, language, retries and session refresh. */
export function createTransport(settings: TransportSettings): Transport {
  const refresh = createSessionRefresh(() => refreshSession(settings));
  return async (endpoint, options = {}) => {
    const sending =
      endpoint.method === 'GET'
        ? options
        : { ...options, idempotencyKey: options.idempotencyKey ?? createIdempotencyKey() };
    // A refused refresh clears the cookies: one that is answered late would clear those of the new session.
    if (endpoint.path === loginPath) await refresh.ended();
    let response = await sendWithToken(endpoint, sending, settings);
    if (response.status === 401 && !neverRefreshed.includes(endpoint.path)) {
      if (await refresh.once()) response = await sendWithToken(endpoint, sending, settings);
      if (response.status === 401 && options.probe !== true) settings.onSessionLost();
    }
    if (response.ok) return readAnswer(endpoint, response);
    const refusal = errorOf(response);
    settings.onRefusal?.(refusal.code);
    throw refusal;
  };
}

async function refreshSession(settings: TransportSettings): Promise<boolean> {
  const response = await sendWithToken(refreshToken, { body: {} }, settings);
  if (response.ok) return true;
  const refusal = errorOf(response);
  if (isTransient(refusal)) throw refusal;
  return false;
}

/** Fetches a CSRF token if there is none, and once more if the api refuses the current one. */
async function sendWithToken(
  endpoint: SentCall,
  options: CallOptions,
  settings: TransportSettings,
): Promise<Answer> {
  if (endpoint.method === 'GET') return sendPatiently(endpoint, options, settings);
  if (readCsrfToken() === null) await fetchToken(settings);
  const response = await send(endpoint, options, settings);
  if (response.status !== 403) return response;
  const { code } = errorOf(response);
  if (code !== 'csrf_missing' && code !== 'csrf_incorrect') return response;
  await fetchToken(settings);
  return send(endpoint, options, settings);
}

async function fetchToken(settings: TransportSettings): Promise<void> {
  try {
    await sendPatiently(whoIsThere, {}, settings);
  } catch (failure) {
    // A refusal may bring the token all the same.
    if (!(failure instanceof ApiError)) throw failure;
  }
}

/**
 * Sends a call that changes nothing, again while no answer comes or the server is too busy.
 * @throws ApiError if the server is still too busy
 */
function sendPatiently(
  endpoint: SentCall,
  options: CallOptions,
  settings: TransportSettings,
): Promise<Answer> {
  const { retry } = settings;
  const sendOnce = async () => {
    const answer = await send(endpoint, options, settings);
    if (answer.ok) return answer;
    const refusal = errorOf(answer);
    if (retry.mayPass(refusal)) throw refusal;
    return answer;
  };
  return sendWithRetries(sendOnce, retry, options.signal);
}

async function send(endpoint: SentCall, options: CallOptions, settings: TransportSettings): Promise<Answer> {
  const limitMs = silenceMs[endpoint.method];
  const stop = stopWith(options.signal);
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: headersOf(endpoint, options),
    signal: stop.signal,
  };
  if (endpoint.method !== 'GET') init.body = JSON.stringify(options.body ?? {});
  const endWatch = watchCall();
  try {
    const response = await inTime(settings.fetch(urlOf(endpoint, options.params), init), limitMs);
    return {
      status: response.status,
      ok: response.ok,
      body: readJson(await inTime(response.text(), limitMs)),
      retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
    };
  } catch (failure) {
    if (options.signal?.aborted === true) throw failure;
    throw new NetworkError('No answer came from the server', { cause: failure });
  } finally {
    endWatch();
    // Frees the connection of an answer that did not come, and the signal of the caller.
    stop.abort();
  }
}

/** Makes a request that ends with the caller's signal, or before. */
function stopWith(callers: AbortSignal | undefined): AbortController {
  const stop = new AbortController();
  const follow = () => stop.abort(callers?.reason);
  if (callers?.aborted === true) follow();
  else callers?.addEventListener('abort', follow, { once: true, signal: stop.signal });
  return stop;
}

function headersOf(endpoint: SentCall, options: CallOptions): Record<string, string> {
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

function urlOf(endpoint: SentCall, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    if (!values.has(name)) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(values.get(name)));
  });
  return `${base}${path}`;
}

function errorOf({ status, body, retryAfterMs }: Answer): ApiError {
  return new ApiError(status, body, retryAfterMs);
}

function readAnswer(endpoint: SentCall, { body }: Answer): unknown {
  const parsed = endpoint.response.safeParse(body);
  if (!parsed.success) {
    throw new UnexpectedAnswerError(`${endpoint.path} answered in an unknown shape`, { cause: parsed.error });
  }
  return parsed.data;
}

/** Parses the body as JSON; undefined for a page from something between browser and api. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts the header to milliseconds. Our server sends seconds; null without the header or for a date, which only a
 * proxy would send.
 */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : null;
}

/** A call of the transport itself; its answer is not checked by a schema. */
function rawCall(method: SentCall['method'], path: Paths<'auth'>): SentCall {
  return { method, path, response: { safeParse: (body) => ({ success: true, data: body }) } };
}
