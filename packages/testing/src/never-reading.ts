import { connect, type Socket } from 'node:net';

export type NeverReadingOptions = {
  /** The file to request. */
  path: string;
  connections: number;
  /** Requests of each connection, sent at once. */
  requests: number;
};

export type NeverReading = {
  /** Leaves, without having read anything. */
  stop(): void;
};

/** Opens connections that send many requests at once and read no answer. Resolves when all requests are sent. */
export async function startNeverReading(
  origin: string,
  { path, connections, requests }: NeverReadingOptions,
): Promise<NeverReading> {
  const { hostname, port, host } = new URL(origin);
  const bytes = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    return socket.pause();
  });
  await Promise.all(sockets.map((socket) => send(socket, bytes)));
  return { stop: () => sockets.forEach((socket) => void socket.destroy()) };
}

/** Resolves when the bytes are sent, or when the server has ended the connection. */
async function send(socket: Socket, bytes: string): Promise<void> {
  const isEnded = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const isSent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  await Promise.race([isEnded, isSent]);
}
