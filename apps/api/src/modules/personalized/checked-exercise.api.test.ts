import {
  difficulties,
  type PersonalizedExercise,
  type PersonalizedFinished,
} from '@python-learning/contract';
import { type ProvenExercise, skills } from '@python-learning/exercises';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { startTestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';
import { createLearnerRecord } from '../record/index.ts';
import { parseProvenExercise } from './proven-exercise.schema.ts';

// Every exercise is written and proven in the real sandbox.
vi.setConfig({ testTimeout: 120_000 });

const someText: unknown = expect.any(String);
let courseApp: CourseTestApp;
let engine: PythonEngine;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  courseApp = await startCourseTestApp((parts) => startTestApp({ ...parts, engine }));
  await engine.ready();
});
afterAll(async () => {
  await courseApp.stop();
  await engine.stop();
});

const newGraduate = () => courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });

type Exercise = Pick<PersonalizedExercise, 'id' | 'title' | 'hint_ladder'> & Record<string, unknown>;
async function generate(
  learner: CourseLearner,
  difficulty: string,
  language?: 'ta' | 'en',
): Promise<Exercise> {
  const { status, body } = await learner.call('personalized.createPersonalized', { difficulty }, language);
  expect({ status, body }).toMatchObject({ status: 201 });
  const made = body as Exercise;
  if ((await keptOf(made)).kind !== 'predict') return made;
  // A predict question shows the program; these tests are about exercises that ask for one.
  await courseApp.db.deleteFrom('personalized_exercises').where('id', '=', made.id).execute();
  return generate(learner, difficulty, language);
}

/** Stored content, which the server does not reveal. */
async function keptOf({ id }: Exercise) {
  const row = courseApp.db.selectFrom('personalized_exercises').select('content').where('id', '=', id);
  return parseProvenExercise((await row.executeTakeFirstOrThrow()).content);
}

const run = (learner: CourseLearner, { id }: Exercise, code: string, inputs: readonly string[] = []) =>
  learner.call('personalized.submitPersonalized', { id }, { code, inputs });

/** Runs the model solution with the lines of the first case. */
async function solve(learner: CourseLearner, exercise: Exercise) {
  const { solution, checks } = await keptOf(exercise);
  return run(learner, exercise, solution, checks.cases[0]?.inputs);
}

/** Runs a wrong program that finishes. */
const fail = (learner: CourseLearner, exercise: Exercise) => run(learner, exercise, 'print("no")');

/** Turns a stored exercise into one whose output is to be guessed: that of `print(1 + 1)`. */
async function askForGuess(made: Exercise): Promise<void> {
  const kept = await keptOf(made);
  const cases = [
    { visible: true, inputs: [], vary: null, evidence: { kind: 'output', stdout: '2' } } as const,
  ];
  const checks = { ...kept.checks, kind: 'predict', cases, rules: ['prediction'], mistakes: [] } as const;
  const content = JSON.stringify({ ...kept, kind: 'predict', checks } satisfies ProvenExercise);
  await courseApp.db
    .updateTable('personalized_exercises')
    .set({ content: sql`${content}::jsonb` })
    .where('id', '=', made.id)
    .execute();
}

const scoreOf = async (learner: CourseLearner) =>
  ((await learner.call('progress.progress')).body as { score: number }).score;

