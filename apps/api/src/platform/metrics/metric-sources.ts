import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';

/** Gauges that one statement fills when the metrics are read. */
export type MetricSource<Name extends string = string> = {
  /** Value of the label `source` in `metrics_source_up`. */
  name: string;
  /** Help text of each gauge, by the name of its metric. */
  gauges: Readonly<Record<Name, string>>;
  read: () => Promise<Readonly<Record<Name, number>>>;
};

export interface MetricSources {
  add<Name extends string>(source: MetricSource<Name>): void;
  /**
   * Reads every source. The gauges of one that fails, or does not answer in time, are left out, and its
   * `metrics_source_up` is 0. A source that still works on the last reading is not asked again. Never rejects.
   */
  refresh(): Promise<void>;
}

/** Much shorter than Prometheus waits (10 s by default), and than a statement of the database may take. */
const defaultTimeoutMs = 3_000;

/** Creates the gauges that are read from a database, each group by its own source. */
export function createMetricSources(
  registry: Registry,
  log: Log,
  timeoutMs = defaultTimeoutMs,
): MetricSources {
  const readers: (() => Promise<void>)[] = [];
  const up = new Gauge({
    name: 'metrics_source_up',
    help: 'Whether the figures of a source could be read (1) or not (0).',
    labelNames: ['source'],
    registers: [registry],
  });
  return {
    add(source) {
      const fill = createFiller(source, registry);
      const isDone = atMostOne(() => source.read().then(fill));
      readers.push(async () => {
        try {
          await within(timeoutMs, isDone());
          up.set({ source: source.name }, 1);
        } catch (error) {
          fill(null);
          up.set({ source: source.name }, 0);
          log.warn(
            { event: 'metrics.source_failed', source: source.name, err: error },
            'figures are missing',
          );
        }
      });
    },
    async refresh() {
      await Promise.all(readers.map((read) => read()));
    },
  };
}

/** Seconds since `time`; 0 when it is null. */
export function ageInSeconds(time: Date | null, clock: Clock): number {
  return time === null ? 0 : Math.max(0, (clock.now().getTime() - time.getTime()) / 1000);
}

/** Returns what sets the gauges of a source; null removes their values. */
function createFiller<Name extends string>({ gauges }: MetricSource<Name>, registry: Registry) {
  const created = Object.entries<string>(gauges).map(([name, help]) => {
    const gauge = new Gauge({ name, help, registers: [registry] });
    // A new gauge is 0, which nobody has read yet.
    gauge.remove();
    return { name: name as Name, gauge };
  });
  return (values: Readonly<Record<Name, number>> | null): void => {
    for (const { name, gauge } of created) {
      if (values === null) gauge.remove();
      else gauge.set(values[name]);
    }
  };
}

/** Calls `work` unless its last call is under way, and resolves with that one. */
function atMostOne(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

class SourceTimeoutError extends Error {
  override readonly name = 'SourceTimeoutError';
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new SourceTimeoutError(`no answer within ${ms} ms`)), ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
