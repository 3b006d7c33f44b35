import { type PythonEngine, workerStates } from '@python-learning/python';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Histogram buckets in seconds, shared by queue and runs, because a learner waits for both. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the Python engine: the queue, how long runs take and how they end, and its workers. */
export function measureEngine(engine: PythonEngine, registry: Registry): void {
  measureState(engine, registry);
  measureRuns(engine, registry);
}

function measureState(engine: PythonEngine, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `python_engine_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  const counter = (name: string, help: string, read: () => number): void => {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
  gauge('queued', 'Runs that wait for a worker.', () => engine.status().queued);
  gauge(
    'oldest_wait_seconds',
    'How long the oldest run in the queue has waited.',
    () => (engine.status().oldestWaitMs ?? 0) / 1000,
  );
  new Gauge({
    name: 'python_engine_workers',
    help: 'Workers by what they do.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { workersByState } = engine.status();
      for (const state of workerStates) this.set({ state }, workersByState?.[state] ?? 0);
    },
  });
  counter('python_engine_restarts_total', 'Threads and processes that were replaced.', () => {
    return engine.status().restarts;
  });
  counter('engine_denied_total', 'Program runs, cases included, that asked for what is denied.', () => {
    return engine.status().denied ?? 0;
  });
}

function measureRuns(engine: PythonEngine, registry: Registry): void {
  const histogram = (name: string, help: string) =>
    new Histogram({
      name: `python_engine_${name}_seconds`,
      help,
      labelNames: ['end'],
      buckets,
      registers: [registry],
    });
  const wait = histogram('wait', 'Time until a run had its turn, by how it ended.');
  const run = histogram('run', 'Time from its turn to its answer, by how the run ended.');
  const cpu = histogram('cpu', 'Processor time of a run and its cases, by how it ended.');
  engine.observe?.(({ end, waitMs, runMs, cpuMs }) => {
    wait.observe({ end }, waitMs / 1000);
    run.observe({ end }, runMs / 1000);
    cpu.observe({ end }, cpuMs / 1000);
  });
}
