import {
  type Endpoint,
  type ErrorCode,
  errorsByAccess,
  sharedErrors,
  unsafeErrors,
} from '@python-learning/contract';

/** Every code that a call may refuse with. */
export function declaredErrors(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const unsafe = endpoint.method === 'GET' || endpoint.access === 'provider' ? [] : unsafeErrors;
  return new Set([...endpoint.errors, ...sharedErrors, ...errorsByAccess[endpoint.access], ...unsafe]);
}
