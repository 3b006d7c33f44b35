import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noAnswerOr } from '../../lib/api/failure-text.ts';

/**
 * Message for a failed login: the api's detail, its error, or its message about the whole form. Null without a failure.
 */
export function loginFailureMessage(failure: unknown): string | null {
  return describe(
    failure,
    m.auth_login_failed,
    (refusal) => refusal.detail ?? refusal.error ?? formMessage(refusal),
  );
}

/**
 * Message for a failed sign-up, apart from messages about single fields, which `signupFieldMessages` returns. Null when
 * there are only those, or no failure.
 */
export function signupFailureMessage(failure: unknown): string | null {
  if (failure instanceof ApiError && failure.error === undefined && hasFieldMessage(failure)) return null;
  return describe(
    failure,
    m.auth_signup_failed,
    (refusal) => refusal.error ?? formMessage(refusal) ?? refusal.detail,
  );
}

export type SignupField = 'username' | 'email' | 'password';

const signupFields = {
  username: m.auth_field_username,
  email: m.auth_field_email,
  password: m.auth_field_password,
} as const satisfies Record<SignupField, (inputs: { message: string }) => string>;

export function signupFieldMessages(failure: unknown): Partial<Record<SignupField, string>> {
  if (!(failure instanceof ApiError) || failure.error !== undefined) return {};
  const messages: Partial<Record<SignupField, string>> = {};
  for (const field of ['username', 'email', 'password'] as const) {
    const message = failure.fields[field]?.[0];
    if (message !== undefined) messages[field] = signupFields[field]({ message });
  }
  return messages;
}

/**
 * Message for a failed call of the code and reset screens: the api's error, its message about the form or a field, or
 * its detail; else `fallback`. Null without a failure.
 */
export function codeFailureMessage(failure: unknown, fallback: () => string): string | null {
  return describe(
    failure,
    fallback,
    (refusal) =>
      refusal.error ?? formMessage(refusal) ?? Object.values(refusal.fields)[0]?.[0] ?? refusal.detail,
  );
}

function hasFieldMessage(refusal: ApiError): boolean {
  return Object.keys(signupFieldMessages(refusal)).length > 0;
}

function formMessage(refusal: ApiError): string | undefined {
  return refusal.fields['non_field_errors']?.[0];
}

/** Without an answer, nothing is known about what was typed. */
function describe(
  failure: unknown,
  fallback: () => string,
  read: (refusal: ApiError) => string | undefined,
): string | null {
  if (failure === null) return null;
  return (failure instanceof ApiError ? read(failure) : undefined) ?? noAnswerOr(failure, fallback);
}
