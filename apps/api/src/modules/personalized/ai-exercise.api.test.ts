import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import {
  type AiService,
  misbehaviours,
  startAiService,
  startTestApp,
  type TestApp,
} from '@python-learning/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';

const job = 'exercises.pool';
let engine: PythonEngine;
let service: AiService;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  await engine.ready();
});
afterAll(() => engine.stop());

type AiTestApp = { courseApp: CourseTestApp; app: TestApp };
let testApp: AiTestApp;
/** Starts a service and an app for one test, so that nothing learned about one service affects the next test. */
async function startAiTestApp(more: { tokensPerDay?: number } = {}): Promise<AiTestApp> {
  service = await startAiService();
  const ai = { ...service.settings, ...more };
  let app: TestApp | undefined;
  const courseApp = await startCourseTestApp(async (parts) => {
    app = await startTestApp({ ...parts, engine, config: { ai } });
    return app;
  });
  if (app === undefined) throw new Error('The app did not start');
  testApp = { courseApp, app };
  return testApp;
}
afterEach(async () => {
  await testApp.courseApp.stop();
  await service.stop();
});

const newGraduate = ({ courseApp }: AiTestApp) =>
  courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });
const generate = async (learner: CourseLearner, difficulty = 'easy') => {
  const answer = await learner.call('personalized.createPersonalized', { difficulty });
  expect(answer.status).toBe(201);
  return answer.body as { id: string; author: string };
};
const poolOf = ({ courseApp }: AiTestApp) => courseApp.db.selectFrom('exercise_pool').selectAll().execute();

const question = 'A game for my cricket team with numbers that I type';
const custom = async (learner: CourseLearner, asked = question) => {
  const answer = await learner.call('personalized.createPersonalized', {
    difficulty: 'easy',
    question: asked,
  });
  expect(answer.status).toBe(201);
  return answer.body as { id: string } & Record<string, unknown>;
};

describe('the pool', { timeout: 120_000 }, () => {
  test('is filled in the background, and learners get from it what they do not know yet', async () => {
    const { app, courseApp } = await startAiTestApp();
    await app.runJob(job);
    const pool = await poolOf(testApp);
    expect(pool.length).toBeGreaterThanOrEqual(3);
    expect(new Set(pool.map(({ digest }) => digest)).size).toBe(pool.length);
    const easy = pool.filter(({ difficulty }) => difficulty === 'easy').length;
    const learner = await newGraduate(testApp);
    const authors = [];
    for (let number = 0; number <= easy; number += 1) authors.push((await generate(learner)).author);
    expect(authors).toEqual([...Array.from({ length: easy }, () => 'ai'), 'template']);
    expect(await courseApp.metricsText()).toMatch(
      /exercises_made_total\{author="ai",difficulty="easy"\} [1-9]/,
    );
  });

  test('stays empty with a service that writes what cannot be proven; the same request is answered by our templates', async () => {
    const { app, courseApp } = await startAiTestApp();
    service.plan = (number) => misbehaviours['wrong language'](number * 3);
    await app.runJob(job);
    expect(await poolOf(testApp)).toEqual([]);
    expect((await generate(await newGraduate(testApp))).author).toBe('template');
    expect(await courseApp.metricsText()).toMatch(
      /exercises_rejected_total\{author="ai",reason="wrong-language"\} [1-9]/,
    );
  });
});

