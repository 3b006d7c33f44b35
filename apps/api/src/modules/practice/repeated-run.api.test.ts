import { wrongRun } from '@python-learning/contract';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { createScriptedEngine, prints, type ScriptedEngine } from '../../../testing/scripted-engine.ts';
import { createEntitlementPeriods } from '../subscriptions/index.ts';

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
    { code: `# prediction: Hello\n${code}` },
    { headers: { 'idempotency-key': key } },
  );

test('a run that is sent again after silence is the same to the learner, and happened once', async () => {
  const learner = await testApp.newLearner();
  const code = 'hello';
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

const runsOf = ({ id }: TestLearner) =>
  testApp.db.selectFrom('task_attempts').select('runs').where('learner_id', '=', id).execute();

test('a run that is sent many times at the same moment happens once; the others get its answer, or hear that it is under way', async () => {
  const learner = await testApp.newLearner();
  await submit(learner, 'hello', 'before');
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(learner, 'endless', 'same')));
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body]).toMatchObject([409, { code: 'request_in_progress' }]);
  expect(await runsOf(learner)).toEqual([{ runs: 2 }]);
});

test('a kept answer is given after the milestone has closed, and to nobody whose session has ended', async () => {
  const learner = await testApp.newLearner();
  const at = testApp.clock.now();
  const grant = { id: crypto.randomUUID(), learnerId: learner.id, planId: 'annual', orderId: null, days: 1 };
  await createEntitlementPeriods(testApp.db).grant({ ...grant, source: 'demo', at });
  const headers = { 'idempotency-key': 'closes' };
  const send = (code: string) =>
    learner.call(
      'practice.submitCode',
      { id: 'fifth-predict' },
      { code: `# prediction: x\n${code}` },
      { headers },
    );
  const first = await send('hello');
  expect(first.status).toBe(200);
  const ends = testApp.db.updateTable('entitlements').set({ ends_at: at });
  await ends.where('learner_id', '=', learner.id).execute();
  expect(await send('hello')).toMatchObject({ status: 200, body: first.body });
  expect(await send('endless')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  const sessions = testApp.db.updateTable('sessions').set({ revoked_at: at });
  await sessions.where('learner_id', '=', learner.id).execute();
  expect(await send('hello')).toMatchObject({ status: 401, body: { code: 'token_not_valid' } });
});

test('a run that is refused frees its key, counts nothing and runs nothing', async () => {
  const learner = await testApp.newLearner();
  const headers = { 'idempotency-key': 'closed' };
  const before = engine.requests.length;
  const send = () =>
    learner.call(
      'practice.submitCode',
      { id: 'fifth-predict' },
      { code: '# prediction: Bye\nhello' },
      { headers },
    );
  for (let time = 0; time < 2; time += 1)
    expect(await send()).toMatchObject({ status: 403, body: { code: 'subscription_required' } });
  expect(engine.requests).toHaveLength(before);
  const counters = testApp.db
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', `run:${learner.id}`);
  expect(await counters.execute()).toEqual([]);
  const keys = testApp.db.selectFrom('idempotency_keys').select('key').where('learner_id', '=', learner.id);
  expect(await keys.execute()).toEqual([]);
});

test('a run without the guess that is asked for frees its key, counts nothing and runs nothing', async () => {
  const learner = await testApp.newLearner();
  const before = engine.requests.length;
  const headers = { 'idempotency-key': 'unguessed' };
  const send = (code: string) =>
    learner.call('practice.submitCode', { id: 'first-predict' }, { code }, { headers });
  for (let time = 0; time < 2; time += 1)
    expect(await send('hello')).toMatchObject({ status: 400, body: { guess: [expect.any(String)] } });
  expect(engine.requests).toHaveLength(before);
  const counters = testApp.db
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', `run:${learner.id}`);
  expect(await counters.execute()).toEqual([]);
  expect(await send('# prediction: Hello\nhello')).toMatchObject({ status: 200 });
});
