import type { ChangedPart, ClosingReason, ShareKind } from '@python-learning/contract';
import type { TextFile } from '@python-learning/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '../../platform/db/columns.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type ProgramOrigin, storedFiles } from '../programs/index.ts';
import { type CountedTable, storageRules } from '../record/index.ts';

/** What strangers see of a program. */
export type Snapshot = {
  title: string;
  source: string;
  inputs: readonly string[];
  /** What its runs begin with: the files of its task as they were when it was begun, and none that it keeps. */
  files: readonly TextFile[];
  readsInput: boolean;
  /** Whether it imports a drawing module. */
  draws: boolean;
  /** Whether it opens files and its owner has other ones than those above. */
  lacksFiles: boolean;
  digest: string;
  /** Of the program that it shows. */
  version: number;
  kind: ShareKind;
  changed: ChangedPart | null;
  shownAt: Date;
};

export type Share = Snapshot & {
  id: string;
  learnerId: string;
  /** Null for a closed link whose program was deleted: it has no text any more. */
  programId: string | null;
  code: string;
  origin: Pick<ProgramOrigin, 'kind' | 'id'> | null;
  /** The day of the last visit in UTC, such as `2026-11-21`. */
  visitedOn: string;
  noticedAt: Date | null;
  closedFor: ClosingReason | null;
};

/** A link ends when its last visit was on this day or before, and its owner was told before this time. */
export type EndOfShares = { visitedOn: string; noticedAt: Date };

export type NewShare = Omit<Share, 'programId' | 'noticedAt' | 'closedFor'> & { programId: string };

const bytes = sql<number>`octet_length(concat(title, source, inputs::text, files::text)) + ${sql.lit(storageRules.bytesPerRow)}`;

/** Snapshots count to the bytes of their learner. */
export const shareRows: CountedTable = { table: 'program_shares', bytes };

/**
 * Stores the links to own programs. What adds, changes or deletes a snapshot needs the record lock of its learner, and
 * resolves with the bytes that are stored more than before.
 */
export interface SharesRepository {
  /** Those whose program is there, the newest snapshot first. */
  list(learnerId: string): Promise<Share[]>;
  findOfProgram(learnerId: string, programId: string): Promise<Share | null>;
  /** Finds a link, also one that was closed. */
  find(code: string): Promise<Share | null>;
  /** Finds a link that is open. */
  findOpen(code: string): Promise<Share | null>;
  /** Counts those whose program is there. */
  count(learnerId: string): Promise<number>;
  /** Ids of the programs of others that are shared with this digest. */
  listSharedByOthers(learnerId: string, digest: string): Promise<string[]>;
  /** Whether our team closed a link of this learner to this very program. */
  isClosedOf(learnerId: string, digest: string): Promise<boolean>;
  /** Whether our team closed a link of anybody to this very program, and not as a copy of another's. */
  isClosedOfAnybody(digest: string): Promise<boolean>;
  add(share: NewShare): Promise<number>;
  /** Replaces the snapshot, which counts as a visit. */
  renew(id: string, snapshot: Snapshot, visitedOn: string): Promise<number>;
  changeKind(id: string, kind: ShareKind): Promise<void>;
  /** Closes a link for a reason, or opens it again with null. */
  close(id: string, closedFor: ClosingReason | null): Promise<void>;
  countOpen(): Promise<number>;
  /** Keeps the day of a visit, and forgets that the owner was told of the end. */
  visit(id: string, day: string): Promise<void>;
  delete(id: string): Promise<number>;
  /** Those about whose end the owner was told. */
  listNoticed(learnerId: string): Promise<Share[]>;
  /** Keeps that the owners of at most `most` links without a visit since `day` are told. Resolves with them, each link once. */
  notice(unvisited: { day: string; at: Date; most: number }): Promise<string[]>;
  listEnded(end: EndOfShares, most: number): Promise<Pick<Share, 'id' | 'learnerId'>[]>;
  /** Deletes a link unless it was visited meanwhile. */
  deleteEnded(id: string, end: EndOfShares): Promise<number>;
  /** Deletes the link of a program that is about to be deleted. Of a closed one all but the text stays. */
  deleteOfProgram(learnerId: string, programId: string): Promise<number>;
}

