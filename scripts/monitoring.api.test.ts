import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as promql from '@prometheus-io/lezer-promql';
import { apiBase, contract, type Endpoint, statusByCode } from '@python-learning/contract';
import { createIdleEngine, startAiService, startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { backupSource } from '../apps/api/src/platform/db/backup/nightly-backup.ts';
import { createSupervisorMetrics } from '../apps/api/src/processes/supervisor-metrics.ts';

const root = path.resolve(import.meta.dirname, '..');
const monitoring = path.join(root, 'deploy/monitoring');

const text = z.string().min(1);
const rule = z.strictObject({
  alert: z.string().regex(/^([A-Z][a-z]+)+$/),
  expr: text,
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: text, runbook: text }),
});
/** What Prometheus reads as a file of rules, as far as ours use it. */
const ruleFile = z.strictObject({
  groups: z.array(z.strictObject({ name: text, rules: z.array(rule).min(1) })).min(1),
});
const target = z.object({ refId: text, expr: text, legendFormat: text });
const place = z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1), h: z.int().min(1) });
const panel = z.object({
  id: z.int(),
  title: text,
  description: text,
  type: z.literal('timeseries'),
  datasource: z.object({ type: z.literal('prometheus'), uid: z.literal(`\${source}`) }),
  gridPos: place.refine(({ x, w }) => x + w <= 24, 'wider than the dashboard'),
  fieldConfig: z.object({ defaults: z.object({ unit: text }) }),
  targets: z.array(target).min(1),
});
/** What Grafana reads as a dashboard, as far as ours uses it. */
const dashboardFile = z.object({
  uid: text,
  title: text,
  schemaVersion: z.int().min(36),
  templating: z.object({
    list: z.tuple([z.object({ name: z.literal('source'), type: z.literal('datasource') })]),
  }),
  panels: z.array(panel).min(1),
});

const { groups } = ruleFile.parse(parse(readFileSync(path.join(monitoring, 'alerts.yml'), 'utf8')));
const dashboard = dashboardFile.parse(
  JSON.parse(readFileSync(path.join(monitoring, 'dashboard.json'), 'utf8')),
);
const alerts = groups.flatMap(({ rules }) => rules);
const expressions: [string, string][] = [
  ...alerts.map((one): [string, string] => [one.alert, one.expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ refId, expr }): [string, string] => [`${title} ${refId}`, expr]),
  ),
];

type Matcher = { label: string; operator: string; value: string };
type Selector = { metric: string; matchers: Matcher[] };

/** The series that an expression reads. Throws where it is no PromQL. */
function selectorsOf(expression: string): Selector[] {
  const selectors: Selector[] = [];
  let matcher: Matcher = { label: '', operator: '', value: '' };
  promql.parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const words = expression.slice(from, to);
      if (type.isError) throw new SyntaxError(`no PromQL at ${from}: ${expression}`);
      if (type.id === promql.VectorSelector)
        selectors.push({ metric: expression.slice(from, node.firstChild?.to), matchers: [] });
      if (type.id === promql.UnquotedLabelMatcher) {
        matcher = { label: '', operator: '', value: '' };
        selectors.at(-1)?.matchers.push(matcher);
      }
      if (node.parent?.type.id !== promql.UnquotedLabelMatcher) return;
      if (type.id === promql.LabelName) matcher.label = words;
      else if (type.id === promql.MatchOp) matcher.operator = words;
      else matcher.value = words.slice(1, -1);
    },
  });
  return selectors;
}

/** Anchors of the headings of a document, as GitHub makes them. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, words = '']) =>
      words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Labels of each series that the product tells; Prometheus itself adds `instance` and `job`. */
