import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import { m } from '../../paraglide/messages.js';

/** Why a login failed: the api's detail, else its error, else what it says of the form as a whole. */
export function loginFailureMessage(failure: unknown): string | null {
  return describe(
    failure,
    m.account_login_failed,
    (refusal) => refusal.detail ?? refusal.error ?? formMessage(refusal),
  );
}

/**
 * Why a sign-up failed, as far as it is not about a single field; null where fields say it all.
 * Errors of fields stand with their fields (`signupFieldMessages`).
 */
export function signupFailureMessage(failure: unknown): string | null {
  if (failure instanceof ApiError && failure.error === undefined && hasFieldMessage(failure)) return null;
  return describe(
    failure,
    m.account_signup_failed,
    (refusal) => refusal.error ?? formMessage(refusal) ?? refusal.detail,
  );
}

export type SignupField = 'username' | 'email' | 'password';

const signupFields = {
  username: m.account_field_username,
  email: m.account_field_email,
  password: m.account_field_password,
} as const satisfies Record<SignupField, (inputs: { message: string }) => string>;

/** What the api says of each field of the sign-up, under the name of the field. */
export function signupFieldMessages(failure: unknown): Partial<Record<SignupField, string>> {
  if (!(failure instanceof ApiError) || failure.error !== undefined) return {};
  const messages: Partial<Record<SignupField, string>> = {};
  for (const field of ['username', 'email', 'password'] as const) {
    const message = failure.fields[field]?.[0];
    if (message !== undefined) messages[field] = signupFields[field]({ message });
  }
  return messages;
}

/** Why a call of the code and reset screens failed: the api's error, else what it says of a field, else `fallback`. */
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

/** A connection that failed is told as such: it says nothing about what was typed. */
function describe(
  failure: unknown,
  fallback: () => string,
  read: (refusal: ApiError) => string | undefined,
): string | null {
  if (failure === null) return null;
  if (failure instanceof NetworkError) return m.core_network_failed();
  return (failure instanceof ApiError ? read(failure) : undefined) ?? fallback();
}
