import type { Curriculum, Milestone } from '@python-learning/curriculum';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CourseLearner,
  type CourseTestApp,
  sampleCourse,
  sampleMilestone,
  startCourseTestApp,
} from '../../../testing/index.ts';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { changeRecord } from '../record/index.ts';
import { createCertificateAwards } from './certificate-awards.ts';

/** The sample course with six milestones that can all be completed. Its last question is a project. */
const course = wholeCourse(['first', 'second', 'third', 'fourth', 'fifth', 'sixth']);
const marks = [
  'progress.markVideoWatched',
  'progress.markCodeCompleted',
  'progress.markExerciseCompleted',
] as const;
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp, course);
});
afterAll(() => courseApp.stop());

const certificate = (learner: CourseLearner, kind = 'starter') =>
  learner.call('certificates.certificate', { kind });
const change = (learner: CourseLearner, body: object, kind = 'starter') =>
  learner.call('certificates.changeCertificate', { kind }, body);
const verify = (code: string) => courseApp.stranger.call('certificates.verify', { code });

async function codeOf(learner: CourseLearner, kind = 'starter'): Promise<string> {
  return read(await certificate(learner, kind)).award?.code ?? 'none';
}

type Read = { award: { code: string; shown_name: string | null } | null; missing: object };
function read({ body }: { body: unknown }): Read {
  return body as Read;
}

async function watch(learner: CourseLearner, id: string): Promise<void> {
  expect(await learner.call('progress.markVideoWatched', { id })).toMatchObject({ status: 200 });
}

/** Completes a milestone through calls, as a learner does. */
async function complete(learner: CourseLearner, id: string): Promise<void> {
  await watch(learner, id);
  await learner.call('practice.submitCode', { id: `${id}-predict` }, { code: '# prediction: Hello\nhello' });
  await learner.call('practice.submitCode', { id: `${id}-input` }, { code: 'greet' });
  for (const mcq of ['c1', 'c2'])
    await learner.call('exercise.submitMcq', { id: `${id}-${mcq}` }, { selected_option: 'B' });
  for (const mark of ['progress.markCodeCompleted', 'progress.markExerciseCompleted'] as const)
    expect(await learner.call(mark, { id })).toMatchObject({ status: 200 });
}

describe('before it is earned', () => {
  test('a certificate says what is missing and where to go on', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 2 });
    await watch(learner, 'third');
    expect(await certificate(learner)).toMatchObject({
      status: 200,
      body: {
        award: null,
        missing: { milestones: 2, lessons: 3, questions: 4, exercises: 2 },
        next_step: { milestone_id: 'third', step: 'code', title: { en: 'Milestone third' } },
        milestones: [
          { order: 1, is_completed: true },
          { order: 2, is_completed: true },
          { order: 3, is_completed: false },
          { order: 4, is_completed: false },
        ],
      },
    });
    expect(await certificate(learner, 'course')).toMatchObject({ body: { missing: { milestones: 4 } } });
  });

  test('nothing can be written on it', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 3 });
    expect(await change(learner, { shown_name: 'Nila' })).toMatchObject({ status: 404 });
  });

  test('another kind does not exist', async () => {
    expect(await certificate(await courseApp.newLearner(), 'master')).toMatchObject({ status: 404 });
  });
});