describe('an exercise that is made', () => {
  test.each(difficulties)(
    'is %s when that was asked for, and says what it trains and who made it',
    async (difficulty) => {
      const learner = await newGraduate();
      const made = await generate(learner, difficulty);
      expect(made).toMatchObject({
        kind: 'checked',
        author: 'template',
        is_custom: false,
        difficulty,
        title: someText,
        question: expect.stringMatching(/^<p>/),
        summary: someText,
        focus_area: someText,
        is_completed: false,
        attempts: 0,
        is_first_attempt: true,
        encouragement: null,
      });
      expect((await learner.call('personalized.personalizedExercise', { id: made.id })).body).toEqual(made);
      expect((await learner.call('personalized.personalizedExercises')).body).toEqual([made]);
    },
  );

  test('tells nothing of its solution and its hidden cases', async () => {
    const learner = await newGraduate();
    const made = await generate(learner, 'medium');
    const { solution, checks } = await keptOf(made);
    const failed = (await fail(learner, made)).body as { checks: { visible: boolean }[] };
    const shown = JSON.stringify([
      made,
      (await learner.call('personalized.personalizedExercises')).body,
      failed,
    ]);
    expect(shown).not.toContain(JSON.stringify(solution).slice(1, -1));
    // A hidden case may print the same as a visible one, so check that its own fields are empty.
    const hidden = failed.checks.filter(({ visible }) => !visible);
    expect(hidden).toHaveLength(checks.cases.filter(({ visible }) => !visible).length);
    for (const check of hidden) expect(check).toMatchObject({ inputs: null, expected: null, actual: null });
    expect(shown).not.toMatch(/"(?:solution|cases|digest|template)":/);
  });

  test('reads in Tamil for those who read Tamil', async () => {
    const learner = await newGraduate();
    const made = await generate(learner, 'easy', 'ta');
    expect(`${made.title} ${String(made['question'])}`).toMatch(/\p{Script=Tamil}{3}/u);
    expect(Object.values(skills).map(({ ta }) => ta)).toContain(made['focus_area']);
  });

  test('is none that this learner had, and not of a template of the last ten', async () => {
    const learner = await newGraduate();
    const made = [];
    for (let number = 1; number <= 8; number += 1) made.push(await keptOf(await generate(learner, 'easy')));
    expect(new Set(made.map(({ digest }) => digest)).size).toBe(8);
    for (const [index, { template }] of made.entries()) {
      const former = made.slice(Math.max(0, index - 10), index).map((one) => one.template);
      expect(former).not.toContain(template);
    }
  });
});

describe('an exercise whose output is to be guessed', () => {
  test('shows none before a guess, and is compared with the first', async () => {
    const learner = await newGraduate();
    const made = await generate(learner, 'easy');
    await askForGuess(made);
    const guess = ['Guess first what the program shows. Then it runs.'];
    const refused = { status: 400, body: { code: 'validation_failed', guess } };
    for (const code of ['print(1 + 1)', '# prediction:\nprint(1 + 1)'])
      expect(await run(learner, made, code)).toEqual(refused);
    expect((await learner.call('personalized.personalizedExercise', { id: made.id })).body).toMatchObject({
      attempts: 0,
      is_completed: false,
    });

    for (const guessed of ['3', '2'])
      expect((await run(learner, made, `# prediction: ${guessed}\nprint(1 + 1)`)).body).toMatchObject({
        output: '2\n',
        guess: { is_right: false, guessed: ['3'] },
      });
  });
});

