import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedEngine, prints, sampleCourse } from '../../../testing/index.ts';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { countStatements } from '../../platform/db/statement-count.fixture.ts';
import { seedProgress } from '../learning/index.ts';

const curriculum = sampleCourse();
let app: TestApp;
beforeAll(async () => {
  const engine = createScriptedEngine({
    '# prediction: Hello\nright': prints('Hello'),
    right: prints('Hello'),
    wrong: prints('Goodbye'),
    asks: ([name]) => (name === undefined ? { kind: 'input-required' } : prints('Hello')([])),
  });
  app = await startTestApp({ curriculum, engine });
});
afterAll(() => app.stop());

type Task = { call: 'practice.submitCode' | 'personalized.submitPersonalized'; id: string };
type MakeTask = (learner: TestLearner) => Promise<Task>;

const question: MakeTask = async () => ({ call: 'practice.submitCode', id: 'first-predict' });

const exercise: MakeTask = async (learner) => {
  const { db, clock } = app;
  const past = { learnerId: learner.id, completedThroughOrder: 5, subscribed: true };
  await seedProgress({ db, clock, randomness: systemRandomness, curriculum }, past);
  const wish = { difficulty: 'easy', question: 'A program that counts the days until my holidays.' } as const;
  const { body } = await learner.call('personalized.createPersonalized', wish);
  return { call: 'personalized.submitPersonalized', id: body.id };
};

/** Round trips to the database, and commits that wait for the disk, of a run after another one of the same task. */
const budgets = [
  ['a solution of a question', question, '# prediction: Hello\nright', 'solved', [13, 1]],
  ['a wrong answer to a question', question, '# prediction: Hello\nwrong', 'wrong', [3, 1]],
  ['a program of a question that asks for input', question, '# prediction: Hello\nasks', 'waiting', [3, 1]],
  ['a program of an exercise', exercise, 'right', 'unchecked', [13, 2]],
  ['a program of an exercise that asks for input', exercise, 'asks', 'waiting', [12, 2]],
] as const;

test.each(budgets)('%s costs exactly its budget', async (_name, makeTask, code, verdict, budget) => {
  const learner = await app.newLearner();
  const { call, id } = await makeTask(learner);
  const run = (source: string) =>
    learner.call(
      call,
      { id },
      { code: source, inputs: [] },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    );
  await run('# prediction: Hello\nwrong');
  await app.app.background.settled();
  const { texts, roundTrips, writingCommits } = await countStatements(async () => {
    const { status, body } = await run(code);
    expect([status, body.verdict]).toEqual([200, verdict]);
    await app.app.background.settled();
  });
  expect(
    [roundTrips, writingCommits],
    `If it costs less, lower the budget. It sent:\n${texts.join('\n')}`,
  ).toEqual(budget);
});
