import { drawing as drawingShape } from '@python-learning/contract';
import type { Drawing, TextFile } from '@python-learning/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '../../platform/db/columns.ts';
import type { Handle } from '../../platform/db/database.ts';
import { type CountedTable, storageRules } from '../record/index.ts';

/** What a program was begun with: a question of the course, or a shared program by its code. */
export type ProgramOrigin = {
  kind: 'task' | 'share';
  id: string;
  /** Of the code at the beginning. */
  digest: string;
};

/** A program of a learner's own. */
export type OwnProgram = {
  id: string;
  title: string;
  code: string;
  /** Counts the changes of the code. */
  version: number;
  /** What was typed in its last run that ended. */
  inputs: readonly string[];
  /** Text files that it keeps between its runs. */
  files: readonly TextFile[];
  /** Files that it was begun with, as they were then: those of its task, also through copies. */
  givenFiles: readonly TextFile[];
  /** Null for one that is no copy. */
  origin: ProgramOrigin | null;
  changedAt: Date;
  /** True for the one that the learner shows on the dashboard. */
  isShown: boolean;
  /** True where a drawing of its last run is stored. */
  hasDrawing: boolean;
  /** Finished milestones that its stored drawing was made with; null for a drawing that does not follow them. */
  drawnDone: number | null;
};

/** An own program in the list, without most of its code. */
export type ListedOwnProgram = Omit<OwnProgram, 'code' | 'inputs' | 'files' | 'givenFiles' | 'origin'> & {
  output: string | null;
  /** What its last run drew; null for nothing, and where the list has no room for it. */
  drawing: Drawing | null;
  /** The first characters of the code. */
  beginning: string;
  lines: number;
};

/** What is written of a program; what is missing stays as it is. Code comes with its next version and time. */
type Changes = Partial<Pick<OwnProgram, 'title' | 'inputs' | 'files'>> & {
  output?: string;
  /**
   * What a run drew that began at `begunAt`, with the finished milestones that it was made with. It does not replace the
   * drawing of a run that began later.
   */
  drawn?: { drawing: Drawing | null; done: number | null; begunAt: Date };
  changed?: Pick<OwnProgram, 'code' | 'version' | 'changedAt'>;
};

const bytes = sql<number>`octet_length(concat(title, code, inputs::text, output, files::text,
    given_files::text, drawing::text))
  + ${sql.lit(storageRules.bytesPerRow)}`;

/** Own programs count to the bytes of their learner. */
export const ownProgramRows: CountedTable = { table: 'own_programs', bytes };

/**
 * Stores own programs. What adds, changes or deletes one needs the learner's record lock, and resolves with the bytes
 * that are stored more than before.
 */
export interface OwnProgramsRepository {
  /** The one that was changed last first. */
  list(learnerId: string): Promise<ListedOwnProgram[]>;
  /** Null when the learner has no such program. */
  find(learnerId: string, id: string): Promise<OwnProgram | null>;
  /** What the last run of a program drew; null for nothing, and when the learner has no such program. */
  findDrawing(learnerId: string, id: string): Promise<Drawing | null>;
  /** Null when the learner shows none. */
  findShown(learnerId: string): Promise<OwnProgram | null>;
  count(learnerId: string): Promise<number>;
  /** Whether a program that the learner did not begin later was copied from a shared one with this digest. */
  hasCopied(program: { learnerId: string; id: string; digest: string }): Promise<boolean>;
  /** Whether one of the other programs, of anybody, was not begun later than this one. */
  isAfterAny(id: string, others: readonly string[]): Promise<boolean>;
  add(learnerId: string, program: OwnProgram): Promise<number>;
  change(learnerId: string, id: string, changes: Changes): Promise<number>;
  /** Shows this program and no other, or, for null, none. */
  show(learnerId: string, id: string | null): Promise<void>;
  /** Null when the learner has no such program. */
  delete(learnerId: string, id: string): Promise<number | null>;
}