describe('the last fact', () => {
  test('of the fourth milestone brings the starter certificate, of that day, and not the other', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 3 });
    await complete(learner, 'fourth');
    expect(await certificate(learner)).toMatchObject({
      body: {
        award: { awarded_on: '2026-11-21', is_public: true, shown_name: null, project_sentence: null },
        missing: { milestones: 0, lessons: 0, questions: 0, exercises: 0 },
        next_step: null,
      },
    });
    expect(await certificate(learner, 'course')).toMatchObject({ body: { award: null } });
  });

  test('is the very last question: without it the course certificate does not come', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });
    await watch(learner, 'sixth');
    await learner.call(
      'practice.submitCode',
      { id: 'sixth-predict' },
      { code: '# prediction: Hello\nhello' },
    );
    for (const mcq of ['c1', 'c2'])
      await learner.call('exercise.submitMcq', { id: `sixth-${mcq}` }, { selected_option: 'B' });
    await learner.call('progress.markExerciseCompleted', { id: 'sixth' });
    await learner.call('progress.markCodeCompleted', { id: 'sixth' });
    expect(await certificate(learner, 'course')).toMatchObject({
      body: { award: null, missing: { milestones: 1, lessons: 0, questions: 1, exercises: 0 } },
    });
    await complete(learner, 'sixth');
    expect(await codeOf(learner, 'course')).not.toBe('none');
  });

  test('of the last milestone brings the course certificate', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 5, subscribed: true });
    await complete(learner, 'sixth');
    expect(await certificate(learner, 'course')).toMatchObject({
      body: { award: { code: expect.any(String) } },
    });
  });

  test('may be a project that was written after the milestone was completed', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 6, subscribed: true });
    await forgetProject(learner);
    expect(await certificate(learner, 'course')).toMatchObject({
      body: {
        award: null,
        missing: { milestones: 1, lessons: 0, questions: 1, exercises: 0 },
        next_step: { milestone_id: 'sixth', step: 'code' },
      },
    });

    await learner.call('practice.submitCode', { id: 'sixth-input' }, { code: 'greet' });
    await learner.call('progress.markCodeCompleted', { id: 'sixth' });
    expect(await codeOf(learner, 'course')).not.toBe('none');
  });

  test('done twice at the same moment brings it once', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    const awards = createCertificateAwards({ randomness: systemRandomness, curriculum: course });
    const again = () =>
      changeRecord(courseApp.db, { learnerId: learner.id, at: courseApp.clock.now() }, (_record, handle) =>
        awards.awardDue(handle, learner.id, courseApp.clock.now()),
      );
    const before = await codeOf(learner);
    await Promise.all(Array.from({ length: 5 }, again));
    expect(await codeOf(learner)).toBe(before);
    const rows = await courseApp.db
      .selectFrom('certificates')
      .where('learner_id', '=', learner.id)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
  });
});

test('the course certificate names the project, in both languages; the starter certificate has none', async () => {
  const learner = await courseApp.newLearner({ completedThroughOrder: 4 });

  expect(await certificate(learner, 'course')).toMatchObject({
    body: { project_title: { en: 'The whole scoreboard', ta: 'முழுப் புள்ளிப் பலகை' } },
  });
  expect((await certificate(learner)).body).not.toHaveProperty('project_title');
});

/** Deletes all traces of the project, as if it had been added after the learner finished the course. */
async function forgetProject({ id }: CourseLearner): Promise<void> {
  const { db } = courseApp;
  await db
    .deleteFrom('points_ledger')
    .where('learner_id', '=', id)
    .where('subject', '=', 'sixth-input')
    .execute();
  await db
    .deleteFrom('solved_tasks')
    .where('learner_id', '=', id)
    .where('task_id', '=', 'sixth-input')
    .execute();
  await db.deleteFrom('certificates').where('learner_id', '=', id).where('kind', '=', 'course').execute();
}

describe('a reset', () => {
  test('takes no certificate away and changes nothing on it', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    const before = (await certificate(learner)).body;
    courseApp.clock.advance(3 * 24 * 3600);
    await learner.call('auth.refreshToken');
    for (const mark of marks)
      expect(await learner.call(mark, { id: 'second' }, { reset: true })).toMatchObject({ status: 200 });
    expect((await certificate(learner)).body).toEqual(before);
  });

  test('on the way does not hold the certificate up', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 3 });
    await learner.call('progress.markVideoWatched', { id: 'first' }, { reset: true });
    expect(await certificate(learner)).toMatchObject({ body: { missing: { milestones: 1 } } });
    await complete(learner, 'fourth');
    expect(await codeOf(learner)).not.toBe('none');
  });
});

