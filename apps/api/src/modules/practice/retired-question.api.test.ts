import { codingExercise } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseTestApp, sampleCourse, startCourseTestApp } from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, courseWithRetired());
});
afterAll(() => courseApp.stop());

/** The sample course, whose question with input in the first milestone is retired. */
function courseWithRetired() {
  const course = sampleCourse();
  const [first] = course.milestones;
  const isOld = ({ id }: { id: string }) => id === 'first-input';
  if (first !== undefined)
    Object.assign(first, {
      questions: first.questions.filter((question) => !isOld(question)),
      retired: first.questions.filter(isOld),
    });
  return course;
}

const retired = { id: 'first-input' };

test('a retired question is there for whoever began it before, and for nobody else', async () => {
  const [begun, other] = [await courseApp.newLearner(), await courseApp.newLearner()];
  await sql`insert into task_drafts (learner_id, task_kind, task_id, code, written_at)
    values (${begun.id}, 'question', ${retired.id}, 'greet', ${courseApp.clock.now()})`.execute(courseApp.db);
  const sendFor = (learner: typeof begun) => learner.call('practice.submitCode', retired, { code: 'greet' });
  const draft = { code: 'greet', written_at: courseApp.clock.now().toISOString() };

  expect((await sendFor(other)).status).toBe(404);
  expect((await other.call('practice.saveDraft', retired, draft)).status).toBe(404);
  expect((await sendFor(begun)).body).toMatchObject({ verdict: 'solved' });
  const { questions } = codingExercise.parse((await begun.call('practice.questions', { id: 'first' })).body);
  expect(questions.map(({ id }) => id)).toContain(retired.id);
});

test('help and the sample of a retired question open to whoever began it, and to nobody else', async () => {
  const [begun, other] = [await courseApp.newLearner(), await courseApp.newLearner()];
  await sql`insert into task_drafts (learner_id, task_kind, task_id, code, written_at)
    values (${begun.id}, 'question', ${retired.id}, 'greet', ${courseApp.clock.now()})`.execute(courseApp.db);
  const statusesFor = async (learner: typeof begun) => [
    (await learner.call('practice.openHelp', retired, { rung: 'hint-1' })).status,
    (await learner.call('practice.sample', retired)).status,
  ];

  expect(await statusesFor(other)).toEqual([404, 404]);
  expect(await statusesFor(begun)).toEqual([200, 200]);
});