describe('a program for it', () => {
  test('that does what is asked completes it, with the points of its difficulty, once', async () => {
    const learner = await newGraduate();
    const before = await scoreOf(learner);
    const made = await generate(learner, 'medium');
    expect((await solve(learner, made)).body).toMatchObject({
      status: 'finished',
      is_correct: true,
      is_completed: true,
      attempts: 1,
      is_first_attempt: true,
      encouragement: 'Right at the first run.',
      points_awarded: 10,
    });
    expect((await solve(learner, made)).body).toMatchObject({
      is_correct: true,
      attempts: 1,
      points_awarded: 0,
    });
    expect(await scoreOf(learner)).toBe(before + 10);
    const { personalized } = await createLearnerRecord(courseApp.db).badgeFacts.read(learner.id);
    expect(personalized).toEqual({ easy: 0, medium: 1, hard: 0 });
  });

  test('gives its points once when it is sent ten times at the same moment', async () => {
    const learner = await newGraduate();
    const made = await generate(learner, 'easy');
    const answers = await Promise.all(Array.from({ length: 10 }, () => solve(learner, made)));
    const points = answers.map(({ body }) => (body as { points_awarded: number }).points_awarded);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(5);
  });

  test('that does something else is an attempt with a next step, and never takes anything', async () => {
    const learner = await newGraduate();
    const made = await generate(learner, 'easy');
    expect((await fail(learner, made)).body).toMatchObject({
      status: 'finished',
      is_correct: false,
      is_completed: false,
      attempts: 1,
      points_awarded: 0,
      hints: expect.arrayContaining([someText]),
      encouragement: someText,
    });
    await fail(learner, made);
    expect((await solve(learner, made)).body).toMatchObject({
      attempts: 3,
      is_first_attempt: false,
      encouragement: 'You kept going and solved it.',
      points_awarded: 5,
    });
    expect((await fail(learner, made)).body).toMatchObject({
      is_correct: false,
      is_completed: true,
      attempts: 3,
    });
  });

  test('of an easy one opens its second hint with the first failure, of a hard one later, as was said before', async () => {
    const learner = await newGraduate();
    const laddersOf = async (difficulty: string, times: number) => {
      const made = await generate(learner, difficulty);
      const { hints } = (await keptOf(made)).checks;
      const ladders = [made.hint_ladder];
      for (let time = 1; time <= times; time += 1) {
        const run = (await fail(learner, made)).body as PersonalizedFinished;
        const graded = hints.filter(({ en }) => run.hints.includes(en));
        expect(graded).toHaveLength(run.hint_ladder.open.length);
        ladders.push(run.hint_ladder);
      }
      return ladders.map(({ open, total, next_after: nextAfter }) => [open.length, total, nextAfter]);
    };
    expect(await laddersOf('easy', 1)).toEqual([
      [1, 3, 1],
      [2, 3, 2],
    ]);
    expect(await laddersOf('medium', 2)).toEqual([
      [1, 3, 2],
      [1, 3, 1],
      [2, 3, 2],
    ]);
    expect(await laddersOf('hard', 3)).toEqual([
      [1, 3, 3],
      [1, 3, 2],
      [1, 3, 1],
      [2, 3, 2],
    ]);
  });
});

describe('a day', () => {
  test('gives sixty points for exercises at most, and the next one gives more', async () => {
    const learner = await newGraduate();
    const pointsOfOne = async (difficulty: string) => {
      const { body } = await solve(learner, await generate(learner, difficulty));
      return (body as { points_awarded: number }).points_awarded;
    };
    const points = [];
    for (const difficulty of ['hard', 'hard', 'hard', 'medium', 'medium', 'easy'])
      points.push(await pointsOfOne(difficulty));
    expect(points).toEqual([15, 15, 15, 10, 5, 0]);
    expect((await learner.call('personalized.personalizedStats')).body).toMatchObject({
      points_today: { exercises: { earned: 60, limit: 60 }, custom: { earned: 0, limit: 10 } },
    });
    const older = sql`update points_ledger set earned_at = earned_at - interval '1 day' where learner_id = ${learner.id}`;
    await older.execute(courseApp.db);
    expect(await pointsOfOne('easy')).toBe(5);
  });
});

describe('the stats', () => {
  test('count what was made and solved, and tell what comes next', async () => {
    const learner = await newGraduate();
    expect((await learner.call('personalized.personalizedStats')).body).toMatchObject({
      made: 0,
      completed: 0,
      has_ai: false,
    });
    await solve(learner, await generate(learner, 'easy'));
    const second = await generate(learner, 'hard');
    await fail(learner, second);
    await solve(learner, second);
    await generate(learner, 'hard');
    expect((await learner.call('personalized.personalizedStats')).body).toMatchObject({
      made: 3,
      completed: 2,
      right_at_first_run: 1,
      by_difficulty: {
        easy: { made: 1, completed: 1 },
        medium: { made: 0, completed: 0 },
        hard: { made: 2, completed: 1 },
      },
      next_focus_area: someText,
      allowances: { exercises: { limit: 60 } },
    });
  });
});
