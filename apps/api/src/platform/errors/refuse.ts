import type { ErrorCode } from '@python-learning/contract';
import { AppError, type RefusalDetails } from './app-error.ts';

/**
 * Makes a refusal with one of these codes, to be thrown. A handler receives the one of its call and passes it on, so a
 * function of any depth can refuse only with codes that the call declares.
 */
export type Refuse<C extends ErrorCode> = (code: C, details?: RefusalDetails) => AppError;

/** True for a refusal, and with a code only for one with this code. */
export function isRefusal(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
