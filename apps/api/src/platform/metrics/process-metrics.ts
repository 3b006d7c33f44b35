import { Gauge, type Registry } from 'prom-client';
import { type Database, poolStateOf } from '../db/database.ts';

/** Which program runs: the version in its package file, and the commit that it was built from. */
export type Build = { version: string; revision: string | null };

/** Says which build this process runs, in labels of a gauge that is always 1. */
export function tellBuild({ version, revision }: Build, registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'The build that runs: its version and the commit that it was made from.',
    labelNames: ['version', 'revision'],
    registers: [registry],
    aggregator: 'first',
  }).set({ version, revision: revision ?? 'unknown' }, 1);
}

/** Measures the connections of this process to the database. */
export function measurePool(db: Database, registry: Registry): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database: open, open and idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolStateOf(db))) this.set({ state }, count);
    },
  });
}
