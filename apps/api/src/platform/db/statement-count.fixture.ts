import pg from 'pg';
import { vi } from 'vitest';

/** What a piece of work asked of the database. */
export type StatementCount = {
  /** Messages to the database that were waited for: statements, `begin` and `commit` included. */
  roundTrips: number;
  /**
   * Transactions that may have written or locked rows, so that their commit waits for the disk. Those of counters, which
   * do not wait, are left out.
   */
  writingCommits: number;
  /** The texts in the order in which they were sent, for a person who looks for one too many. */
  texts: string[];
};

const isWriting = (text: string): boolean =>
  /\b(insert into|update|delete from|for (no key update|share|key share))\b/i.test(text) &&
  !text.includes("set_config('synchronous_commit', 'off'");

/** Counts the statements that this process sends to PostgreSQL while it does the work. */
export async function countStatements(work: () => Promise<void>): Promise<StatementCount> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return summedUp(query.mock.calls, query.mock.contexts);
  } finally {
    query.mockRestore();
  }
}

/** Each connection has at most one transaction open; a statement outside of one is its own. */
function summedUp(calls: readonly (readonly unknown[])[], connections: readonly unknown[]): StatementCount {
  const writesOf = new Map<unknown, boolean>();
  const texts = calls.map(([sent]) => textOf(sent));
  let writingCommits = 0;
  for (const [index, text] of texts.entries()) {
    const connection = connections[index];
    const writes = writesOf.get(connection);
    if (/^(begin|start transaction)/i.test(text)) writesOf.set(connection, false);
    else if (/^(commit|rollback)$/i.test(text)) {
      if (writes === true && /^commit/i.test(text)) writingCommits += 1;
      writesOf.delete(connection);
    } else if (isWriting(text)) {
      if (writes === undefined) writingCommits += 1;
      else writesOf.set(connection, true);
    }
  }
  return { roundTrips: texts.length, writingCommits, texts };
}

function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent;
  return typeof sent === 'object' && sent !== null && 'text' in sent ? String(sent.text) : '';
}
