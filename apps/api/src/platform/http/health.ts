import type { PythonEngine } from '@python-learning/python';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { pendingMigrations } from '../db/migrations.ts';
import type { ApiServer } from './api-server.types.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: the server can serve, which depends on the database alone. The state of
 * the engine is only reported: without a sandbox, runs wait or are refused, and lessons are still served.
 */
export function serveHealth({ app, deps }: ApiServer, parts: { db: Database; engine: PythonEngine }): void {
  const askDatabase = rememberFor(1000, deps.clock, () => stateOfDatabase(parts.db));
  app.get('/healthz', { config: { access: 'anyone', isUnlimited: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { config: { access: 'anyone', isUnlimited: true } }, async (_request, reply) => {
    const database = await askDatabase();
    const engine = parts.engine.status().ready ? 'ok' : 'starting';
    return reply
      .code(database === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ database, engine });
  });
}

/** Asks at most once in `ms` milliseconds, so that frequent readiness checks do not load the database. */
function rememberFor<T>(ms: number, clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; askedAt: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (known === null || now - known.askedAt >= ms) known = { answer: ask(), askedAt: now };
    return known.answer;
  };
}

async function stateOfDatabase(db: Database): Promise<'ok' | 'not migrated' | 'unreachable'> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length === 0 ? 'ok' : 'not migrated';
  } catch {
    return 'unreachable';
  }
}
