import { createTestClock, startTestDatabase, type TestDatabase } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisitsRepository } from '../visits/index.ts';
import { courseReport, type QuestionReport } from './course-report.ts';
import { courseReportLines } from './course-report-text.ts';

const clock = createTestClock();
const course = {
  milestones: [
    { id: 'begin', questions: [{ id: 'zoo' }, { id: 'ant' }], challenge: { id: 'moon' } },
    { id: 'go-on', questions: [{ id: 'bee' }, { id: 'owl' }], challenge: null },
  ],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await fill();
});
afterAll(() => database.stop());

/** One learner and one question: attempts up to the first solution, the minutes that it took, what was read, the opened help. */
type Tried = {
  attempts: number;
  minutes?: number;
  daysAgo?: number;
  read?: readonly string[];
  rung?: number;
};

const zoo: readonly Tried[] = [
  { attempts: 1, minutes: 0, rung: 1 },
  { attempts: 1, minutes: 0, rung: 2 },
  { attempts: 2, minutes: 3, read: ['typo', 'typo', 'indent'] },
  { attempts: 3, minutes: 10, read: ['typo', 'colon'] },
  { attempts: 4, minutes: 20, read: ['typo', 'colon', 'quote'] },
  { attempts: 9, minutes: 90, read: ['typo', 'colon', 'quote', 'indent'] },
  { attempts: 2, daysAgo: 8, rung: 4, read: ['typo', 'colon', 'quote', 'indent'] },
  { attempts: 5, daysAgo: 8, rung: 4, read: ['colon', 'quote', 'indent'] },
  { attempts: 6, daysAgo: 8, rung: 5, read: ['colon', 'quote', 'indent'] },
  { attempts: 7, daysAgo: 9, rung: 5, read: ['typo'] },
  { attempts: 8, daysAgo: 30, rung: 5 },
  { attempts: 2, daysAgo: 6 },
];
/** Five learners, and one of before first runs were stored, whose program was sent again after it was solved. */
const owl: readonly Tried[] = [4, 4, 4, 4, 4, -60].map((minutes) => ({ attempts: 1, minutes }));
/** Four learners: one fewer than any figure is about. */
const bee: readonly Tried[] = [
  { attempts: 1, minutes: 1, read: ['typo'] },
  { attempts: 2, read: ['typo'] },
  { attempts: 2, read: ['typo'] },
  { attempts: 3, read: ['typo'] },
];
/** Five learners, of whom two solved it. */
const moon: readonly Tried[] = [...bee, { attempts: 4, minutes: 5 }];

