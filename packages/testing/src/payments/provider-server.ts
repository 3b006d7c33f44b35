import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to an emulated provider, with its body read. */
export type ProviderRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** Null when the connection breaks before the answer. */
export type ProviderAnswer = { status: number; type?: string; body: unknown } | null;

export type ProviderServer = {
  /** Its address on the loopback interface. */
  origin: string;
  /** Number of calls by path. */
  calls: Map<string, number>;
  stop(): Promise<void>;
};

/** Serves an emulated provider on a loopback port. A body that is no text is sent as JSON. */
export async function startProviderServer(
  answer: (request: ProviderRequest) => ProviderAnswer,
): Promise<ProviderServer> {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://emulator');
      calls.set(url.pathname, (calls.get(url.pathname) ?? 0) + 1);
      const answered = answer({ method: request.method ?? '', url, headers: request.headers, body });
      if (answered === null) return void response.destroy();
      const { status, type = 'application/json' } = answered;
      const text = typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body);
      response.writeHead(status, { 'content-type': type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
