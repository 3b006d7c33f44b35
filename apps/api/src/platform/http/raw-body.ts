import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body as it was sent, with its headers; names of headers are in lower case. A repeated header is left out. */
export type RawRequest = { headers: Readonly<Record<string, string | undefined>>; body: Buffer };

/**
 * Registers routes whose body stays as it was sent, whatever its type, because a signature covers its bytes. Only these
 * routes accept such bodies.
 */
export function acceptRawBodies(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    register(scope);
  });
}

/** The request of such a route. */
export function rawRequestOf({ headers, body }: FastifyRequest): RawRequest {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { headers: Object.fromEntries(single), body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}
