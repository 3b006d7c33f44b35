import { expect, it } from 'vitest';
import { parsePausedRun } from './paused-run.ts';

const paused = { attempt: { code: 'input()', inputs: ['5'] }, transcript: 'Number? ' };

it('reads what it kept', () => {
  expect(parsePausedRun(JSON.stringify(paused))).toEqual(paused);
});

it.each([
  null,
  '',
  'null',
  '{"attempt":{"code":"x"},"transcript":""}',
  '{"attempt":{"code":"x","inputs":[5]},"transcript":""}',
  '{"attempt":{"code":"x","inputs":[]}}',
])('takes %j for nothing', (text) => {
  expect(parsePausedRun(text)).toBeNull();
});
