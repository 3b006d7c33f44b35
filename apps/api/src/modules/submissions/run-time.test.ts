import type { EngineReport } from '@python-learning/python';
import { expect, test, vi } from 'vitest';
import { createScriptedEngine, prints } from '../../../testing/index.ts';
import { refuseAny } from '../../platform/errors/app-error.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Log } from '../../platform/log/log.ts';
import { createRunTime } from './run-time.ts';

const report: EngineReport = await createScriptedEngine({ hello: prints('Hello') }).run({
  owner: 'nobody',
  source: 'hello',
  inputs: [],
  seed: '',
});

function start() {
  const charged = Promise.withResolvers<void>();
  let runs = 0;
  const limiter: RateLimiter = {
    takeInTurn: async () => undefined,
    take: async () => 1,
    reserve: async () => {
      runs += 1;
      const isFirst = runs === 1;
      return { isGranted: true, settle: () => (isFirst ? charged.promise : Promise.resolve()) };
    },
    charge: async () => undefined,
    clear: async () => undefined,
  };
  const error = vi.fn();
  const runTime = createRunTime({ limiter, log: { error } as Partial<Log> as Log, cpuSeconds: 30 });
  return { runTime, charged, error };
}

test('an answer does not wait until its processor time is charged, the next run of the learner does', async () => {
  const { runTime, charged } = start();
  const begun: string[] = [];
  const run = (learnerId: string) =>
    runTime.pay(refuseAny, learnerId, async () => {
      begun.push(learnerId);
      return report;
    });
  expect(await run('kavi')).toBe(report);
  const next = run('kavi');
  await run('selvi');
  expect(begun).toEqual(['kavi', 'selvi']);
  charged.resolve();
  await next;
  expect(begun).toEqual(['kavi', 'selvi', 'kavi']);
});

test('processor time that cannot be charged is logged, and the learner can go on', async () => {
  const { runTime, charged, error } = start();
  await runTime.pay(refuseAny, 'kavi', async () => report);
  charged.reject(new Error('no database'));
  expect(await runTime.pay(refuseAny, 'kavi', async () => report)).toBe(report);
  expect(error).toHaveBeenCalledOnce();
});
