import { Agent, request as startRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { FuzzAnswer } from './answer-faults.ts';
import type { FuzzCaller } from './fuzz-target.ts';

export type FuzzRequest = {
  method: 'GET' | 'POST';
  /** As sent in the request line, neither escaped nor resolved. */
  address: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  payload?: string | Buffer;
};

/** Headers that our pages send for this caller. */
export function headersOf({ cookies }: FuzzCaller): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' };
}

/** A request that takes this long counts as hanging. */
const hangsAfterMs = 30_000;

/** Passes a request to the app without a connection. */
export async function inject(server: FastifyInstance, request: FuzzRequest): Promise<FuzzAnswer> {
  const { method, address, headers, payload } = request;
  const answer = await server.inject({
    method,
    url: address,
    headers: headers as Record<string, string>,
    signal: AbortSignal.timeout(hangsAfterMs),
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

export type FuzzConnection = { send(request: FuzzRequest): Promise<FuzzAnswer>; close(): void };

/**
 * Sends requests over connections to an origin, so that Node's parser reads their addresses and headers. When the
 * server has just closed a reused connection, the request is sent again over another, as browsers do. A request that
 * breaks a new connection fails.
 */
export function connectTo(origin: string): FuzzConnection {
  const { hostname: host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = (request: FuzzRequest): Promise<FuzzAnswer> => {
    const { method, address, headers, payload = '' } = request;
    const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
    const sent = startRequest({
      agent,
      host,
      port,
      method,
      path: address,
      timeout: hangsAfterMs,
      headers: {
        ...(headers as Record<string, string>),
        'content-length': String(Buffer.byteLength(payload)),
      },
    });
    sent
      .on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(request));
        else reject(error);
      })
      .on('timeout', () => sent.destroy(new Error(`no answer to ${method} ${address}`)));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.end(payload);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}
