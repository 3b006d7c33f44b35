import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Opens the files of one connection one after another. HTTP/1.1 sends its answers in order anyway, so nobody waits
 * longer, and a connection never holds more than one open file however many it asked for.
 */
export function openOneFileAtATime(app: FastifyInstance): void {
  const sentBefore = new WeakMap<Socket, Promise<void>>();
  app.addHook('preHandler', async (request, reply) => {
    const { socket } = request.raw;
    const before = sentBefore.get(socket);
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    reply.raw.once('close', resolve);
    sentBefore.set(socket, sent);
    await before;
    // The client may have gone while the request waited.
    if (reply.raw.destroyed) reply.hijack();
  });
}