export function createOwnProgramsRepository(db: Handle): OwnProgramsRepository {
  return {
    list: (learnerId) => list(db, learnerId),
    find: (learnerId, id) => find(db, learnerId, id),
    findDrawing: (learnerId, id) => findDrawing(db, learnerId, id),
    findShown: async (learnerId) => {
      const shown = await db
        .selectFrom('own_programs')
        .select('id')
        .where('learner_id', '=', learnerId)
        .where('is_shown', '=', true)
        .executeTakeFirst();
      return shown === undefined ? null : find(db, learnerId, shown.id);
    },
    count: async (learnerId) => {
      const row = await db
        .selectFrom('own_programs')
        .select((count) => count.fn.countAll<string>().as('count'))
        .where('learner_id', '=', learnerId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    hasCopied: async ({ learnerId, id, digest }) => {
      const row = await db
        .selectFrom('own_programs as copied')
        .innerJoin('own_programs as own', (join) => join.onRef('own.created_at', '>=', 'copied.created_at'))
        .select('copied.id')
        .where('own.id', '=', id)
        .where('copied.learner_id', '=', learnerId)
        .where('copied.origin_kind', '=', 'share')
        .where('copied.origin_digest', '=', digest)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    isAfterAny: async (id, others) => {
      if (others.length === 0) return false;
      const row = await db
        .selectFrom('own_programs as other')
        .innerJoin('own_programs as own', (join) => join.onRef('own.created_at', '>=', 'other.created_at'))
        .select('other.id')
        .where('own.id', '=', id)
        .where('other.id', 'in', others)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    add: (learnerId, program) => add(db, learnerId, program),
    change: (learnerId, id, changes) => change(db, learnerId, id, changes),
    show: (learnerId, id) => show(db, learnerId, id),
    delete: async (learnerId, id) => {
      if (!isUuid(id)) return null;
      const gone = await db
        .deleteFrom('own_programs')
        .where('learner_id', '=', learnerId)
        .where('id', '=', id)
        .returning(bytes.as('bytes'))
        .executeTakeFirst();
      return gone === undefined ? null : -gone.bytes;
    },
  };
}

/** The files of an own program; none where the learner has no such program. */
export async function ownProgramFiles(
  db: Handle,
  learnerId: string,
  id: string,
): Promise<readonly TextFile[]> {
  return (await find(db, learnerId, id))?.files ?? [];
}

/** Characters of the code that are read for the list. */
const beginningLength = 400;
/** Bytes of drawings in one list: the shown program first, then those that were changed last. */
const listedDrawingBytes = 98_304;

async function list(db: Handle, learnerId: string): Promise<ListedOwnProgram[]> {
  const rows = await db
    .selectFrom('own_programs')
    .select(['id', 'title', 'version', 'changed_at as changedAt', 'output', 'is_shown as isShown'])
    .select('drawn_done as drawnDone')
    .select([
      sql<boolean>`drawing is not null`.as('hasDrawing'),
      sql`case when sum(octet_length(drawing::text)) over (order by is_shown desc, changed_at desc, id)
        <= ${sql.lit(listedDrawingBytes)} then drawing end`.as('drawing'),
      sql<string>`left(code, ${sql.lit(beginningLength)})`.as('beginning'),
      sql<number>`length(rtrim(code, E'\\n')) - length(replace(rtrim(code, E'\\n'), E'\\n', '')) + 1`.as(
        'lines',
      ),
    ])
    .where('learner_id', '=', learnerId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, drawing: storedDrawing.parse(row.drawing) }));
}

const storedInputs = z.array(z.string());
/** A drawing of another shape, such as of a version to come, is none. */
const storedDrawing = z
  .unknown()
  .transform((stored) => z.nullable(drawingShape).safeParse(stored).data ?? null);
/** Reads a column of files. */
export const storedFiles = z.array(z.strictObject({ name: z.string(), text: z.string() }));

async function find(db: Handle, learnerId: string, id: string): Promise<OwnProgram | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom('own_programs')
    .select(['id', 'title', 'code', 'version', 'inputs', 'files', 'given_files as givenFiles'])
    .select(['is_shown as isShown', 'drawn_done as drawnDone', 'changed_at as changedAt'])
    .select(['origin_kind', 'origin_id', 'origin_digest'])
    .select(sql<boolean>`drawing is not null`.as('hasDrawing'))
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { origin_kind: kind, origin_id: originId, origin_digest: digest, ...program } = row;
  const isCopy = kind !== null && originId !== null && digest !== null;
  return {
    ...program,
    inputs: storedInputs.parse(program.inputs),
    files: storedFiles.parse(program.files),
    givenFiles: storedFiles.parse(program.givenFiles),
    origin: isCopy ? { kind, id: originId, digest } : null,
  };
}

async function findDrawing(db: Handle, learnerId: string, id: string): Promise<Drawing | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom('own_programs')
    .select('drawing')
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return storedDrawing.parse(row?.drawing ?? null);
}

