import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerNetwork } from '../caller-network.ts';

/** Why the server ended a connection: see `docs/operations.md`. */
export type EndReason = 'too_many_requests' | 'stalled' | 'too_many_connections';

export type ConnectionBounds = {
  /** Connections in all. */
  connections: number;
  /** Connections of one network; null when the peers are proxies. */
  connectionsPerNetwork: number | null;
  /** Requests of one connection that are not answered to their end. */
  unfinishedRequests: number;
};

type Network = { name: string; size: number; idle: Set<Connection> };

type Connection = { socket: Socket; network: Network; unfinished: number };

/**
 * The open connections of a server, within their bounds.
 *
 * A connection without a request in progress is idle. Both sets of idle connections are in the order in which they
 * became idle, so that the first is the one that is missed least.
 */
export class Connections {
  readonly #bounds: ConnectionBounds;
  readonly #onEnd: (reason: EndReason, network: string) => void;
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #networks = new Map<string, Network>();
  readonly #idle = new Set<Connection>();

  constructor(bounds: ConnectionBounds, onEnd: (reason: EndReason, network: string) => void) {
    this.#bounds = bounds;
    this.#onEnd = onEnd;
  }

  sockets(): IterableIterator<Socket> {
    return this.#bySocket.keys();
  }

  has(socket: Socket): boolean {
    return this.#bySocket.has(socket);
  }

  /**
   * Takes a new connection. Where there are too many, ends the one that has been idle longest, and refuses the new one
   * when none is idle.
   */
  admit(socket: Socket): void {
    const network = this.#networkOf(socket);
    if (!this.#makeRoom(network)) {
      this.#onEnd('too_many_connections', network.name);
      socket.resetAndDestroy();
      return;
    }
    const connection: Connection = { socket, network, unfinished: 0 };
    network.size += 1;
    this.#networks.set(network.name, network);
    this.#bySocket.set(socket, connection);
    this.#setIdle(connection);
    socket.once('close', () => this.#forget(connection));
  }

  /**
   * Counts a request until its response is sent or lost. Returns false for a request that must not be served: its
   * connection has ended, or ends now because too many others on it are unfinished.
   */
  begin(socket: Socket, response: ServerResponse): boolean {
    const connection = this.#bySocket.get(socket);
    if (connection === undefined) return false;
    if (connection.unfinished >= this.#bounds.unfinishedRequests) {
      this.end(socket, 'too_many_requests');
      return false;
    }
    connection.unfinished += 1;
    this.#idle.delete(connection);
    connection.network.idle.delete(connection);
    response.once('close', () => {
      connection.unfinished -= 1;
      if (connection.unfinished === 0 && this.#bySocket.has(socket)) this.#setIdle(connection);
    });
    return true;
  }

  /** Ends a connection without sending what waits, so that the kernel keeps nothing of it. */
  end(socket: Socket, reason: EndReason): void {
    const connection = this.#bySocket.get(socket);
    if (connection === undefined) return;
    this.#onEnd(reason, connection.network.name);
    this.#forget(connection);
    socket.resetAndDestroy();
  }

  #networkOf(socket: Socket): Network {
    const name = callerNetwork(socket.remoteAddress ?? '');
    return this.#networks.get(name) ?? { name, size: 0, idle: new Set() };
  }

  #makeRoom(network: Network): boolean {
    const { connections, connectionsPerNetwork } = this.#bounds;
    const isNetworkFull = connectionsPerNetwork !== null && network.size >= connectionsPerNetwork;
    if (isNetworkFull && !this.#endIdle(network.idle)) return false;
    return this.#bySocket.size < connections || this.#endIdle(this.#idle);
  }

  /** Ends the first of them. Returns false when there is none. */
  #endIdle([connection]: Set<Connection>): boolean {
    if (connection === undefined) return false;
    this.#forget(connection);
    connection.socket.destroy();
    return true;
  }

  #setIdle(connection: Connection): void {
    this.#idle.add(connection);
    connection.network.idle.add(connection);
  }

  #forget(connection: Connection): void {
    const { socket, network } = connection;
    if (!this.#bySocket.delete(socket)) return;
    this.#idle.delete(connection);
    network.idle.delete(connection);
    network.size -= 1;
    if (network.size === 0) this.#networks.delete(network.name);
  }
}
