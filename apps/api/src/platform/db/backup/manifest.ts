import { z } from 'zod';

/** Name of the first entry of a backup. */
export const manifestName = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** Rows and bytes of a table as `COPY` writes it in text form, and the hash of those bytes. */
export const TableDigest = z.object({
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256,
});
export type TableDigest = z.infer<typeof TableDigest>;

/** Position of the sequence of an identity column. */
export const SequencePosition = z.object({
  table: name,
  column: name,
  lastValue: z.string().regex(/^\d+$/),
  isCalled: z.boolean(),
});
export type SequencePosition = z.infer<typeof SequencePosition>;

/** What a backup holds. It is the first entry, and the tables follow in its order. */
export const Manifest = z.object({
  /** Grows when an older program could not read the file. */
  format: z.literal(1),
  application: z.object({ name: z.literal('python-learning'), version: z.string() }),
  /** UTC, when the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** Version of the PostgreSQL that wrote the rows. */
  postgres: z.string(),
  /** Name of the newest migration of the database. */
  schemaVersion: z.string(),
  /** Ordered so that a table follows those that it references. */
  tables: z.array(TableDigest.extend({ name, columns: z.array(name).min(1) })),
  sequences: z.array(SequencePosition),
  /** Words for a person who opens the file. */
  secrets: z.object({ contained: z.array(z.string()), notContained: z.array(z.string()) }),
});
export type Manifest = z.infer<typeof Manifest>;

export const secretsOfBackup: Manifest['secrets'] = {
  contained: ['hashes of passwords, session tokens and codes'],
  notContained: ['SESSION_SECRET, the file session-secret, and every other setting'],
};

/** Name of the entry that holds the rows of a table. */
export function entryOf(table: string): string {
  return `tables/${table}.copy`;
}
