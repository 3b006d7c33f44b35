import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonPieces } from './handler.ts';

/**
 * Sends a JSON file of any length in constant memory: a piece is made when the client has taken the one before. When
 * the client goes away, no more are made; when making one fails, the connection is cut, so that half a file is no file.
 */
export function sendDownload(reply: FastifyReply, pieces: JsonPieces, name: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces, { highWaterMark: 1 }));
}