async function add(db: Handle, learnerId: string, program: OwnProgram): Promise<number> {
  const { id, title, code, version, inputs, files, givenFiles, origin, changedAt } = program;
  const added = await db
    .insertInto('own_programs')
    .values({
      id,
      learner_id: learnerId,
      title,
      code,
      version,
      inputs: JSON.stringify(inputs),
      files: JSON.stringify(files),
      given_files: JSON.stringify(givenFiles),
      output: null,
      origin_kind: origin?.kind ?? null,
      origin_id: origin?.id ?? null,
      origin_digest: origin?.digest ?? null,
      created_at: changedAt,
      changed_at: changedAt,
    })
    .returning(bytes.as('bytes'))
    .executeTakeFirstOrThrow();
  return added.bytes;
}

async function change(
  db: Handle,
  learnerId: string,
  id: string,
  { title, inputs, files, output, drawn, changed }: Changes,
): Promise<number> {
  const ofProgram = sql`learner_id = ${learnerId} and id = ${id}`;
  const changedNow = db
    .updateTable('own_programs')
    .set({
      ...(title === undefined ? {} : { title }),
      ...(inputs === undefined ? {} : { inputs: JSON.stringify(inputs) }),
      ...(files === undefined ? {} : { files: JSON.stringify(files) }),
      ...(output === undefined ? {} : { output }),
      ...(drawn === undefined ? {} : columnsOf(drawn)),
      ...(changed === undefined
        ? {}
        : { code: changed.code, version: changed.version, changed_at: changed.changedAt }),
    })
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .returning(bytes.as('bytes'));
  const { rows } = await sql<{ more: number }>`
    with former as (select ${bytes} as bytes from own_programs where ${ofProgram}), now as (${changedNow})
    select coalesce((select bytes from now) - (select bytes from former), 0) as more`.execute(db);
  return rows[0]?.more ?? 0;
}

function columnsOf({ drawing, done, begunAt }: NonNullable<Changes['drawn']>) {
  const json = drawing === null ? null : JSON.stringify(drawing);
  const isOutrun = sql`drawn_at > ${begunAt}`;
  return {
    drawing: sql<string | null>`case when ${isOutrun} then drawing else ${json}::jsonb end`,
    drawn_done: sql<number | null>`case when ${isOutrun} then drawn_done else ${done}::integer end`,
    drawn_at: sql<Date>`greatest(drawn_at, ${begunAt})`,
  };
}

async function show(db: Handle, learnerId: string, id: string | null): Promise<void> {
  const ofLearner = db.updateTable('own_programs').where('learner_id', '=', learnerId);
  await ofLearner.set({ is_shown: false }).where('is_shown', '=', true).execute();
  if (id !== null) await ofLearner.set({ is_shown: true }).where('id', '=', id).execute();
}
