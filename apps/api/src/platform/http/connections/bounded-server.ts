import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { callerNetwork } from '../caller-network.ts';
import { namesTwoHosts, refuse, refuseExpectation } from './broken-requests.ts';
import { type ConnectionBounds, Connections, type EndReason } from './connections.ts';
import { endStalledReaders } from './stalled-readers.ts';

export type BoundedServerOptions = ConnectionBounds & {
  /** A client that takes nothing for this time while data waits is ended. */
  stalledMs: number;
  /** A whole request must arrive within this time. */
  requestTimeoutMs: number;
  /** A connection may be idle for this time. */
  keepAliveMs: number;
  /** Called for each connection that was ended or refused, with the network of its peer. */
  onEnd: (reason: EndReason, network: string) => void;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Connections that were ended to make room have a descriptor until the next turn of the event loop. */
const connectionsThatClose = 32;

type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };

/** What llhttp takes for "the rest is not HTTP": it stops reading. */
const restIsNoHttp = 2;

/**
 * Ends the parsing of what a lost connection has sent. Node would make a request, and later an error with its stack, of
 * each one in it: 2 MB of them occupied the server for half a second. It offers no other way to stop its parser.
 */
function stopParsing(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => restIsNoHttp;
}

/**
 * Makes the HTTP server below Fastify. Node hands over each pipelined request as soon as it has arrived, however many
 * answers wait, and a client that does not read makes them wait. So requests are counted before Fastify sees them, and a
 * connection with too many is ended. Browsers and proxies send one request at a time on a connection.
 */
export function boundedServer(options: BoundedServerOptions): FastifyServerFactory {
  return (handler) => {
    const { requestTimeoutMs, keepAliveMs, onEnd } = options;
    const server = createServer({
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      // Requests that are late are looked for this often.
      connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs / 2),
      keepAliveTimeout: keepAliveMs,
    });
    const connections = new Connections(options, onEnd);
    const counted =
      (listener: Listener): Listener =>
      (request, response) => {
        const { socket } = request;
        if (!connections.begin(socket, response)) {
          stopParsing(socket);
          return;
        }
        // What came with this request is counted before this one is served: a burst that is too long costs no answer.
        setImmediate(() => {
          if (!connections.has(socket)) return;
          if (namesTwoHosts(request)) refuse(response, 400);
          else listener(request, response);
        });
      };
    server.maxConnections = options.connections + connectionsThatClose;
    // By default, full api processes would pass a connection on to each other without end.
    Object.assign(server, { dropMaxConnection: true });
    server.on('drop', (peer) => onEnd('too_many_connections', callerNetwork(peer?.remoteAddress ?? '')));
    server.on('connection', (socket) => connections.admit(socket));
    server.on('request', counted(handler));
    server.on('checkExpectation', counted(refuseExpectation));
    endStalledReaders(server, connections, options.stalledMs);
    return server;
  };
}
