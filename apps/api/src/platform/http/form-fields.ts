import { AppError } from '../errors/app-error.ts';
import { isStorable } from './json-body.ts';
import { multipartFields } from './multipart-fields.ts';

/** The fields of a form, each once. */
export type FormFields = Readonly<Record<string, string>>;

/** Media types of the two encodings of a form. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/**
 * Reads the body of a form in either encoding. Refuses a repeated field: the signer of the form may have read the
 * other value.
 * @throws AppError `unsupported_media_type` for another media type, `validation_failed` for a malformed body or a
 *   repeated field, `unreadable_text` for text that cannot be stored
 */
export function formFieldsOf(contentType: string, body: Buffer): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairsOf(contentType, body)) {
    if (fields.has(name))
      throw new AppError('validation_failed', { fields: { [name]: [{ code: 'too_many', limit: 1 }] } });
    if (!isStorable(name) || !isStorable(value)) throw new AppError('unreadable_text');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function pairsOf(contentType: string, body: Buffer): Iterable<readonly [string, string]> {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  switch (formTypes.find((known) => known === type)) {
    case 'application/x-www-form-urlencoded':
      return new URLSearchParams(body.toString('utf8'));
    case 'multipart/form-data':
      return multipartFields(contentType, body);
    case undefined:
      throw new AppError('unsupported_media_type');
  }
}