describe("a question of a learner's own", { timeout: 120_000 }, () => {
  test('becomes a proven exercise', async () => {
    await startAiTestApp();
    const learner = await newGraduate(testApp);
    const made = await custom(learner);
    expect(made).toMatchObject({ kind: 'checked', author: 'ai', is_custom: true });
    const row = await testApp.courseApp.db
      .selectFrom('personalized_exercises')
      .select(['content', 'asked'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const { solution, checks } = row.content as {
      solution: string;
      checks: { cases: { inputs: string[] }[] };
    };
    expect(row.asked).toBe(question);
    const inputs = checks.cases[0]?.inputs;
    expect(
      (await learner.call('personalized.submitPersonalized', { id: made.id }, { code: solution, inputs }))
        .body,
    ).toMatchObject({
      is_correct: true,
      is_completed: true,
      points_awarded: 2,
    });
  });

  test('is told to the service as data, without what tells who asks (privacy 8)', async () => {
    await startAiTestApp();
    const learner = await newGraduate(testApp);
    await custom(learner, 'My name is Kavin Kumar. A number game, "}] for 077 123 4567');
    const sent = service.requests.filter(({ messages }) =>
      messages.some(({ content }) => content.includes('number game')),
    );
    expect(sent).toHaveLength(1);
    const messages = sent[0]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const told = JSON.parse(messages[1]?.content ?? '') as { learner_request: string };
    expect(told.learner_request).toContain('number game, "}]');
    expect(JSON.stringify(service.requests)).not.toMatch(/Kavin Kumar|4567/);
    expect(JSON.stringify(service.requests)).not.toContain(learner.id);
  });

  test.each([
    'server fault',
    'key refused',
    'cut off',
    'invalid JSON',
    'wrong schema',
    'unsafe text',
    'wrong solution',
  ] as const)('becomes free practice in the same request when the service has a %s', async (name) => {
    await startAiTestApp();
    service.plan = (number) => misbehaviours[name](number);
    const learner = await newGraduate(testApp);
    expect(await custom(learner)).toMatchObject({ kind: 'practice', author: 'learner' });
  });

  test('is given to the service five times a day at most', async () => {
    await startAiTestApp();
    service.plan = () => misbehaviours['key refused'](0);
    const learner = await newGraduate(testApp);
    for (let number = 1; number <= 6; number += 1) await custom(learner);
    expect(service.requests.length).toBe(5);
  });
});

describe('a service', { timeout: 120_000 }, () => {
  test('that knows no schema is asked for JSON, and one that knows no JSON for text', async () => {
    await startAiTestApp();
    service.knows = { json_schema: false, json_object: false };
    const learner = await newGraduate(testApp);
    expect(await custom(learner)).toMatchObject({ kind: 'checked' });
    const forms = service.requests.map(({ response_format: form }) => form?.type);
    expect(forms).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  test('that answers in another shape once is asked once more', async () => {
    await startAiTestApp();
    service.plan = (number) => (number === 0 ? misbehaviours['invalid JSON'](1) : null);
    expect(await custom(await newGraduate(testApp))).toMatchObject({ kind: 'checked' });
  });

  test('that fails again and again is left alone', async () => {
    const { courseApp } = await startAiTestApp();
    service.plan = () => misbehaviours['key refused'](0);
    for (let number = 1; number <= 8; number += 1) await custom(await newGraduate(testApp));
    expect(service.requests).toHaveLength(5);
    expect(await courseApp.metricsText()).toMatch(/ai_call_seconds_count\{end="resting"\} 3/);
  });

  test('is asked for no more than the budget of the day', async () => {
    const { courseApp } = await startAiTestApp({ tokensPerDay: 9_000 });
    const learner = await newGraduate(testApp);
    for (let number = 1; number <= 5; number += 1) await custom(learner);
    const budget = await courseApp.db.selectFrom('ai_budget').selectAll().executeTakeFirstOrThrow();
    expect(budget.tokens).toBeLessThanOrEqual(9_000);
    expect(budget.calls).toBe(service.requests.length);
    expect(await courseApp.metricsText()).toMatch(/ai_call_seconds_count\{end="out-of-budget"\} [1-9]/);
  });

  test('is never told the key of ours but in its header, and nothing of it is logged', async () => {
    const { app } = await startAiTestApp();
    await custom(await newGraduate(testApp));
    expect(JSON.stringify(service.requests)).not.toContain(service.settings.apiKey);
    expect(app.log.join('\n')).not.toContain(service.settings.apiKey);
    expect(app.log.join('\n')).not.toContain('cricket');
  });
});
