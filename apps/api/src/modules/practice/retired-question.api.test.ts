import { codingExercise } from '@python-learning/contract';
import { startTestApp } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CourseLearner,
  type CourseTestApp,
  sampleCourse,
  startCourseTestApp,
} from '../../../testing/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, courseWithRetired());
});
afterAll(() => courseApp.stop());

const retired = { id: 'first-input' };
const free = { id: 'second-input' };

/** The sample course, whose questions with input in the first two milestones are retired; the second is a free task. */
function courseWithRetired() {
  const course = sampleCourse();
  const walks = { first: null, stop: '0', words: [], mistypes: false, least: 0 };
  for (const milestone of course.milestones.slice(0, 2)) {
    const isOld = ({ id }: { id: string }) => id === retired.id || id === free.id;
    const { questions } = milestone;
    const old = questions.filter(isOld);
    for (const question of old.filter(({ id }) => id === free.id))
      Object.assign(question, { kind: 'free', checks: { ...question.checks, walks } });
    Object.assign(milestone, { questions: questions.filter((question) => !isOld(question)), retired: old });
  }
  return course;
}

async function learnerWhoBegan(...ids: string[]): Promise<CourseLearner> {
  const learner = await courseApp.newLearner();
  for (const id of ids)
    await sql`insert into task_drafts (learner_id, task_kind, task_id, code, written_at)
      values (${learner.id}, 'question', ${id}, 'greet', ${courseApp.clock.now()})`.execute(courseApp.db);
  return learner;
}

test('a retired question is there for whoever began it before, and for nobody else', async () => {
  const [begun, other] = [await learnerWhoBegan(retired.id), await courseApp.newLearner()];
  const sendFor = (learner: CourseLearner) => learner.call('practice.submitCode', retired, { code: 'greet' });
  const draft = { code: 'greet', written_at: courseApp.clock.now().toISOString() };

  expect((await sendFor(other)).status).toBe(404);
  expect((await other.call('practice.saveDraft', retired, draft)).status).toBe(404);
  expect((await other.call('progress.progress')).body).toMatchObject({ score: 0 });
  expect((await sendFor(begun)).body).toMatchObject({ verdict: 'solved' });
  const { questions } = codingExercise.parse((await begun.call('practice.questions', { id: 'first' })).body);
  expect(questions.map(({ id }) => id)).toContain(retired.id);
});

test('help with a retired question is given to whoever began it before, and to nobody else', async () => {
  const [begun, other] = [await learnerWhoBegan(retired.id, free.id), await courseApp.newLearner()];
  const callsOf = async (learner: CourseLearner) => [
    (await learner.call('practice.openHelp', retired, { rung: 'hint-1' })).status,
    (await learner.call('practice.sample', free)).status,
    (await learner.call('practice.chooseForTask', free, { theme: 1, ticks: [] })).status,
  ];

  expect(await callsOf(begun)).toEqual([200, 200, 200]);
  expect(await callsOf(other)).toEqual([404, 404, 404]);
});
