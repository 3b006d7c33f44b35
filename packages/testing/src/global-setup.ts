import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type EmbeddedConnection,
  migrateToLatest,
  openDatabase,
  startEmbeddedPostgres,
} from '@python-learning/api';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that every test database is a copy of, on the one server of this run. */
    templateDatabase: EmbeddedConnection;
  }
}

/** A test run loses nothing in a crash, so it need not wait for the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '120',
};

/** Starts the one database server of a test run, with a migrated template. The returned function stops it. */
export default async function startServerOfRun(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'python-learning-test-'));
  // The server may run as another user than the tests.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings });
  const db = openDatabase(server.connection);
  await migrateToLatest(db);
  await db.destroy();
  project.provide('templateDatabase', server.connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
