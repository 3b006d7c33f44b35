import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formFieldsOf, formTypes } from './form-fields.ts';

/**
 * Registers routes that accept forms in both encodings, as `FormFields`. Only these routes do: everywhere else a form is
 * refused, so that no form of another site can reach a call.
 */
export function acceptForms(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...formTypes],
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) =>
        formFieldsOf(request.headers['content-type'] ?? '', body),
    );
    register(scope);
  });
}
