import { Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMetricSources, type MetricSources } from './metric-sources.ts';

let registry: Registry;
let lines: string[];
beforeEach(() => {
  registry = new Registry();
  lines = [];
});

function newSources(timeoutMs?: number): MetricSources {
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  return createMetricSources(registry, log, timeoutMs);
}

/** A source with one gauge, which the test lets fail. */
function source(name: string, read: () => Promise<number>) {
  return {
    name,
    gauges: { [`${name}_waiting`]: 'What waits.' },
    read: async () => ({ [`${name}_waiting`]: await read() }),
  };
}

test('one source that fails takes nothing of the others, and shows no figure of before', async () => {
  const sources = newSources();
  let isBroken = false;
  sources.add(
    source('mail', async () => {
      if (isBroken) throw new Error('no database');
      return 3;
    }),
  );
  sources.add(source('money', async () => 5));
  await sources.refresh();
  expect(await registry.metrics()).toContain('mail_waiting 3\n');
  isBroken = true;
  await sources.refresh();
  const text = await registry.metrics();
  expect(text).not.toMatch(/^mail_waiting /m);
  expect(text).toContain('money_waiting 5\n');
  expect(text).toContain('metrics_source_up{source="mail"} 0\n');
  expect(text).toContain('metrics_source_up{source="money"} 1\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'metrics.source_failed', source: 'mail' }),
  ]);
});

test('a gauge that was never read has no value', async () => {
  newSources().add(source('mail', async () => 3));
  expect(await registry.metrics()).not.toMatch(/^mail_waiting /m);
});

test('a source that does not answer is left out, and is not asked again meanwhile', async () => {
  const sources = newSources(1);
  const answer = Promise.withResolvers<number>();
  let asked = 0;
  sources.add(
    source('mail', () => {
      asked += 1;
      return answer.promise;
    }),
  );
  await sources.refresh();
  await sources.refresh();
  expect(asked).toBe(1);
  expect(await registry.metrics()).toContain('metrics_source_up{source="mail"} 0\n');
});

test('a source that has answered late is asked again', async () => {
  const sources = newSources(1);
  const late = Promise.withResolvers<number>();
  const answers = [late.promise, Promise.resolve(7)];
  sources.add(source('mail', () => answers.shift() ?? Promise.reject(new Error('asked too often'))));
  await sources.refresh();
  late.resolve(2);
  await late.promise;
  await new Promise((resolve) => setImmediate(resolve));
  await sources.refresh();
  expect(await registry.metrics()).toContain('mail_waiting 7\n');
});
