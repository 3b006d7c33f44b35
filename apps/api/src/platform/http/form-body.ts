import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isStorable } from './json-body.ts';
import { multipartFields } from './multipart-fields.ts';

/** The fields of a form, each once. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Registers routes that accept forms in both encodings, url-encoded and multipart, as `FormFields`. Only these routes
 * do: everywhere else a form is refused, so that no form of another site can reach a call.
 */
export function acceptForms(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { parser: (text) => fieldsOf(new URLSearchParams(text)) });
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) =>
        fieldsOf(multipartFields(request.headers['content-type'] ?? '', body)),
    );
    register(scope);
  });
}

/** Refuses a repeated field: whoever signed the form may have read the other value. */
function fieldsOf(pairs: Iterable<readonly [string, string]>): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (fields.has(name))
      throw new AppError('validation_failed', { fields: { [name]: [{ code: 'too_many', limit: 1 }] } });
    if (!isStorable(name) || !isStorable(value)) throw new AppError('unreadable_text');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
