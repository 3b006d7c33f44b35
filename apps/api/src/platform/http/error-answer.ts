import { fieldMessageByCode, messageByCode } from '@python-learning/contract/messages';
import type { Language } from '@python-learning/domain';
import type { AppError, FieldFault } from '../errors/app-error.ts';
import { fill } from '../texts/fill.ts';

export type ErrorAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Record<string, string | string[]>;
};

/**
 * Builds the answer to an expected refusal in the shape of Django REST framework: `detail` for a single message, lists
 * of messages by field for validation. Both carry the code of the refusal. `withErrorField` repeats a single message as
 * `error`.
 */
export function errorAnswer(error: AppError, language: Language, withErrorField: boolean): ErrorAnswer {
  const { fields, retryAfterS } = error.details;
  const headers = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  if (fields !== undefined) {
    const body: ErrorAnswer['body'] = {};
    for (const [field, faults] of Object.entries(fields)) {
      body[field] = faults.map((fault) => fieldMessage(fault, language));
    }
    return {
      status: error.status,
      headers, // A field may be named `code`; its messages say more than the code of the refusal.
      body: { code: error.code, ...body },
    };
  }
  const detail = detailOf(error, language);
  const besides = withErrorField ? { error: detail } : {};
  return { status: error.status, headers, body: { detail, ...besides, code: error.code } };
}

function detailOf(error: AppError, language: Language): string {
  return fill(messageByCode[error.code][language], {
    seconds: error.details.retryAfterS,
    minutes: Math.ceil((error.details.retryAfterS ?? 0) / 60),
    method: error.details.method,
  });
}

function fieldMessage(fault: FieldFault, language: Language): string {
  return fill(fieldMessageByCode[fault.code][language], { limit: fault.limit });
}
