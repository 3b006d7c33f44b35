import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { TableDigest } from './manifest.ts';
import type { CopiedTable } from './tables.ts';

const newline = 0x0a;

/** The rows of a table in COPY's text form, in which each row ends with the only newline that it has. */
export function copyOut(client: pg.Client, table: CopiedTable): Readable {
  return client.query(to(`copy ${target(table)} to stdout`));
}

/** Takes rows in COPY's text form, all in one statement, so that rows may reference later ones of their table. */
export function copyIn(client: pg.Client, table: CopiedTable): Writable {
  return client.query(from(`copy ${target(table)} from stdin`));
}

/** Reads all rows and measures them. */
export async function measure(rows: AsyncIterable<Uint8Array>): Promise<TableDigest> {
  const hash = createHash('sha256');
  const digest = { rows: 0, bytes: 0 };
  for await (const chunk of rows) {
    hash.update(chunk);
    digest.bytes += chunk.length;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) digest.rows += 1;
  }
  return { ...digest, sha256: hash.digest('hex') };
}

function target({ name, columns }: CopiedTable): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
