import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiServer } from './api-server.types.ts';
import { type FormFields, formFieldsOf, formTypes } from './form-fields.ts';

/** A page that a form leads to, with its answer to the form's fields. */
export type FormPage = {
  path: string;
  answer(fields: FormFields): Promise<{ status: number; html: string } | { goTo: string }>;
};

/**
 * Serves pages that browsers reach by sending a form, without a session and without our script. The form's fields must
 * authenticate themselves. Any other request for these pages is not found.
 */
export function serveFormPages({ app }: Pick<ApiServer, 'app'>, pages: readonly FormPage[]): void {
  if (pages.length === 0) return;
  acceptForms(app, (scope) => {
    for (const page of pages) {
      scope.post(page.path, { config: { access: 'signed form' } }, async (request, reply) => {
        const answer = await page.answer(request.body as FormFields);
        reply.header('cache-control', 'no-store');
        if ('goTo' in answer) return reply.redirect(answer.goTo, 303);
        return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
      });
    }
  });
}

/** Sends a form to one of the server's own calls as if from outside. Resolves with the status of the answer. */
export async function postForm({ app }: ApiServer, path: string, fields: FormFields): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return statusCode;
}

/**
 * Registers routes that accept forms in both encodings, as `FormFields`. Only these routes do: everywhere else a form is
 * refused, so that no form of another site can reach a call.
 */
function acceptForms(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
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
