import { type ErrorCode, type FieldErrorCode, statusByCode } from '@python-learning/contract';

/** What is wrong with one field; `limit` fills in the message of rules that have one. */
export type FieldFault = { code: FieldErrorCode; limit?: number };

/** Faults by field name; `non_field_errors` holds those that belong to no single field. */
export type FieldFaults = Readonly<Record<string, readonly FieldFault[]>>;

export type RefusalDetails = {
  fields?: FieldFaults;
  /** Seconds after which a retry makes sense; also sent as `Retry-After`. */
  retryAfterS?: number;
  method?: string;
  cause?: unknown;
};

/** An expected refusal. Everything else that is thrown is a bug and is answered as `server_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}

/** Makes refusals for a handler, whose type narrows it to the codes of its call. */
export function refuseAny(code: ErrorCode, details?: RefusalDetails): AppError {
  return new AppError(code, details);
}
