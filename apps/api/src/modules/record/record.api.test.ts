import { startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLearner } from '../../../testing/index.ts';
import { changeRecord, createLearnerRecord, milestonesEverCompleted } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const at = new Date('2026-03-02T10:00:00.000Z');
const later = new Date('2026-03-03T10:00:00.000Z');

const q1 = { kind: 'question', id: 'q1' } as const;

function submission(learnerId: string, questionId: string, code: string) {
  return {
    learnerId,
    task: { kind: 'question', id: questionId } as const,
    code,
    outcomeKind: 'finished',
    explanationId: null,
    onlyHiddenFailed: false,
    at,
  };
}

function solved(learnerId: string, questionId: string) {
  return { learnerId, task: { kind: 'question', id: questionId }, difficulty: null, at } as const;
}

test('a learner who has done nothing has an empty record', async () => {
  const learnerId = await addLearner(database.db);

  expect(await createLearnerRecord(database.db).progress.read(learnerId)).toEqual({
    kolamSeed: expect.any(Number),
    score: 0,
    currentMilestoneId: null,
    marks: [],
    solvedQuestions: [],
    triedQuestions: [],
    awardedReasons: [],
    badges: [],
  });
});

test('a record is read back as it was written, and only its own', async () => {
  const learnerId = await addLearner(database.db);
  const otherId = await addLearner(database.db);
  const { db } = database;

  await changeRecord(db, { learnerId, at }, async ({ progress, awards }) => {
    await progress.moveTo(learnerId, 'second', at);
    await progress.setMark(learnerId, 'first', 'video', at);
    await progress.setMark(learnerId, 'first', 'code', later);
    await awards.award(learnerId, [{ kind: 'milestone', subject: 'first', points: 20 }], at);
    await awards.awardBadges(learnerId, ['first-step'], at);
  });

  const record = await createLearnerRecord(db).progress.read(learnerId);
  expect(record).toEqual({
    kolamSeed: expect.any(Number),
    score: 20,
    currentMilestoneId: 'second',
    marks: [
      { milestoneId: 'first', kind: 'video' },
      { milestoneId: 'first', kind: 'code' },
    ],
    solvedQuestions: [],
    triedQuestions: [],
    awardedReasons: [{ kind: 'milestone', subject: 'first' }],
    badges: [{ id: 'first-step', awardedAt: at }],
  });
  expect([...milestonesEverCompleted(record.awardedReasons)]).toEqual(['first']);
  expect((await createLearnerRecord(db).progress.read(otherId)).score).toBe(0);
});

test('what is shown to a caller is the record, and nothing once the session has ended', async () => {
  const learnerId = await addLearner(database.db);
  const { db } = database;
  const sessionId = crypto.randomUUID();
  const session = { id: sessionId, learner_id: learnerId, created_at: at, expires_at: later };
  await db.insertInto('sessions').values(session).execute();
  await changeRecord(db, { learnerId, at }, async ({ progress, awards, solutions, programs }) => {
    await progress.moveTo(learnerId, 'second', at);
    await progress.setMark(learnerId, 'first', 'video', at);
    await awards.award(learnerId, [{ kind: 'milestone', subject: 'first', points: 20 }], at);
    await awards.awardBadges(learnerId, ['first-step'], at);
    for (const id of ['one', 'two']) await solutions.markSolved(solved(learnerId, id));
    for (const id of ['two', 'three'])
      await programs.keepDraft({ learnerId, task: { kind: 'question', id }, code: 'x', writtenAt: at });
  });

  const { progress } = createLearnerRecord(db);
  const { awardedReasons: _hidden, ...shown } = await progress.read(learnerId);
  const readAt = (time: Date, caller = { learnerId, sessionId }) => progress.readOfCaller(caller, time);
  const sorted = (ids: readonly string[] = []) => [...ids].sort();
  const read = await readAt(at);
  expect({ ...read, triedQuestions: sorted(read?.triedQuestions) }).toEqual({
    ...shown,
    triedQuestions: sorted(shown.triedQuestions),
  });
  expect(await readAt(later)).toBeNull();
  expect(await readAt(at, { learnerId: await addLearner(db), sessionId })).toBeNull();
});

test('a mark that is set already is told so', async () => {
  const learnerId = await addLearner(database.db);
  const { progress } = createLearnerRecord(database.db);

  expect(await progress.setMark(learnerId, 'first', 'code', at)).toBe(true);
  expect(await progress.setMark(learnerId, 'first', 'code', later)).toBe(false);
});

