/**
 * Proves many instances of every template and prints the results.
 *
 *     node packages/exercises/checks/nightly.ts [instances] [part of a template's id]
 *
 * Draws 20,000 instances by default, in equal parts. Exits with 1 when a template gives fewer than 50 different
 * exercises (or than half of its instances, if that is fewer), or more than one instance in five is rejected.
 */
import { createPythonEngine } from '@python-learning/python';
import { loadTemplates } from '../src/template/load-templates.ts';
import { proveInstances, type TemplateRecord } from './prove-instances.ts';

const minDistinct = 50;
const mostRejected = 0.2;

const [asked = '20000', word = ''] = process.argv.slice(2);
const templates = loadTemplates().filter(({ id }) => id.includes(word));
const each = Math.ceil(Number(asked) / templates.length);

const engine = createPythonEngine({ workers: 1 });
await engine.ready();
const records: TemplateRecord[] = [];
for (const template of templates) {
  const record = await proveInstances(template, each, (run) => engine.run({ owner: 'nightly', ...run }));
  records.push(record);
  print(record);
}
await engine.stop();
summarise(records);

function print({
  template,
  instances,
  proven,
  distinct,
  rejected,
  samples,
  milliseconds,
}: TemplateRecord): void {
  const reasons = Object.entries(rejected).map(([reason, count]) => `${reason} ${count}`);
  const columns = [
    `${proven}/${instances} proven`,
    `${distinct} distinct`,
    `p95 ${percentile(milliseconds, 0.95)} ms`,
  ];
  console.log([template.padEnd(22), ...columns, ...reasons].join('  '));
  for (const { reason, detail } of samples) console.log(`    ${reason}: ${detail.replaceAll('\n', ' ⏎ ')}`);
}

function summarise(all: readonly TemplateRecord[]): void {
  const instances = all.reduce((sum, one) => sum + one.instances, 0);
  const proven = all.reduce((sum, one) => sum + one.proven, 0);
  const times = all.flatMap(({ milliseconds }) => milliseconds);
  console.log(`${all.length} templates, ${proven} of ${instances} instances proven`);
  console.log(`generation and proof: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`);
  const enough = Math.min(minDistinct, each / 2);
  const poor = all.filter((one) => one.distinct < enough || one.proven < one.instances * (1 - mostRejected));
  if (poor.length === 0) return;
  console.log(`Too few exercises: ${poor.map(({ template }) => template).join(', ')}`);
  process.exitCode = 1;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}
