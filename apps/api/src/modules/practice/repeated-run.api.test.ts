import { wrongRun } from '@python-learning/contract';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { createScriptedEngine, prints, type ScriptedEngine } from '../../../testing/scripted-engine.ts';

const much = `Hello${'\nand so on'.repeat(6_000)}`;
let engine: ScriptedEngine;
let testApp: TestApp;
beforeAll(async () => {
  engine = createScriptedEngine({ hello: prints('Hello'), endless: prints(much) });
  testApp = await startTestApp({ curriculum: sampleCourse(), engine });
});
afterAll(() => testApp.stop());

const submit = (learner: TestLearner, code: string, key: string) =>
  learner.call(
    'practice.submitCode',
    { id: 'first-predict' },
    { code },
    { headers: { 'idempotency-key': key } },
  );

test('a run that is sent again after silence is the same to the learner, and happened once', async () => {
  const learner = await testApp.newLearner();
  const code = '# prediction: Hello\nhello';
  const first = await submit(learner, code, 'one');
  expect(first).toMatchObject({ status: 200, body: { is_correct: true, points_awarded: 7 } });
  expect((await submit(learner, code, 'one')).body).toEqual(first.body);
});

test('a run that printed very much says the same when it is sent again, with its output cut', async () => {
  const learner = await testApp.newLearner();
  const before = engine.requests.length;
  const first = await submit(learner, 'endless', 'two');
  const again = await submit(learner, 'endless', 'two');
  expect(engine.requests.length - before).toBe(1);
  const { output, checks, ...decided } = wrongRun.parse(first.body);
  expect(output).toBe(much);
  expect(again.body).toMatchObject(decided);
  expect(again.body.checks.map(({ passed }: { passed: boolean }) => passed)).toEqual(
    checks.map(({ passed }) => passed),
  );
  expect(again.body.output).toMatch(/^Hello\nand so on[^…]+\n…$/);
  const kept = testApp.db.selectFrom('idempotency_keys').select('response');
  const [row] = await kept.where('learner_id', '=', learner.id).execute();
  expect(row?.response?.length).toBeLessThan(16 * 1024);
  const attempts = testApp.db.selectFrom('task_attempts').select('runs').where('learner_id', '=', learner.id);
  expect(await attempts.execute()).toEqual([{ runs: 1 }]);
});
