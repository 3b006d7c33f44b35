import { loadCurriculum } from '@python-learning/curriculum';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKeys } from '../crypto/keys.ts';
import { createEngineLog } from './engine-log.ts';
import { createLog } from './log.ts';

const secret = 'a secret of this test, and of nothing else';
const lines: string[] = [];
let engine: PythonEngine;
let app: TestApp;
beforeAll(async () => {
  const secrets = { current: secret, former: [] };
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  engine = createPythonEngine({ workers: 1, log: createEngineLog(log, deriveKeys(secrets).current.log) });
  app = await startTestApp({ curriculum: loadCurriculum(), engine, config: { secrets } });
  await engine.ready();
});
afterAll(async () => {
  await app.stop();
  await engine.stop();
});

test('a run that was denied something can be followed to its request and its learner (security 56)', async () => {
  const learner = await app.newLearner();
  const code = 'import os\nos.system("ls")';
  const answer = await learner.call('practice.submitCode', { id: 'm01-q2-change-greeting' }, { code });
  expect(answer.status).toBe(200);
  const denied = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'engine.denied');
  const answered = app.log.map((line) => JSON.parse(line)).findLast(({ event }) => event === 'http.answered');
  expect(denied).toMatchObject({
    call: '_emscripten_system',
    reqId: answer.headers['x-request-id'],
    learner: answered.learner,
    network: answered.network,
  });
  expect(await app.app.metrics.text()).toMatch(/^engine_denied_total [1-9]/m);
  expect(lines.join('')).not.toContain(learner.id);
});
