import type { EngineStatus, PythonEngine, RunFigures } from '@python-learning/python';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMetrics } from './metrics.ts';

const status: EngineStatus = {
  ready: true,
  queued: 3,
  running: 1,
  workers: 2,
  restarts: 4,
  denied: 5,
  workersByState: { starting: 0, idle: 1, running: 1 },
  oldestWaitMs: 1500,
};

/** An engine that runs nothing. The test can report runs as the real engine does. */
function quietEngine() {
  const listeners = new Set<(run: RunFigures) => void>();
  const refuse = () => Promise.reject(new Error('runs nothing'));
  const engine: PythonEngine = {
    run: refuse,
    trace: refuse,
    analyze: refuse,
    ready: async () => undefined,
    stop: async () => undefined,
    status: () => status,
    observe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const tell = (run: RunFigures) => {
    for (const listener of listeners) listener(run);
  };
  return { engine, tell };
}

function metricsOf(engine: PythonEngine, generalExplanations: readonly string[] = []) {
  const log = createLog({ logLevel: 'silent' });
  return createMetrics({ engine, generalExplanations, log, build: { version: '1.2.3', revision: 'abc' } });
}

test('tell which build runs', async () => {
  expect(await metricsOf(quietEngine().engine).text()).toContain(
    'build_info{version="1.2.3",revision="abc"} 1\n',
  );
});

test('tell how long the queue is, what the workers do, how many were replaced and how many runs were denied something', async () => {
  const { engine } = quietEngine();
  const text = await metricsOf(engine).text();
  expect(text).toContain('python_engine_queued 3\n');
  expect(text).toContain('python_engine_oldest_wait_seconds 1.5\n');
  expect(text).toContain('python_engine_workers{state="idle"} 1\n');
  expect(text).toContain('python_engine_workers{state="running"} 1\n');
  expect(text).toContain('python_engine_restarts_total 4\n');
  expect(text).toContain('engine_denied_total 5\n');
  expect(await metricsOf(engine).text()).toContain('python_engine_restarts_total 4\n');
});

test('tell how long runs waited and worked, by how they ended', async () => {
  const { engine, tell } = quietEngine();
  const metrics = metricsOf(engine);
  tell({ end: 'finished', waitMs: 2, runMs: 4, cpuMs: 3 });
  tell({ end: 'finished', waitMs: 0, runMs: 8, cpuMs: 5 });
  tell({ end: 'time-limit', waitMs: 0, runMs: 2000, cpuMs: 2000 });
  tell({ end: 'busy', waitMs: 0, runMs: 0, cpuMs: 0 });
  const text = await metrics.text();
  expect(text).toContain('python_engine_run_seconds_count{end="finished"} 2\n');
  expect(text).toContain('python_engine_run_seconds_sum{end="finished"} 0.012\n');
  expect(text).toContain('python_engine_run_seconds_sum{end="time-limit"} 2\n');
  expect(text).toContain('python_engine_wait_seconds_sum{end="finished"} 0.002\n');
  expect(text).toContain('python_engine_cpu_seconds_sum{end="finished"} 0.008\n');
  expect(text).toContain('python_engine_wait_seconds_count{end="busy"} 1\n');
});

test('count the runs whose mistake was not looked for, by why', async () => {
  const metrics = metricsOf(quietEngine().engine);
  for (const cause of ['deadline', 'busy', 'deadline']) metrics.countPlainAssessment(cause);
  const text = await metrics.text();
  expect(text).toContain('feedback_plain_assessments_total{cause="deadline"} 2\n');
  expect(text).toContain('feedback_plain_assessments_total{cause="busy"} 1\n');
});

test('count the explanations that learners get, general ones apart', async () => {
  const metrics = metricsOf(quietEngine().engine, ['OUT-OTHER']);
  for (const explanation of ['NAM-TYPO', 'OUT-OTHER', 'NAM-TYPO', null])
    metrics.countExplanation(explanation);
  const text = await metrics.text();
  expect(text).toContain('feedback_explanations_total{explanation="NAM-TYPO",kind="specific"} 2\n');
  expect(text).toContain('feedback_explanations_total{explanation="OUT-OTHER",kind="general"} 1\n');
});
