import { messageByCode } from '@python-learning/contract/messages';
import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseLearner, type CourseTestApp, startCourseTestApp } from '../../../testing/index.ts';
import { storageRules } from '../record/index.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

const hello = '# prediction: Hello\nhello';
const submit = (learner: CourseLearner, language: 'ta' | 'en' = 'en') =>
  learner.call('practice.submitCode', { id: 'first-predict' }, { code: hello }, language);
const saveDraft = (learner: CourseLearner) =>
  learner.call(
    'practice.saveDraft',
    { id: 'first-predict' },
    {
      code: 'typed',
      written_at: courseApp.clock.now().toISOString(),
    },
  );

/** A learner whose storage is full, with nothing in it that could be deleted. */
async function fullLearner(): Promise<CourseLearner> {
  const learner = await courseApp.newLearner();
  const row = { learner_id: learner.id, updated_at: courseApp.clock.now() };
  const stored_bytes = storageRules.bytesPerLearner;
  await courseApp.db
    .insertInto('learner_progress')
    .values({ ...row, current_milestone_id: null, stored_bytes })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ stored_bytes }))
    .execute();
  return learner;
}

test.each(['en', 'ta'] as const)(
  'a run solves its question and gives its points where the space is full, and says so in %s',
  async (language) => {
    const learner = await fullLearner();
    const note = messageByCode.storage_full[language];
    expect(await submit(learner, language)).toMatchObject({
      status: 200,
      body: { is_correct: true, points_awarded: 7, storage_notice: note },
    });
    const { body } = await learner.call('practice.questions', { id: 'first' });
    expect(body).toMatchObject({ questions: [{ is_solved: true }, {}] });
    const copies = courseApp.db.selectFrom('submissions').select('id').where('learner_id', '=', learner.id);
    expect(await copies.execute()).toEqual([]);
  },
);

test('a run says nothing of space where there is some', async () => {
  const { body } = await submit(await courseApp.newLearner());
  expect(JSON.stringify(body)).not.toContain(messageByCode.storage_full.en);
});

test('a draft is refused with a sentence where the space is full, and the browser keeps its own', async () => {
  const learner = await fullLearner();
  expect(await saveDraft(learner)).toMatchObject({
    status: 409,
    body: { code: 'storage_full', detail: messageByCode.storage_full.en },
  });
});