export function createSharesRepository(db: Handle): SharesRepository {
  return {
    list: async (learnerId) =>
      (
        await select(db)
          .where('learner_id', '=', learnerId)
          .where('program_id', 'is not', null)
          .orderBy('shown_at', 'desc')
          .orderBy('id')
          .execute()
      ).map(shareOf),
    findOfProgram: async (learnerId, programId) => {
      if (!isUuid(programId)) return null;
      const found = select(db).where('learner_id', '=', learnerId).where('program_id', '=', programId);
      return shareOrNull(await found.executeTakeFirst());
    },
    find: async (code) => shareOrNull(await select(db).where('code', '=', code).executeTakeFirst()),
    findOpen: async (code) =>
      shareOrNull(
        await select(db).where('code', '=', code).where('closed_for', 'is', null).executeTakeFirst(),
      ),
    count: async (learnerId) => {
      const row = await db
        .selectFrom('program_shares')
        .select((count) => count.fn.countAll<string>().as('count'))
        .where('learner_id', '=', learnerId)
        .where('program_id', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    listSharedByOthers: async (learnerId, digest) => {
      const rows = await db
        .selectFrom('program_shares')
        .select('program_id')
        .where('digest', '=', digest)
        .where('learner_id', '<>', learnerId)
        .execute();
      return rows.flatMap(({ program_id: id }) => (id === null ? [] : [id]));
    },
    isClosedOf: async (learnerId, digest) => {
      const closed = selectClosed(db, digest).where('learner_id', '=', learnerId);
      return (await closed.executeTakeFirst()) !== undefined;
    },
    isClosedOfAnybody: async (digest) => {
      const closed = selectClosed(db, digest).where('closed_for', '<>', 'copied');
      return (await closed.executeTakeFirst()) !== undefined;
    },
    add: (share) => add(db, share),
    renew: (id, snapshot, visitedOn) => renew(db, id, snapshot, visitedOn),
    changeKind: async (id, kind) => {
      await db.updateTable('program_shares').set({ kind }).where('id', '=', id).execute();
    },
    close: async (id, closedFor) => {
      await db.updateTable('program_shares').set({ closed_for: closedFor }).where('id', '=', id).execute();
    },
    countOpen: async () => {
      const row = await db
        .selectFrom('program_shares')
        .select((count) => count.fn.countAll<string>().as('count'))
        .where('closed_for', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    visit: async (id, day) => {
      await db
        .updateTable('program_shares')
        .set({ visited_on: day, noticed_at: null })
        .where('id', '=', id)
        .where((where) => isDue(where, day))
        .execute();
    },
    delete: async (id) => {
      const row = await db
        .deleteFrom('program_shares')
        .where('id', '=', id)
        .returning(bytes.as('bytes'))
        .executeTakeFirst();
      return -(row?.bytes ?? 0);
    },
    listNoticed: async (learnerId) => {
      const noticed = select(db)
        .where('learner_id', '=', learnerId)
        .where('noticed_at', 'is not', null)
        .where('closed_for', 'is', null);
      return (await noticed.orderBy('id').execute()).map(shareOf);
    },
    notice: async ({ day, at, most }) => {
      const unvisited = db
        .selectFrom('program_shares')
        .select('id')
        .where('visited_on', '<=', day)
        .where('noticed_at', 'is', null)
        .where('closed_for', 'is', null)
        .limit(most)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('program_shares')
        .set({ noticed_at: at })
        .where('id', 'in', unvisited)
        .returning('learner_id')
        .execute();
      return rows.map(({ learner_id: learnerId }) => learnerId);
    },
    listEnded: (end, most) =>
      db
        .selectFrom('program_shares')
        .select(['id', 'learner_id as learnerId'])
        .where((where) => hasEnded(where, end))
        .limit(most)
        .execute(),
    deleteEnded: async (id, end) => {
      const row = await db
        .deleteFrom('program_shares')
        .where('id', '=', id)
        .where((where) => hasEnded(where, end))
        .returning(bytes.as('bytes'))
        .executeTakeFirst();
      return -(row?.bytes ?? 0);
    },
    deleteOfProgram: (learnerId, programId) => deleteOfProgram(db, learnerId, programId),
  };
}

async function deleteOfProgram(db: Handle, learnerId: string, programId: string): Promise<number> {
  const share = await createSharesRepository(db).findOfProgram(learnerId, programId);
  if (share === null) return 0;
  if (share.closedFor === null) return createSharesRepository(db).delete(share.id);
  const ofShare = db.selectFrom('program_shares').where('id', '=', share.id).select(bytes.as('bytes'));
  const former = await ofShare.executeTakeFirstOrThrow();
  await db
    .updateTable('program_shares')
    .set({ program_id: null, title: '', source: '', inputs: '[]', files: '[]' })
    .where('id', '=', share.id)
    .execute();
  return (await ofShare.executeTakeFirstOrThrow()).bytes - former.bytes;
}

function selectClosed(db: Handle, digest: string) {
  return db
    .selectFrom('program_shares')
    .select('id')
    .where('digest', '=', digest)
    .where('closed_for', 'is not', null)
    .limit(1);
}

/** A visit is kept once a day, and at once where the owner was told of the end. */
function isDue(where: ExpressionBuilder<Schema, 'program_shares'>, day: string) {
  return where.or([where('visited_on', '<', day), where('noticed_at', 'is not', null)]);
}

function hasEnded(where: ExpressionBuilder<Schema, 'program_shares'>, { visitedOn, noticedAt }: EndOfShares) {
  return where.and([
    where('visited_on', '<=', visitedOn),
    where('noticed_at', '<=', noticedAt),
    where('closed_for', 'is', null),
  ]);
}

async function add(db: Handle, share: NewShare): Promise<number> {
  const row = await db
    .insertInto('program_shares')
    .values({
      id: share.id,
      learner_id: share.learnerId,
      program_id: share.programId,
      code: share.code,
      origin_kind: share.origin?.kind ?? null,
      origin_id: share.origin?.id ?? null,
      visited_on: share.visitedOn,
      ...columnsOf(share),
    })
    .returning(bytes.as('bytes'))
    .executeTakeFirstOrThrow();
  return row.bytes;
}

async function renew(db: Handle, id: string, snapshot: Snapshot, visitedOn: string): Promise<number> {
  const changedNow = db
    .updateTable('program_shares')
    .set({ ...columnsOf(snapshot), visited_on: visitedOn, noticed_at: null })
    .where('id', '=', id)
    .returning(bytes.as('bytes'));
  const { rows } = await sql<{ more: number }>`
    with former as (select ${bytes} as bytes from program_shares where id = ${id}), now as (${changedNow})
    select coalesce((select bytes from now) - (select bytes from former), 0) as more`.execute(db);
  return rows[0]?.more ?? 0;
}

function columnsOf({ inputs, files, readsInput, lacksFiles, shownAt, ...snapshot }: Snapshot) {
  const { title, source, draws, digest, version, kind, changed } = snapshot;
  return {
    title,
    source,
    inputs: JSON.stringify(inputs),
    files: JSON.stringify(files),
    reads_input: readsInput,
    draws,
    lacks_files: lacksFiles,
    digest,
    version,
    kind,
    changed,
    shown_at: shownAt,
  };
}

function select(db: Handle) {
  return db
    .selectFrom('program_shares')
    .select(['id', 'code', 'kind', 'title', 'source', 'inputs', 'digest', 'version', 'changed'])
    .select(['files', 'reads_input as readsInput', 'draws', 'lacks_files as lacksFiles'])
    .select(['learner_id as learnerId', 'program_id as programId'])
    .select([
      'origin_kind',
      'origin_id',
      'shown_at as shownAt',
      'noticed_at as noticedAt',
      'closed_for as closedFor',
    ])
    .select(sql<string>`visited_on::text`.as('visitedOn'));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const storedInputs = z.array(z.string());

function shareOf({ origin_kind: kind, origin_id: id, ...row }: Row): Share {
  const origin = kind === null || id === null ? null : { kind, id };
  return { ...row, inputs: storedInputs.parse(row.inputs), files: storedFiles.parse(row.files), origin };
}

function shareOrNull(row: Row | undefined): Share | null {
  return row === undefined ? null : shareOf(row);
}
