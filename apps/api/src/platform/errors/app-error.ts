import { type ErrorCode, type FieldErrorCode, statusByCode } from '@python-learning/contract';

/** What is wrong with one field; `limit` fills in the message of rules that have one. */
export type FieldFault = { code: FieldErrorCode; limit?: number };

/** Faults by field name; `non_field_errors` holds those that belong to no single field. */
export type FieldFaults = Readonly<Record<string, readonly FieldFault[]>>;

type Details = {
  fields?: FieldFaults;
  /** Seconds after which a retry makes sense; also sent as `Retry-After`. */
  retryAfterS?: number;
  method?: string;
  cause?: unknown;
};

/** A state that the program excludes: a bug, answered as `server_error`. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** An expected refusal. Everything else that is thrown is a bug and is answered as `server_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}
