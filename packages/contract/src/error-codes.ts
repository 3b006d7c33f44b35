/**
 * Every refusal of the api with its status. Wrong answers and failing programs are results, not errors, and have no code
 * here. A code without a sentence in each language does not compile.
 */
export const statusByCode = {
  validation_failed: 400,
  malformed_json: 400,
  unreadable_text: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  not_authenticated: 401,
  token_not_valid: 401,
  login_failed: 401,
  email_not_verified: 401,
  csrf_missing: 403,
  csrf_incorrect: 403,
  cross_site: 403,
  too_many_requests: 429,
  otp_invalid: 400,
  subscription_required: 403,
  content_not_available: 409,
  questions_unsolved: 409,
  answers_missing: 409,
  milestone_not_reached: 409,
  rest_used_up: 409,
  personalized_locked: 403,
  practice_not_run: 409,
  fair_use_reached: 429,
  storage_full: 409,
  idempotency_mismatch: 422,
  request_in_progress: 409,
  plan_not_available: 404,
  payment_unavailable: 503,
  refund_not_possible: 409,
  notification_refused: 400,
  run_time_used: 429,
  engine_busy: 503,
  not_ready: 503,
  server_error: 500,
} as const;

export type ErrorCode = keyof typeof statusByCode;
