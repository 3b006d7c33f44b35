import type { PythonEngine } from '@python-learning/python';
import type { Database } from '../db/database.ts';
import { pendingMigrations } from '../db/migrations.ts';
import type { ApiServer } from './api-server.types.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, with what is missing when it can not. */
export function serveHealth({ app }: ApiServer, parts: { db: Database; engine: PythonEngine }): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const missing = [
      ...(await missingInDatabase(parts.db)),
      ...(parts.engine.status().ready ? [] : ['engine']),
    ];
    const isReady = missing.length === 0;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', missing });
  });
}

async function missingInDatabase(db: Database): Promise<string[]> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length === 0 ? [] : ['migrations'];
  } catch {
    return ['database'];
  }
}
