import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createScriptedEngine } from '../../testing/index.ts';
import type { Figures } from '../platform/metrics/metrics.ts';
import { createSupervisorMetrics } from './supervisor-metrics.ts';

/** The metrics of an api process that answered so many calls. */
async function figuresOf(calls: number): Promise<Figures> {
  const registers = [new Registry()];
  new Counter({ name: 'calls_total', help: 'Calls.', registers }).inc(calls);
  new Gauge({ name: 'connections', help: 'Connections.', registers }).set(2);
  return registers[0]?.getMetricsAsJSON() ?? [];
}

test('what api processes counted is added up, and the engine is told once', async () => {
  const metrics = createSupervisorMetrics(createScriptedEngine({}));
  const text = await metrics.text([await figuresOf(3), await figuresOf(4)]);
  expect(text).toMatch(/^calls_total 7$/m);
  expect(text).toMatch(/^connections 4$/m);
  expect(text.match(/^python_engine_queued /gm)).toHaveLength(1);
  expect(text).toMatch(/^process_resident_memory_bytes\{process="supervisor"\} \d+$/m);
});

test('a process that is replaced takes its connections away, and not what it counted', async () => {
  const metrics = createSupervisorMetrics(createScriptedEngine({}));
  metrics.countRestart(await figuresOf(3));
  metrics.countRestart(await figuresOf(2));
  const text = await metrics.text([await figuresOf(4)]);
  expect(text).toMatch(/^calls_total 9$/m);
  expect(text).toMatch(/^connections 2$/m);
  expect(text).toMatch(/^api_process_restarts_total 2$/m);
});
