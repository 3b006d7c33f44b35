import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

export type MediaServer = { origin: string; close(): void };

const contentTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
  webp: 'image/webp',
};

/** Serves the files of a folder in parts, as a player asks for them, and an empty page at `/`. */
export async function serveMedia(folder: string): Promise<MediaServer> {
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}/`, close };
}

function answer(folder: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const name = basename(new URL(url, 'http://localhost').pathname);
  const type = contentTypes[name.split('.').at(-1) ?? ''];
  if (type === undefined) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body></body>');
    return;
  }
  const path = join(folder, name);
  const { size } = statSync(path);
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const [start, end] = [Number(from), to === '' ? size - 1 : Number(to)];
  response.writeHead(headers.range === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(headers.range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(path, { start, end }).pipe(response);
}