const labelsOf = new Map<string, ReadonlySet<string>>([['up', new Set(['instance', 'job'])]]);
let jobNames: string[];
let stop = async (): Promise<void> => undefined;
beforeAll(async () => {
  const service = await startAiService();
  // The job of an operator who named a folder for backups.
  const backup = { name: 'backup', cron: '17 2 * * *', run: async () => undefined };
  const testApp = await startTestApp({ config: { ai: service.settings }, jobs: [backup] });
  testApp.app.metrics.addSource(backupSource(tmpdir()));
  jobNames = testApp.app.jobs.map(({ name }) => name);
  const supervisor = createSupervisorMetrics(createIdleEngine());
  // The supervisor's own come last: figures of a process have a label there.
  const registries = [testApp.app.metrics.registry, supervisor.registry];
  const metrics = registries.flatMap((registry) => registry.getMetricsAsArray()) as unknown as {
    name: string;
    labelNames: readonly string[];
  }[];
  const text = await supervisor.text([await testApp.app.metrics.figures(true)]);
  const types = text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  for (const [, name = '', type] of types) {
    const own = metrics.findLast((metric) => metric.name === name)?.labelNames ?? [];
    const labels = new Set([...own, 'instance', 'job']);
    if (type !== 'histogram') labelsOf.set(name, labels);
    else for (const end of ['_sum', '_count']) labelsOf.set(name + end, labels);
    if (type === 'histogram') labelsOf.set(`${name}_bucket`, new Set([...labels, 'le']));
  }
  stop = async () => {
    await testApp.stop();
    await service.stop();
  };
});
afterAll(() => stop());

const routes = Object.values(contract)
  .flatMap((feature) => Object.values<Endpoint>(feature))
  .map(({ path: ownPath }) => apiBase + ownPath);

/** Every value that a label may have, where a list of them exists. */
function valuesOf(label: string): readonly string[] | null {
  if (label === 'route') return routes;
  if (label === 'refusal') return Object.keys(statusByCode);
  return label === 'job_name' ? jobNames : null;
}

describe('the alert rules and the dashboard', () => {
  test.each(expressions)('%s reads metrics and labels that the product tells', (_name, expression) => {
    const selectors = selectorsOf(expression);
    expect(selectors).not.toEqual([]);
    for (const { metric, matchers } of selectors) {
      expect([...labelsOf.keys()]).toContain(metric);
      for (const { label } of matchers) expect([...(labelsOf.get(metric) ?? [])]).toContain(label);
    }
  });

  test.each(expressions)('%s asks for routes, refusals and jobs that exist', (_name, expression) => {
    for (const { label, operator, value } of selectorsOf(expression).flatMap(({ matchers }) => matchers)) {
      const known = valuesOf(label);
      const wanted = operator === '=~' ? value.split('|') : [value];
      for (const one of known === null ? [] : wanted) {
        const pattern = new RegExp(`^(?:${operator === '=~' ? one : RegExp.escape(one)})$`);
        expect(known?.filter((name) => pattern.test(name))).not.toEqual([]);
      }
    }
  });

  test('an expression that is no PromQL, or has another metric, is found', () => {
    expect(() => selectorsOf('sum(rate(mails_total[5m])')).toThrow('no PromQL');
    expect(selectorsOf('mail_total > 0')[0]?.metric).toBe('mail_total');
    expect(labelsOf.has('mail_total')).toBe(false);
  });
});

describe('the alert rules', () => {
  test.each(alerts)('$alert names a paragraph that says what to do', ({ alert, annotations }) => {
    const [file = '', anchor = ''] = annotations.runbook.split('#');
    expect(existsSync(path.join(root, file))).toBe(true);
    expect([...anchorsOf(file)]).toContain(anchor);
    expect(anchor).toBe(alert.toLowerCase());
  });

  test('have one name each', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  test('notice when any job of the product is no longer done', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'JobOverdue') ?? {};
    const watched = selectorsOf(expr).flatMap(({ matchers }) =>
      matchers.map(({ value }) => value.split('|')),
    );
    expect(watched.flat().sort()).toEqual([...jobNames].sort());
  });
});

describe('the dashboard', () => {
  test('has panels that do not lie over each other, each with its own number', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
