import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call: `public` anyone, `learner` a logged-in learner, `refresh` the holder of a refresh cookie, `provider` the
 * payment provider, which has no cookies, sends a form, and is believed by its signature alone.
 * Every entry says it; a test walks the route table and calls each of them as a stranger.
 */
export type Access = 'public' | 'learner' | 'refresh' | 'provider';

/**
 * One call of the api. `path` follows the base `/api`; its trailing slash is canonical and optional.
 * `errors` lists what the call itself can refuse with; `sharedErrors` and those of its access come on top.
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
  /** Single-message errors also come under `error`, which clients of this call read first. */
  errorField?: true;
  /**
   * The call says how things shall be, and said twice it is the same: no answer is kept for a repeated one, whatever
   * `Idempotency-Key` comes with it.
   */
  repeatable?: true;
  /**
   * Texts of the answer that may be very long, by their path, and the end of them that matters. Where an answer is too
   * long to be kept for a repeated call, these are cut.
   */
  longTexts?: Readonly<Record<string, 'beginning' | 'end'>>;
  /** The answer is a file of this name, of any length: it is written piece by piece, while it is read. */
  download?: string;
  /** The answer is the same for whoever asks in a language: browsers may keep it, and ask whether it has changed. */
  cacheable?: true;
};

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What any call can refuse with, whatever it does. */
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

/** What a call that changes something, and that a browser makes, can refuse with besides. */
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

/** Keeps the literal types of a table of calls while checking its shape. */
export function defineEndpoints<const T extends EndpointTable>(table: T): T {
  return table;
}

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a handler is given and a client must send. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
/** What a handler returns and a client receives. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
