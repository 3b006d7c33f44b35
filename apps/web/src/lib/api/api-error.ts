/** A refusal of the api, in its own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The api's name for the refusal, or an empty text when something in between answered. */
  readonly code: string;
  readonly detail: string | undefined;
  /** The same sentence as `detail`, on calls whose clients read it first. */
  readonly error: string | undefined;
  /** Sentences by field of the request; `non_field_errors` are about the request as a whole. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole answer; some refusals carry more than a sentence. */
  readonly body: unknown;
  /** How long the server wants to be left alone, where it said so (429, 503). */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}
