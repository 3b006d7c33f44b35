import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLearner } from '../../../testing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { deckAnswers } from '../deck/index.ts';
import { exerciseRows } from '../personalized/index.ts';
import {
  changeRecord,
  createLearnerRecord,
  type LearnerRecord,
  storageRules,
  sweepRecords,
} from './index.ts';
import type { Verdict } from './record.tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sweep = sweepRecords({ counted: [exerciseRows], answers: [deckAnswers] });
const at = new Date('2026-03-02T10:00:00.000Z');
const clock = { now: () => at };
const { programsPerTask, bytesPerLearner, bytesPerRow } = storageRules;

const change = <T>(learnerId: string, work: (record: LearnerRecord) => Promise<T>) =>
  changeRecord(database.db, { learnerId, at }, work);

async function run(
  learnerId: string,
  code: string,
  verdict: Verdict = 'wrong',
  questionId = 'q1',
  db = database.db,
) {
  const task = { kind: 'question', id: questionId } as const;
  const program = { learnerId, task, code, verdict, outcomeKind: 'finished', at };
  await changeRecord(db, { learnerId, at }, ({ programs }) =>
    programs.add({ ...program, explanationId: null, onlyHiddenFailed: false }),
  );
}

async function codesOf(learnerId: string): Promise<string[]> {
  const rows = database.db.selectFrom('submissions').select('code').where('learner_id', '=', learnerId);
  return (await rows.orderBy('id').execute()).map(({ code }) => code);
}

async function verdictsOf(learnerId: string): Promise<Verdict[]> {
  const rows = database.db.selectFrom('submissions').select('verdict').where('learner_id', '=', learnerId);
  return (await rows.orderBy('id').execute()).map(({ verdict }) => verdict);
}

async function storedBytes(learnerId: string): Promise<number> {
  const row = database.db.selectFrom('learner_progress').select('stored_bytes');
  return Number((await row.where('learner_id', '=', learnerId).executeTakeFirstOrThrow()).stored_bytes);
}

/** Inserts rows as they were stored before there was a limit. */
async function fill(learnerId: string, { rows, verdict = 'wrong', code = 'n', bytes = 1 }: Filling) {
  await changeRecord(database.db, { learnerId, at }, async () => undefined);
  await sql`
    insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
    select ${learnerId}, 'question', 'q1', repeat(${code}, ${bytes}) || n, ${verdict}, 'finished',
      ${at}::timestamptz - interval '1 day' + n * interval '1 second'
    from generate_series(1, ${rows}) n`.execute(database.db);
}

type Filling = { rows: number; verdict?: Verdict; code?: string; bytes?: number };

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

describe('programs of one question', () => {
  test('are kept when they solve it, and of the others the newest twenty', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'early solution', 'solved');
    for (const code of numbers(1, 25)) await run(learnerId, code);
    expect(await codesOf(learnerId)).toEqual(['early solution', ...numbers(6, 25)]);
  });

  test('are stored with every verdict that an answer can have', async () => {
    // A word that is missing here does not compile; the column has a check of its own.
    const verdicts = Object.keys({ waiting: 0, wrong: 0, solved: 0, unchecked: 0 } satisfies Record<
      Verdict,
      0
    >);
    const learnerId = await addLearner(database.db);
    for (const verdict of verdicts) await run(learnerId, `ends ${verdict}`, verdict as Verdict);
    expect(await verdictsOf(learnerId)).toEqual(verdicts);
  });

  test('of other questions, of exercises and of other learners are left alone', async () => {
    const learnerId = await addLearner(database.db);
    const other = await addLearner(database.db);
    await run(learnerId, 'of another question', 'wrong', 'q2');
    await run(other, 'of another learner');
    const exercise = { learnerId, task: { kind: 'exercise', id: 'q1' }, verdict: 'unchecked', at } as const;
    const rest = { outcomeKind: 'finished', explanationId: null, onlyHiddenFailed: false };
    await change(learnerId, ({ programs }) => programs.add({ ...exercise, ...rest, code: 'of an exercise' }));
    for (const code of numbers(1, 22)) await run(learnerId, code);
    expect(await codesOf(learnerId)).toEqual(['of another question', 'of an exercise', ...numbers(3, 22)]);
    expect(await codesOf(other)).toEqual(['of another learner']);
  });

  test('that solve it again are one copy, which is again the newest program', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'right', 'solved');
    await run(learnerId, 'wrong');
    await run(learnerId, 'right', 'solved');
    expect(await codesOf(learnerId)).toEqual(['wrong', 'right']);
    const records = await createLearnerRecord(database.db).solutions.listRecords(learnerId, ['q1']);
    expect(records).toMatchObject([{ last: { code: 'right' } }]);
  });

  test('that waited for input are replaced by the next run of the same program', async () => {
    const learnerId = await addLearner(database.db);
    for (const _ of numbers(1, 3)) await run(learnerId, 'asks', 'waiting');
    expect(await codesOf(learnerId)).toEqual(['asks']);
    await run(learnerId, 'asks');
    expect(await verdictsOf(learnerId)).toEqual(['wrong']);
    await run(learnerId, 'asks', 'waiting');
    await run(learnerId, 'asks', 'solved');
    expect(await verdictsOf(learnerId)).toEqual(['wrong', 'solved']);
  });

  test('that waited for input are kept when they were given up for another', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'asks', 'waiting');
    await run(learnerId, 'asks', 'waiting', 'q2');
    await run(learnerId, 'asks more', 'waiting');
    await run(learnerId, 'asks');
    expect(await codesOf(learnerId)).toEqual(['asks', 'asks', 'asks more', 'asks']);
  });

  test('are one of many, however many lines arrive at the same time', async () => {
    const learnerId = await addLearner(database.db);
    for (const code of numbers(1, 20)) await run(learnerId, code);
    await Promise.all(numbers(1, 8).map(() => run(learnerId, 'asks', 'waiting')));
    await run(learnerId, 'asks');
    expect(await codesOf(learnerId)).toEqual([...numbers(2, 20), 'asks']);
    expect(await storedBytes(learnerId)).toBe([...numbers(2, 20), 'asks'].join('').length + 20 * bytesPerRow);
  });

  test('that solved it before a reset solve it again after it', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'right', 'solved');
    await change(learnerId, ({ solutions }) => solutions.reset(learnerId, ['q1']));
    await run(learnerId, 'right', 'solved');
    expect(await createLearnerRecord(database.db).solutions.listSolutions(learnerId, ['q1'])).toEqual([
      { questionId: 'q1', code: 'right' },
    ]);
  });

  test('are found by an index among thousands, and not all deleted by one run', async () => {
    const learnerId = await addLearner(database.db);
    await fill(learnerId, { rows: 3_000 });
    await fill(learnerId, { rows: 7_000, verdict: 'solved' });
    await fill(await addLearner(database.db), { rows: 20_000 });
    await sql`analyze submissions`.execute(database.db);
    const plans = await plansOf((db) => run(learnerId, 'new', 'wrong', 'q1', db));
    expect(plans).not.toContain('Seq Scan on submissions');
    expect(await codesOf(learnerId)).toHaveLength(10_001 - storageRules.deletedPerRun);
  });
});

