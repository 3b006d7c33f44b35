/** A refusal of the api. The message is the api's text, if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The code of the refusal; empty if something between browser and api answered. */
  readonly code: string;
  readonly detail: string | undefined;
  /** The same sentence as `detail`, on calls whose clients read `error` first. */
  readonly error: string | undefined;
  /** Messages by field of the request; `non_field_errors` concern the whole request. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole response body; some refusals carry more than a message. */
  readonly body: unknown;
  /** The wait that the server asked for, in milliseconds (429, 503); null without one. */
  readonly retryAfterMs: number | null;

  constructor(status: number, body: unknown, retryAfterMs: number | null = null) {
    const entries = isRecord(body) ? Object.entries(body) : [];
    const texts = new Map(
      entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    );
    super(texts.get('error') ?? texts.get('detail') ?? `The api answered ${status}`);
    this.status = status;
    this.code = texts.get('code') ?? '';
    this.detail = texts.get('detail');
    this.error = texts.get('error');
    this.fields = Object.fromEntries(
      entries.flatMap(([key, value]) => (isTextList(value) ? [[key, value] as const] : [])),
    );
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer came: the connection is down or the server is. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An answer came that the contract does not know. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

/**
 * True where the same call may succeed later: no answer came, something between browser and api answered, or the server
 * had a fault or was too busy.
 */
export function isTransient(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.status >= 500 || failure.status === 429;
  return isUnanswered(failure);
}

/**
 * True where our server did not answer: nothing came, or the page of something in between, such as a proxy without a
 * server behind it. The call may have arrived all the same.
 */
export function isUnanswered(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.status >= 500 && failure.code === '';
  return failure instanceof NetworkError || failure instanceof UnexpectedAnswerError;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