test('the same reason earns once, and the call says what it added', async () => {
  const learnerId = await addLearner(database.db);
  const { awards, progress } = createLearnerRecord(database.db);

  expect(await awards.award(learnerId, [{ kind: 'question', subject: 'a', points: 5 }], at)).toBe(5);
  const both = [
    { kind: 'question', subject: 'a', points: 5 },
    { kind: 'question', subject: 'b', points: 2 },
  ] as const;
  expect(await awards.award(learnerId, both, at)).toBe(2);
  expect((await progress.read(learnerId)).score).toBe(7);
});

test('a badge keeps the day on which it was awarded first', async () => {
  const learnerId = await addLearner(database.db);
  const { awards, progress } = createLearnerRecord(database.db);

  await awards.awardBadges(learnerId, ['first-step'], at);
  await awards.awardBadges(learnerId, ['first-step'], later);

  expect((await progress.read(learnerId)).badges).toEqual([{ id: 'first-step', awardedAt: at }]);
});

test('the last program of each question and what is solved come together', async () => {
  const learnerId = await addLearner(database.db);
  const { programs, solutions } = createLearnerRecord(database.db);
  await programs.add({ ...submission(learnerId, 'q1', 'first'), verdict: 'wrong' });
  await programs.add({ ...submission(learnerId, 'q1', 'second'), verdict: 'solved' });
  await programs.add({ ...submission(learnerId, 'q2', 'asks'), verdict: 'waiting' });
  await solutions.markSolved(solved(learnerId, 'q1'));
  await solutions.markSolved(solved(learnerId, 'q3'));

  const records = await solutions.listRecords(learnerId, ['q1', 'q2', 'q3', 'q4']);

  expect(records.toSorted((left, right) => left.questionId.localeCompare(right.questionId))).toEqual([
    { questionId: 'q1', last: { code: 'second', writtenAt: at }, isSolved: true },
    { questionId: 'q2', last: { code: 'asks', writtenAt: at }, isSolved: false },
    { questionId: 'q3', last: null, isSolved: true },
  ]);
});

test('tries are counted whole, since the last reset, and the last one is known', async () => {
  const learnerId = await addLearner(database.db);
  const { attempts, solutions } = createLearnerRecord(database.db);
  const one = { learnerId, task: q1, verdict: 'wrong', onlyHiddenFailed: false, at } as const;
  const none = {
    runs: 0,
    failed: 0,
    attempts: 0,
    wasSolved: false,
    ranWell: false,
    lastOutcome: null,
    onlyHiddenFailed: false,
  };
  expect(await attempts.read(learnerId, q1)).toEqual(none);

  expect(await attempts.add({ ...one, outcomeKind: 'python-error' })).toMatchObject({
    number: 1,
    before: none,
  });
  expect(await attempts.add({ ...one, outcomeKind: 'finished', onlyHiddenFailed: true })).toMatchObject({
    number: 2,
    before: { ...none, runs: 1, failed: 1, attempts: 1, lastOutcome: 'python-error' },
  });
  expect(await attempts.add({ ...one, outcomeKind: 'finished', verdict: 'solved' })).toMatchObject({
    number: 3,
  });

  const ever = { runs: 3, attempts: 3, wasSolved: true, ranWell: true, lastOutcome: 'finished' };
  const after = { ...ever, failed: 2, onlyHiddenFailed: true };
  expect(await attempts.read(learnerId, q1)).toEqual(after);
  expect(await attempts.read(learnerId, { kind: 'question', id: 'q2' })).toEqual(none);
  await solutions.reset(learnerId, ['q1']);
  expect(await attempts.read(learnerId, q1)).toEqual({ ...none, ...ever });
});

test('of a run and a draft the newer one is what the learner typed last', async () => {
  const learnerId = await addLearner(database.db);
  const { programs, solutions } = createLearnerRecord(database.db);
  const lastCode = async () => (await solutions.listRecords(learnerId, ['q1']))[0]?.last?.code;
  const before = new Date(at.getTime() - 1);
  const keep = (code: string, writtenAt: Date) =>
    programs.keepDraft({ learnerId, task: q1, code, writtenAt });

  await keep('typed before', before);
  expect(await lastCode()).toBe('typed before');
  await programs.add({ ...submission(learnerId, 'q1', 'run'), verdict: 'wrong' });
  expect(await lastCode()).toBe('run');
  await keep('typed after', later);
  expect(await lastCode()).toBe('typed after');
  await keep('sent late', before);
  expect(await lastCode()).toBe('typed after');
});

test('of two drafts that are written at once the newer one stays', async () => {
  const learnerId = await addLearner(database.db);
  const { programs, solutions } = createLearnerRecord(database.db);
  const drafts = Array.from({ length: 12 }, (_, index) => new Date(at.getTime() + ((index * 7) % 12)));
  await Promise.all(
    drafts.map((writtenAt) =>
      programs.keepDraft({ learnerId, task: q1, code: writtenAt.toISOString(), writtenAt }),
    ),
  );
  const newest = new Date(at.getTime() + 11);
  expect(await solutions.listRecords(learnerId, ['q1'])).toEqual([
    {
      questionId: 'q1',
      last: { code: newest.toISOString(), writtenAt: newest },
      isSolved: false,
    },
  ]);
});

