import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingClient } from './preparing-client.ts';
import type { Schema } from './schema.ts';

/** Where the database is, in the terms of the `pg` driver. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

/** What repositories work on: the database, or one transaction of it. */
export type Handle = Kysely<Schema>;

export type Database = Kysely<Schema>;

/** A query that takes longer is a fault; the server cancels it. */
const statementTimeoutMs = 15_000;
/** Connection timeout, pool wait included. */
const connectTimeoutMs = 5_000;
/** A connection costs both sides a key exchange, so the pause between two classes must not end it. */
const idleTimeoutMs = 300_000;

/**
 * Opens a connection pool; the first query opens the first connection. `onIdleError` gets errors of idle connections,
 * so that they cannot end the process. `preparesStatements` is false for a proxy that cannot keep prepared statements.
 */
export function openDatabase(
  connection: Connection,
  options: {
    maxConnections?: number;
    statementTimeoutMs?: number;
    connectTimeoutMs?: number;
    onIdleError?: (error: Error) => void;
    preparesStatements?: boolean;
  } = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    ...(options.preparesStatements === false ? {} : { Client: preparingClient() }),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'python-learning',
  });
  pool.on('error', options.onIdleError ?? (() => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** Connections of a database that `openDatabase` opened: open ones, idle ones of these, and callers that wait for one. */
export function poolStateOf(db: Database): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Runs the work in one transaction, which is rolled back when it throws. */
export function withTransaction<T>(db: Database, work: (handle: Handle) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** True for errors that mean the database is unreachable, not that a query was wrong. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : undefined;
  // An aborted upload and a missing file have the same codes.
  if (code === 'ECONNRESET' && error.message === 'aborted') return false;
  if (code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect')) return false;
  if (typeof code === 'string' && unreachableCodes.has(code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

const unreachableCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Name of the unique constraint that a write violated; null for any other error. */
export function brokenUniqueConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return null;
  return error.constraint ?? null;
}
