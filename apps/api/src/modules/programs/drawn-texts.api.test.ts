import { drawing } from '@python-learning/contract';
import { createPythonEngine, type PythonEngine } from '@python-learning/python';
import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let engine: PythonEngine;
let testApp: TestApp;
beforeAll(async () => {
  engine = createPythonEngine({ workers: 1 });
  testApp = await startTestApp({ engine });
  await engine.ready();
});
afterAll(async () => {
  await testApp.stop();
  await engine.stop();
});

test.each([
  ['NUL', String.raw`a\0b`, 'a\uFFFDb'],
  ['half a letter', String.raw`\ud83d`, '\uFFFD'],
  ['two halves', String.raw`\ud83d\ude00`, '😀'],
])('a text with %s is drawn and stored', async (_, written, drawn) => {
  const learner = await testApp.newLearner();
  const code = `import turtle\nturtle.write("${written}")`;
  const { id } = (await learner.call('programs.createProgram', { title: 'Words', code })).body;
  await learner.call('programs.showProgram', { id }, { is_shown: true });
  const headers = { 'idempotency-key': 'one run' };
  const ran = await learner.call('programs.runProgram', { id }, { code }, { headers });
  expect(ran.status).toBe(200);
  const text = expect.objectContaining({ kind: 'text', text: drawn });
  expect(drawing.parse(ran.body.drawing).steps).toContainEqual(text);
  const [listed] = (await learner.call('programs.programs')).body;
  expect(drawing.parse(listed.drawing).steps).toContainEqual(text);
});