test('a reset begins the questions again and keeps every submission', async () => {
  const learnerId = await addLearner(database.db);
  const { programs, solutions } = createLearnerRecord(database.db);
  await programs.add({ ...submission(learnerId, 'q1', 'old'), verdict: 'wrong' });
  await programs.keepDraft({ learnerId, task: q1, code: 'old draft', writtenAt: later });
  await solutions.markSolved(solved(learnerId, 'q1'));
  await solutions.markSolved(solved(learnerId, 'q2'));

  await solutions.reset(learnerId, ['q1']);

  expect(await solutions.listRecords(learnerId, ['q1'])).toEqual([]);
  expect(await solutions.listSolved(learnerId, ['q1', 'q2'])).toEqual(['q2']);
  const kept = database.db.selectFrom('submissions').select('code').where('learner_id', '=', learnerId);
  expect(await kept.execute()).toEqual([{ code: 'old' }]);
});

test('only the very first answer to a question is the first, also after a reset', async () => {
  const learnerId = await addLearner(database.db);
  const { answers } = createLearnerRecord(database.db);
  const answer = { learnerId, mcqId: 'c1', selectedOption: 'A', isCorrect: false, at } as const;

  expect(await answers.add(answer)).toBe(true);
  await answers.markCorrect(learnerId, 'c1', at);
  expect(await answers.listCorrect(learnerId, ['c1', 'c2'])).toEqual(['c1']);
  await answers.reset(learnerId, ['c1']);
  expect(await answers.listCorrect(learnerId, ['c1', 'c2'])).toEqual([]);
  expect(await answers.add(answer)).toBe(false);
});

test('asking about no question is no error', async () => {
  const learnerId = await addLearner(database.db);
  const { solutions, answers, awards } = createLearnerRecord(database.db);

  expect(await solutions.listRecords(learnerId, [])).toEqual([]);
  expect(await solutions.listSolved(learnerId, [])).toEqual([]);
  expect(await answers.listCorrect(learnerId, [])).toEqual([]);
  expect(await awards.award(learnerId, [], at)).toBe(0);
  await solutions.reset(learnerId, []);
  await answers.reset(learnerId, []);
});

test('changes of one learner come one after the other, from the very first on', async () => {
  const learnerId = await addLearner(database.db);
  const { db } = database;
  const kinds = ['video', 'code', 'exercise'] as const;

  const seen = await Promise.all(
    kinds.map((kind) =>
      changeRecord(db, { learnerId, at }, async ({ progress }) => {
        await progress.setMark(learnerId, 'first', kind, at);
        return (await progress.read(learnerId)).marks.length;
      }),
    ),
  );

  expect(seen.toSorted((left, right) => left - right)).toEqual([1, 2, 3]);
});

test('a change that throws leaves nothing behind', async () => {
  const learnerId = await addLearner(database.db);
  const { db } = database;
  const change = changeRecord(db, { learnerId, at }, async ({ awards }) => {
    await awards.award(learnerId, [{ kind: 'question', subject: 'a', points: 5 }], at);
    throw new Error('half-way');
  });

  await expect(change).rejects.toThrow('half-way');
  expect((await createLearnerRecord(db).progress.read(learnerId)).score).toBe(0);
});

test('the record of a learner ends with the account', async () => {
  const learnerId = await addLearner(database.db);
  const { db } = database;
  await changeRecord(db, { learnerId, at }, async ({ progress, awards, programs, solutions, answers }) => {
    await progress.setMark(learnerId, 'first', 'video', at);
    await awards.award(learnerId, [{ kind: 'question', subject: 'a', points: 5 }], at);
    await awards.awardBadges(learnerId, ['first-step'], at);
    await programs.add({ ...submission(learnerId, 'q1', 'print(1)'), verdict: 'solved' });
    await solutions.markSolved(solved(learnerId, 'q1'));
    await answers.add({ learnerId, mcqId: 'c1', selectedOption: 'A', isCorrect: true, at });
    await answers.markCorrect(learnerId, 'c1', at);
  });

  await db.deleteFrom('learners').where('id', '=', learnerId).execute();

  const tables = [
    'learner_progress',
    'milestone_marks',
    'points_ledger',
    'learner_badges',
    'submissions',
    'solved_tasks',
    'mcq_answers',
    'mcq_correct',
  ] as const;
  for (const table of tables) {
    const rows = db.selectFrom(table).select('learner_id').where('learner_id', '=', learnerId);
    expect([table, await rows.execute()]).toEqual([table, []]);
  }
});
