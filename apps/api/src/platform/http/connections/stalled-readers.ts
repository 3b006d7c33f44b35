import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** Parts of a period after which progress is looked at. */
const looksPerPeriod = 4;

/**
 * Ends connections whose client has taken nothing for `stalledMs` while data waits for it. Such a client costs memory
 * and, for a file, a descriptor. These are not ended: a slow client that takes a byte now and then, a connection without
 * a request, a call whose answer takes long to make. A browser that has paused a video reads nothing either: it asks for
 * the rest by a range when the learner goes on.
 */
export function endStalledReaders(server: Server, connections: Connections, stalledMs: number): void {
  const watch = createStallWatch(stalledMs);
  const look = () => {
    for (const socket of connections.sockets())
      if (watch.isStalled(socket, performance.now())) connections.end(socket, 'stalled');
  };
  server.on('listening', () => {
    const timer = setInterval(look, stalledMs / looksPerPeriod).unref();
    server.once('close', () => clearInterval(timer));
  });
}

export type StallWatch = {
  /** True when nothing was taken for the whole period while data waited. Call it regularly; `nowMs` is monotonic. */
  isStalled(socket: Socket, nowMs: number): boolean;
};

/** Remembers how much the client of each socket had taken, and since when. */
export function createStallWatch(stalledMs: number): StallWatch {
  const progress = new WeakMap<Socket, { taken: number; sinceMs: number }>();
  return {
    isStalled(socket, nowMs) {
      if (socket.writableLength === 0) {
        progress.delete(socket);
        return false;
      }
      const taken = bytesTaken(socket);
      const known = progress.get(socket);
      if (known?.taken !== taken) {
        progress.set(socket, { taken, sinceMs: nowMs });
        return false;
      }
      return nowMs - known.sinceMs >= stalledMs;
    },
  };
}

/**
 * Bytes that the kernel has taken from the process. One write may be large, so completed writes say too little, and
 * `bytesWritten` counts what still waits. Node's own timeouts read the same field of the handle.
 */
function bytesTaken(socket: Socket): number {
  const { _handle: handle } = socket as Socket & {
    _handle?: { bytesWritten: number; writeQueueSize: number };
  };
  if (handle?.writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return handle.bytesWritten - handle.writeQueueSize;
}
