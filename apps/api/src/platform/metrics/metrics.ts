import type { PythonEngine } from '@python-learning/python';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { Log } from '../log/log.ts';
import { countPlainAssessments } from './assessment-metrics.ts';
import { measureCalls } from './call-metrics.ts';
import { measureEngine } from './engine-metrics.ts';
import { createMetricSources, type MetricSources } from './metric-sources.ts';
import { type Build, tellBuild } from './process-metrics.ts';

export type Metrics = {
  measureCalls(app: FastifyInstance): void;
  /**
   * Counts the explanations that learners got for runs that went wrong. A growing share of general ones means that a
   * catalogue entry is missing.
   * @param explanation id of the catalogue entry; null when nothing had to be explained
   */
  countExplanation: (explanation: string | null) => void;
  /**
   * Counts runs that got a general explanation because the search for the mistake failed or took too long, by cause.
   */
  countPlainAssessment: (cause: string) => void;
  /**
   * Counts an attempt to send a mail. A mail that failed is tried again, so one mail may count more than once.
   * @param end how the attempt ended, a `MailEnd` of the outbox: `failed` is tried again, `given_up` is not
   */
  countMail: (kind: string, end: string) => void;
  /** For metrics of modules. */
  registry: Registry;
  /** Adds gauges that are read from the database, by one small statement when the metrics are read. */
  addSource: MetricSources['add'];
  text(): Promise<string>;
  /**
   * Resolves with the same figures for another process, which adds them to its own. `readsSources` is false where another
   * process reads the database.
   */
  figures(readsSources: boolean): Promise<Figures>;
};

/** The metrics of one process, as a message to another one. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Creates the Prometheus metrics of the app. They hold no personal data. */
export function createMetrics(parts: {
  /** Null where another process has the engine and measures it. */
  engine: PythonEngine | null;
  /** Value of the label `process` of the figures of this process alone; they have no such label where it is left out. */
  processLabel?: string | undefined;
  /** Ids of the catalogue entries that explain no particular mistake. */
  generalExplanations: readonly string[];
  log: Log;
  build: Build;
}): Metrics {
  const { engine, processLabel, generalExplanations, log, build } = parts;
  const registry = new Registry();
  const sources = createMetricSources(registry, log);
  const text = async (): Promise<string> => {
    await sources.refresh();
    return registry.metrics();
  };
  collectDefaultMetrics({
    register: registry,
    ...(processLabel === undefined ? {} : { labels: { process: processLabel } }),
  });
  tellBuild(build, registry);
  if (engine !== null) measureEngine(engine, registry);
  const explanations = new Counter({
    name: 'feedback_explanations_total',
    help: 'Explanations given to learners, by entry, and whether the entry is specific or a general one.',
    labelNames: ['explanation', 'kind'],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send mails, by kind and how they ended.',
    labelNames: ['kind', 'end'],
    registers: [registry],
  });
  return {
    measureCalls: (app) => measureCalls(app, registry),
    registry,
    addSource: (source) => sources.add(source),
    countExplanation: (explanation) => {
      if (explanation === null) return;
      const kind = generalExplanations.includes(explanation) ? 'general' : 'specific';
      explanations.inc({ explanation, kind });
    },
    countPlainAssessment: countPlainAssessments(registry),
    countMail: (kind, end) => mails.inc({ kind, end }),
    text,
    async figures(readsSources) {
      if (readsSources) await sources.refresh();
      return registry.getMetricsAsJSON();
    },
  };
}