const learnerId = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`;

async function fill(): Promise<void> {
  await sql`insert into learners
      (id, username, username_key, email, email_key, password_hash, language, email_verified_at, created_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'secret' || n, n, 'secret' || n, n, '', 'en', now(), now()
    from generate_series(0, 20) n`.execute(database.db);
  for (const [question, all] of Object.entries({ zoo, bee, moon, owl, 'not-in-course': zoo }))
    for (const [number, one] of all.entries()) await add(question, learnerId(number), one);
}

async function add(
  question: string,
  learner: string,
  { attempts, minutes, daysAgo = 0, read = [], rung }: Tried,
) {
  const { db } = database;
  const isSolved = minutes !== undefined;
  const firstAt = new Date(clock.now().getTime() - (daysAgo * 24 + 3) * 3_600_000);
  const task = { learner_id: learner, task_kind: 'question' as const, task_id: question };
  await db
    .insertInto('task_attempts')
    .values({
      ...task,
      runs: attempts + 7,
      failed: 0,
      attempts,
      was_solved: isSolved,
      ran_well: isSolved,
      last_outcome: 'finished',
      only_hidden_failed: false,
      last_run_at: firstAt,
      first_run_at: firstAt,
    })
    .execute();
  if (rung !== undefined) {
    await db
      .insertInto('help_ladders')
      .values({ ...task, rung, opened_at: firstAt })
      .execute();
  }
  if (isSolved) {
    const solvedAt = new Date(firstAt.getTime() + minutes * 60_000);
    const points = { learner_id: learner, kind: 'question' as const, subject: question, points: 10 };
    await db
      .insertInto('points_ledger')
      .values({ ...points, earned_at: solvedAt })
      .execute();
  }
  for (const explanation of read) {
    await db
      .insertInto('submissions')
      .values({
        ...task,
        code: 'print("a secret of mine")',
        verdict: 'wrong',
        outcome_kind: 'finished',
        explanation_id: explanation,
        only_hidden_failed: false,
        submitted_at: firstAt,
      })
      .execute();
  }
}

async function rowOf(question: string): Promise<QuestionReport | undefined> {
  const { questions } = await courseReport({ db: database.db, clock, course });
  return questions.find((row) => row.question === question);
}

describe('the report of the course', () => {
  test('has the questions in the order of the course, and no others', async () => {
    const { questions } = await courseReport({ db: database.db, clock, course });
    expect(questions.map(({ milestone, question }) => [milestone, question])).toEqual([
      ['begin', 'zoo'],
      ['begin', 'ant'],
      ['begin', 'moon'],
      ['go-on', 'bee'],
      ['go-on', 'owl'],
    ]);
  });

  test('tells of a question what an author counts by hand', async () => {
    expect(await rowOf('zoo')).toEqual({
      milestone: 'begin',
      question: 'zoo',
      learners: 12,
      // 1 1 2 2 2 3 4 5 6 7 8 9
      attempts_median: 3.5,
      attempts_mean: 50 / 12,
      first_try_percent: (100 * 2) / 12,
      // Two solved it at once, one of them after asking for a second hint, and one at the second try.
      hints: 10,
      lines: 5,
      given_up: 5,
      // 0 0 3 10 20 90
      minutes_median: 6.5,
      explanations: [
        { id: 'colon', learners: 6 },
        { id: 'typo', learners: 6 },
        { id: 'indent', learners: 5 },
      ],
    });
  });

  test('tells nothing about fewer than five learners', async () => {
    expect(await rowOf('bee')).toMatchObject({
      learners: 'few',
      attempts_median: 'few',
      attempts_mean: 'few',
      first_try_percent: 'few',
      hints: 'few',
      given_up: 'few',
      minutes_median: 'few',
      explanations: [],
    });
    expect(await rowOf('moon')).toMatchObject({
      learners: 5,
      attempts_median: 2,
      hints: 'few',
      given_up: 0,
      minutes_median: 'few',
      explanations: [],
    });
  });

  test('says that nobody tried a question', async () => {
    expect(await rowOf('ant')).toMatchObject({ learners: 0, attempts_median: null, given_up: null });
  });

  test('leaves out minutes that are not known', async () => {
    expect(await rowOf('owl')).toMatchObject({ learners: 6, minutes_median: 4 });
  });

  test('keeps the time of a solution through a reset', async () => {
    await sql`delete from solved_tasks`.execute(database.db);
    expect(await rowOf('zoo')).toMatchObject({ minutes_median: 6.5 });
  });
});

describe('the way from a visit', () => {
  beforeAll(async () => {
    const visits = createVisitsRepository(database.db);
    const count = async (day: string, step: Parameters<typeof visits.count>[1], times: number) => {
      for (let time = 0; time < times; time += 1) await visits.count(day, step);
    };
    const day = (ago: number) =>
      new Date(clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    await count(day(0), 'visit', 8);
    await count(day(0), 'own_output', 6);
    await count(day(6), 'own_change', 4);
    await count(day(7), 'visit', 12);
    await count(day(7), 'own_output', 1);
    await count(day(29), 'own_change', 1);
    await count(day(89), 'second_day', 5);
    await count(day(90), 'visit', 9);
  });

  test('is told of 100 visits of the last 7, 30 and 90 days', async () => {
    const { visits } = await courseReport({ db: database.db, clock, course });
    expect(
      visits.map(({ days, steps }) => [days, ...steps.map(({ count, per_100 }) => [count, per_100])]),
    ).toEqual([
      [7, [8, 100], [6, 75], ['few', 'few'], [0, 0], [0, 0], [0, 0]],
      [30, [20, 100], [7, 35], [5, 25], [0, 0], [0, 0], [0, 0]],
      [90, [20, 100], [7, 35], [5, 25], [0, 0], [0, 0], [5, 25]],
    ]);
  });

  test('is a table of text beside that of the questions', async () => {
    const text = courseReportLines(await courseReport({ db: database.db, clock, course })).join('\n');
    expect(text).toMatch(
      /^question +tried +attempts +mean +first try +hints +lines +given up +minutes +explanations$/m,
    );
    expect(text).toMatch(/^zoo +12 +3\.5 +4\.2 +17 % +10 +5 +5 +7 +colon 6, typo 6, indent 5$/m);
    expect(text).toMatch(/^ant +0 +– +– +– +– +– +– +–$/m);
    expect(text).toMatch(/^of 100 visits +7 days +30 days +90 days$/m);
    expect(text).toMatch(/^the output of a change of their own +few \(few\) +25 \(5\) +25 \(5\)$/m);
  });
});
