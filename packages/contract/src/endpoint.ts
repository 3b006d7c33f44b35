import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call: `public` anyone, `learner` a logged-in learner, `refresh` the holder of a refresh cookie, `provider`
 * a payment provider, which has no cookies, sends a body of its own form, and is authenticated by its signature alone.
 * Every call states it; a test walks the route table and calls each of them as a stranger.
 */
export type Access = 'public' | 'learner' | 'refresh' | 'provider';

/**
 * One call of the api. `path` follows the base `/api`; its trailing slash is canonical and optional.
 * `errors` lists the refusals of the call itself; `sharedErrors` and those of its access are added.
 */
export type Endpoint = {
  method: 'GET' | 'POST';
  path: `/${string}/`;
  access: Access;
  summary: string;
  params?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  status: 200 | 201;
  response: z.ZodMiniType;
  errors: readonly ErrorCode[];
  /** Errors with a single message also carry `error`, which clients of this call read first. */
  errorField?: true;
  /**
   * No answer is stored for a retry, even with an `Idempotency-Key`: the call sets a state and is idempotent by itself, or
   * its answer sets cookies, which are never stored.
   */
  repeatable?: true;
  /**
   * Paths of texts in the answer that may be very long, and the end that matters; `nothing` for a part that is left
   * out. They are cut if the answer is too long to be stored for a retry.
   */
  longTexts?: Readonly<Record<string, 'beginning' | 'end' | 'nothing'>>;
  /** The answer is a file with this name and of any length, streamed as it is read. */
  download?: string;
  /** The answer depends only on the language: nobody is asked for, and browsers store it and ask whether it is the same. */
  cacheable?: true;
  /** Seconds for which a browser uses a cacheable answer without asking. A release is seen that much later. */
  freshForS?: number;
};

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Refusals that any call can answer with. */
export const sharedErrors = [
  'malformed_json',
  'unreadable_text',
  'unsupported_media_type',
  'payload_too_large',
  'method_not_allowed',
  'too_many_requests',
  'not_ready',
  'server_error',
] as const satisfies readonly ErrorCode[];

/** Further refusals of calls by a browser that change something. */
export const unsafeErrors = [
  'csrf_missing',
  'csrf_incorrect',
  'cross_site',
  'idempotency_mismatch',
  'request_in_progress',
] as const satisfies readonly ErrorCode[];

export const errorsByAccess = {
  public: [],
  learner: ['not_authenticated', 'token_not_valid'],
  refresh: ['token_not_valid'],
  provider: [],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** Checks the shape of a table of calls and keeps its literal types. */
export function defineEndpoints<const T extends EndpointTable>(table: T): T {
  return table;
}

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a handler receives and what a client must send. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
/** What a handler returns and a client receives. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
