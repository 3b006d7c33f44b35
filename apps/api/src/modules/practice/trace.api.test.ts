import { EngineRefusedError } from '@python-learning/python';
import { startTestApp } from '@python-learning/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type CourseTestApp,
  sampleCourse,
  sampleQuestion,
  startCourseTestApp,
} from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const sent = { code: 'hello', inputs: ['Selvi'], task_id: 'first-predict' };

test('a program is traced as its run runs, and nothing of it is kept', async () => {
  const learner = await courseApp.newLearner();
  expect(await learner.call('practice.traceProgram', sent)).toMatchObject({
    status: 200,
    body: { end: 'finished', count: 1 },
  });
  const traced = courseApp.engine.requests.at(-1);
  expect(traced).toMatchObject({ owner: learner.id, inputs: ['Selvi'] });
  await learner.call('practice.submitCode', { id: 'first-predict' }, { code: 'hello' });
  expect(courseApp.engine.requests.at(-1)?.seed).toBe(traced?.seed);
});

test('a program is traced with the sample input of its question, unless lines are sent', async () => {
  const learner = await courseApp.newLearner();
  const traced = async (more: object) => {
    await learner.call('practice.traceProgram', { code: 'hello', task_id: 'first-input', ...more });
    return courseApp.engine.requests.at(-1);
  };
  const { sampleInputs } = sampleQuestion('first-input');
  expect(await traced({})).toMatchObject({ inputs: sampleInputs, inputsAreComplete: true });
  expect(await traced({ inputs: ['Selvi'] })).toMatchObject({ inputs: ['Selvi'], inputsAreComplete: false });
});

test('an own program has the chances of its run', async () => {
  const learner = await courseApp.newLearner();
  const own = await learner.call('programs.createProgram', { title: 'Mine', code: 'hello' });
  const { id } = own.body as { id: string };
  await learner.call('practice.traceProgram', { code: 'hello', task_id: id });
  const traced = courseApp.engine.requests.at(-1);
  await learner.call('programs.runProgram', { id }, { code: 'hello' });
  expect(courseApp.engine.requests.at(-1)?.seed).toBe(traced?.seed);
});

test('a stranger and a wrong program are refused', async () => {
  expect((await courseApp.stranger.call('practice.traceProgram', sent)).status).toBe(401);
  const learner = await courseApp.newLearner();
  const long = { code: 'x'.repeat(20_481) };
  expect(await learner.call('practice.traceProgram', long)).toMatchObject({
    status: 400,
    body: { code: [expect.any(String)] },
  });
});

test('it counts as a run, and the refusal speaks the language of the learner', async () => {
  const learner = await courseApp.newLearner();
  for (let run = 1; run <= 60; run += 1) await learner.call('practice.traceProgram', sent);
  expect(await learner.call('practice.traceProgram', sent, 'ta')).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', error: expect.stringMatching(/[\u0b80-\u0bff]/) },
  });
});

test('it is refused for a moment when the engine has too much to do', async () => {
  const learner = await courseApp.newLearner();
  vi.spyOn(courseApp.engine, 'trace').mockRejectedValue(new EngineRefusedError('busy', 3));
  expect(await learner.call('practice.traceProgram', sent)).toMatchObject({ status: 503, retryAfterS: 3 });
});

test('a program that a lesson shows is traced there without a guess, and nowhere else', async () => {
  const { starter } = sampleQuestion('first-predict');
  const course = sampleCourse();
  const withProgram = (id: string) => {
    const lesson = course.lessonById(id);
    const scenes = lesson?.scenes.map((scene) => ({ ...scene, code: starter })) ?? [];
    return lesson === null ? null : { ...lesson, scenes };
  };
  const showing = await startCourseTestApp(startTestApp, { ...course, lessonById: withProgram });
  const learner = await showing.newLearner();
  const statusOf = async (more: object) =>
    (await learner.call('practice.traceProgram', { code: starter, ...more })).status;
  expect([await statusOf({ task_id: 'first-v1' }), await statusOf({})]).toEqual([200, 400]);
  await showing.stop();
});
