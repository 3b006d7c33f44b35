import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonPieces } from './handler.ts';

/**
 * Sends a JSON file of any length in constant memory: a piece is made when the client has taken the one before. No more
 * are made when the client goes away. The connection is cut when making one fails, so that a partial file is not taken
 * for a whole one.
 */
export function sendDownload(reply: FastifyReply, pieces: JsonPieces, name: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { highWaterMark: 1 }));
}
