import { startTestApp, type TestApp } from '@python-learning/testing';
import { hostileTexts } from '@python-learning/testing/fuzz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CourseTestApp, startCourseTestApp } from '../../../../testing/index.ts';

let testApp: TestApp | null = null;
let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(async (parts) => {
    testApp = await startTestApp(parts);
    return testApp;
  });
});
afterAll(() => courseApp.stop());

const texts = [
  ...hostileTexts,
  '"}\n{"level":"error","event":"bug"}',
  "a'); delete from learners; --",
].filter((text) => text.length <= 20_000);

test('texts that look like SQL or like a line of the log are kept as they are, and make no such line (security 53)', async () => {
  const learner = await courseApp.newLearner();
  for (const code of texts) {
    const draft = { code, written_at: courseApp.clock.now().toISOString() };
    expect(await learner.call('practice.saveDraft', { id: 'first-predict' }, draft)).toMatchObject({
      status: 200,
      body: { code },
    });
    courseApp.clock.advance(1);
  }
  const log = testApp?.log ?? [];
  expect(log.length).toBeGreaterThan(texts.length);
  for (const line of log) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).not.toMatchObject({ event: 'bug' });
  }
});