describe('the page that proves a certificate', () => {
  test('tells a stranger the title and the day, and nothing else (privacy 13)', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    const code = await codeOf(learner);
    await change(learner, { project_sentence: null }, 'course');
    const proof = await verify(code);
    expect(proof).toMatchObject({ status: 200 });
    expect(Object.keys(proof.body as object).toSorted()).toEqual(['awarded_on', 'kind', 'name']);
    expect(proof.body).toMatchObject({ kind: 'starter', name: null });
    expect(await verify(code.toLowerCase().replaceAll('-', ''))).toEqual(proof);
  });

  test('shows a name only while the learner wants it', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    const code = await codeOf(learner);
    await change(learner, { shown_name: '  நிலா குமார் ' });
    expect(await verify(code)).toMatchObject({ body: { name: 'நிலா குமார்' } });
    await change(learner, { shown_name: null });
    expect(await verify(code)).toMatchObject({ body: { name: null } });
  });

  test('closes and opens; closing forgets the name (privacy 13)', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    const code = await codeOf(learner);
    await change(learner, { shown_name: 'Nila' });
    await change(learner, { is_public: false });
    expect(await verify(code)).toMatchObject({ status: 404 });
    await change(learner, { is_public: true });
    expect(await verify(code)).toMatchObject({ status: 200, body: { name: null } });
  });

  test.each(['0000-0000-0000-0000-0000', 'nonsense', "' or 1=1"])('does not exist for %s', async (code) => {
    expect(await verify(encodeURIComponent(code))).toMatchObject({ status: 404 });
  });
});

describe('what a learner writes', () => {
  const refused = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } });

  test('about the own project stands on the course certificate', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 6, subscribed: true });
    const sentence = 'My scoreboard adds the points of 4 houses.';
    expect(await change(learner, { project_sentence: sentence }, 'course')).toMatchObject({
      status: 200,
      body: { award: { project_sentence: sentence } },
    });
    const personal = { project_sentence: 'Call me: 077 123 4567' };
    expect(await change(learner, personal, 'course')).toMatchObject(refused('project_sentence'));
    expect(await change(learner, { project_sentence: sentence })).toMatchObject(refused('project_sentence'));
  });

  test('is refused when it is blank, too long or a way to reach the child', async () => {
    const learner = await courseApp.newLearner({ completedThroughOrder: 4 });
    for (const name of [' ', 'n'.repeat(61), 'nila@example.test'])
      expect(await change(learner, { shown_name: name })).toMatchObject(refused('shown_name'));
    expect(read(await certificate(learner)).award?.shown_name).toBeNull();
  });

  test('stands on the own certificate alone', async () => {
    const [nila, kavin] = [
      await courseApp.newLearner({ completedThroughOrder: 4 }),
      await courseApp.newLearner({ completedThroughOrder: 4 }),
    ];
    await change(nila, { shown_name: 'Nila' });
    expect(await certificate(kavin)).toMatchObject({ body: { award: { shown_name: null } } });
    expect(await codeOf(kavin)).not.toBe(await codeOf(nila));
  });
});

function endingWithProject({ questions }: Milestone): Milestone['questions'] {
  const title = { en: 'The whole scoreboard', ta: 'முழுப் புள்ளிப் பலகை' };
  return questions.map((question, index) =>
    index === questions.length - 1 ? { ...question, kind: 'project', points: 20, title } : question,
  );
}

/** A course of complete milestones, each a copy of the sample course's first one with another id. */
function wholeCourse(ids: readonly string[]): Curriculum {
  const milestones = ids.map((id, index): Milestone => {
    const copy: Milestone = JSON.parse(JSON.stringify(sampleMilestone('first')).replaceAll('first', id));
    const questions = id === ids.at(-1) ? endingWithProject(copy) : copy.questions;
    return { ...copy, questions, order: index + 1, isFree: index < 4 };
  });
  const find =
    <T extends { id: string }>(items: readonly T[]) =>
    (id: string) =>
      items.find((item) => item.id === id) ?? null;
  return {
    ...sampleCourse(),
    milestones,
    milestoneById: find(milestones),
    questionById: find(milestones.flatMap(({ questions }) => questions)),
    mcqById: find(milestones.flatMap(({ mcqs }) => mcqs)),
    successorOf: (id) => milestones[ids.indexOf(id) + 1] ?? null,
  };
}