/** PostgreSQL's plans of all statements of `work`. */
async function plansOf(work: (db: Database) => Promise<unknown>): Promise<string> {
  const { db } = database;
  const statements: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(watched);
  const plans = await Promise.all(
    statements.map(({ sql: text, parameters }) =>
      db.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${text}`, [...parameters])),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
}

describe('the bytes of a learner', () => {
  test('are counted with each write, and the sweep comes to the same', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'நிலா');
    await run(learnerId, 'right', 'solved');
    await run(learnerId, 'right', 'solved');
    const draft = { learnerId, task: { kind: 'question', id: 'q1' }, writtenAt: at } as const;
    await change(learnerId, ({ programs }) => programs.keepDraft({ ...draft, code: 'a long draft' }));
    await change(learnerId, ({ programs }) => programs.keepDraft({ ...draft, code: 'short' }));
    const expected = 12 + 5 + 5 + 3 * bytesPerRow;
    expect(await storedBytes(learnerId)).toBe(expected);

    await sql`update learner_progress set stored_bytes = 7, stored_counted_at = null`.execute(database.db);
    await sweep({ db: database.db, clock });
    expect(await storedBytes(learnerId)).toBe(expected);

    await change(learnerId, ({ solutions }) => solutions.reset(learnerId, ['q1']));
    expect(await storedBytes(learnerId)).toBe(expected - 5 - bytesPerRow);
  });

  test('have an end: the oldest programs go, what the learner is shown stays', async () => {
    const learnerId = await addLearner(database.db);
    // Larger than any accepted program, so that few rows fill the storage.
    const megabyte = { bytes: 1024 * 1024 };
    await fill(learnerId, { rows: 2, verdict: 'solved', code: 's', ...megabyte });
    await fill(learnerId, { rows: 22, code: 'w', ...megabyte });
    await sql`update learner_progress set stored_counted_at = null`.execute(database.db);
    await sweep({ db: database.db, clock });
    expect(await storedBytes(learnerId)).toBeGreaterThan(bytesPerLearner);

    expect(await change(learnerId, ({ storedBytes: bytes }) => bytes.hasRoom(learnerId, at))).toBe(true);

    const kept = (await codesOf(learnerId)).map((code) => code.replace(/^(.)\1*/, '$1'));
    expect(kept.slice(0, 2)).toEqual(['s1', 's2']);
    expect(kept.at(-1)).toBe('w22');
    expect(kept).not.toContain('w3');
    expect(await storedBytes(learnerId)).toBeLessThanOrEqual(
      bytesPerLearner * storageRules.shareAfterMakingRoom,
    );
  });

  test('are full when nothing is left that could go', async () => {
    const learnerId = await addLearner(database.db);
    await change(learnerId, (record) => record.storedBytes.change(learnerId, bytesPerLearner, at));
    await run(learnerId, 'the newest of its question');
    expect(await change(learnerId, ({ storedBytes: bytes }) => bytes.hasRoom(learnerId, at))).toBe(false);
    expect(await codesOf(learnerId)).toEqual(['the newest of its question']);
  });
});

describe('what was stored before there was a bound', () => {
  test('is brought within it by the sweep, in batches, and solutions stay', async () => {
    const learnerId = await addLearner(database.db);
    await fill(learnerId, { rows: 3, verdict: 'solved', code: 's' });
    await fill(learnerId, { rows: 2_500 });
    await sweep({ db: database.db, clock });
    const kept = await codesOf(learnerId);
    expect(kept.slice(0, 3)).toEqual(['s1', 's2', 's3']);
    expect(kept).toHaveLength(3 + programsPerTask);
    expect(kept.at(-1)).toBe('n2500');
  });

  test('is brought within it in every table', async () => {
    const learnerId = await addLearner(database.db);
    await change(learnerId, async () => undefined);
    const { db } = database;
    const given = sql`'c1', 'A', n = 3, ${at}::timestamptz from generate_series(1, 30) n`;
    const columns = sql`mcq_id, selected_option, is_correct, answered_at`;
    await sql`insert into mcq_answers (learner_id, ${columns}) select ${learnerId}, ${given}`.execute(db);
    await sql`insert into card_answers (learner_id, card_id, place, answer, is_correct, answered_at)
      select ${learnerId}, 'c1', 'today', '{"line": 2}', n = 3, ${at} from generate_series(1, 30) n`.execute(
      db,
    );
    await sql`
      with exercise as (
        insert into personalized_exercises
          (id, learner_id, number, kind, author, is_custom, difficulty, digest, skills, created_at)
        values (gen_random_uuid(), ${learnerId}, 1, 'practice', 'template', false, 'easy', 'd', '{}', ${at})
        returning id
      )
      insert into submissions (learner_id, task_kind, task_id, code, verdict, outcome_kind, submitted_at)
      select ${learnerId}, 'exercise', id, n, case when n < 3 then 'solved' else 'wrong' end, 'finished', ${at}
      from exercise, generate_series(1, 30) n`.execute(db);

    await sweep({ db, clock });

    const count = async (table: string) => {
      const rows = await sql`select from ${sql.table(table)} where learner_id = ${learnerId}`.execute(db);
      return rows.rows.length;
    };
    // The first answer and the only right one stay besides the newest.
    expect(await count('mcq_answers')).toBe(storageRules.answersPerQuestion + 2);
    expect(await count('card_answers')).toBe(storageRules.answersPerQuestion + 2);
    expect(await count('submissions')).toBe(programsPerTask + 2);
  });

  test('is not looked at again before something new was stored', async () => {
    const learnerId = await addLearner(database.db);
    await run(learnerId, 'one');
    await sweep({ db: database.db, clock });
    await sql`update learner_progress set stored_bytes = 7 where learner_id = ${learnerId}`.execute(
      database.db,
    );
    const nextWeek = { now: () => new Date(at.getTime() + 7 * 24 * 3600_000) };
    await sweep({ db: database.db, clock: nextWeek });
    expect(await storedBytes(learnerId)).toBe(7);
  });
});

describe('answers to one multiple-choice question', () => {
  test('are the first, the last wrong one and the newest twenty', async () => {
    const learnerId = await addLearner(database.db);
    const answer = { learnerId, mcqId: 'c1', selectedOption: 'A', at } as const;
    const letters = ['wrong', 'wrong', ...Array.from({ length: 25 }, () => 'right')];
    for (const letter of letters) {
      await change(learnerId, ({ answers }) => answers.add({ ...answer, isCorrect: letter === 'right' }));
    }
    const rows = database.db.selectFrom('mcq_answers').select('is_correct').orderBy('id');
    const kept = await rows.where('learner_id', '=', learnerId).execute();
    expect(kept.map(({ is_correct }) => is_correct)).toEqual([
      false,
      false,
      ...Array.from({ length: 20 }, () => true),
    ]);
  });
});

test('errors turned into runs without one are counted up to more than any badge asks for', async () => {
  const learnerId = await addLearner(database.db);
  const learnerEvent = { learnerId, kind: 'error-recovered', size: 1, at } as const;
  await sql`insert into learner_events select ${learnerId}, 'error-recovered', n::text, 1, ${at}
    from generate_series(1, ${storageRules.recoveredErrors}) n`.execute(database.db);
  await change(learnerId, ({ learnerEvents }) => learnerEvents.add({ ...learnerEvent, cause: 'one more' }));
  const rows = database.db.selectFrom('learner_events').select('cause').where('learner_id', '=', learnerId);
  expect(await rows.execute()).toHaveLength(storageRules.recoveredErrors);
});
