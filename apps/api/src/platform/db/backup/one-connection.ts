import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection, Database } from '../database.ts';
import type { Schema } from '../schema.ts';

const connectTimeoutMs = 5_000;

/** `client` is the only connection of `db`, so that COPY runs in the transaction of `db`. */
export type OneConnection = { db: Database; client: pg.Client };

/** Opens one connection for `work` and closes it. An abort closes it at once, and the server rolls back. */
export async function withOneConnection<T>(
  connection: Connection,
  signal: AbortSignal,
  work: (parts: OneConnection) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'python-learning backup',
  });
  // The query under way rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  const close = (): void => void client.end();
  signal.addEventListener('abort', close);
  try {
    return await work({ db: databaseOf(client), client });
  } finally {
    signal.removeEventListener('abort', close);
    await client.end();
  }
}

function databaseOf(client: pg.Client): Database {
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => lent, end: async () => undefined, options: {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
