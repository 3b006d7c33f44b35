import type { PythonEngine } from '@python-learning/python';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { countPlainAssessments } from '../platform/metrics/assessment-metrics.ts';
import { measureEngine } from '../platform/metrics/engine-metrics.ts';
import type { Figures } from '../platform/metrics/metrics.ts';

export type SupervisorMetrics = {
  countPlainAssessment: (cause: string) => void;
  /**
   * Counts an api process that ended by itself and is started again. What it had counted stays in the sums: a sum that
   * falls would be read as a restart of all of them.
   */
  countRestart: (last: Figures) => void;
  registry: Registry;
  /** Adds up the figures of the api processes and those of the supervisor. Counters are sums over all of them. */
  text(ofProcesses: readonly Figures[]): Promise<string>;
};

/** Creates the metrics of what the supervisor has: the engine, the assessments and the api processes. */
export function createSupervisorMetrics(engine: PythonEngine): SupervisorMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, labels: { process: 'supervisor' } });
  measureEngine(engine, registry);
  const restarts = new Counter({
    name: 'api_process_restarts_total',
    help: 'Api processes that ended by themselves and were started again.',
    registers: [registry],
  });
  let ended: Promise<Figures> = Promise.resolve([]);
  return {
    countPlainAssessment: countPlainAssessments(registry),
    countRestart(last) {
      restarts.inc();
      const counted = last.filter(({ type }) => String(type) !== 'gauge');
      ended = ended.then((before) => sumOf([before, counted]).getMetricsAsJSON());
    },
    registry,
    async text(ofProcesses) {
      const own = await registry.getMetricsAsJSON();
      return sumOf([own, ...ofProcesses, await ended]).metrics();
    },
  };
}

function sumOf(figures: Figures[]): Registry {
  return AggregatorRegistry.aggregate(figures);
}
