import type { TestReport, TimedTest } from './test-report.ts';

export type StageResult = { name: string; seconds: number; report: TestReport };

const slowestShown = 10;

/**
 * Describes the result of a run: a table of the stages, the slowest tests, the unsteady and the failed ones, the
 * counts. `elapsedS` is less than the sum of the stages, because some run side by side.
 */
export function summaryOf(
  results: readonly StageResult[],
  elapsedS: number,
  knownUnsteady: readonly string[],
): string {
  const tests = results.flatMap(({ name, report }) => named(name, report.tests));
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  const unsteady = results.flatMap(({ name, report }) =>
    report.unsteady.map((test) => ({ ...test, name: label(name, test.name) })),
  );
  const failures = results.flatMap(({ name, report }) =>
    report.failed === 0
      ? []
      : (report.failures.length > 0 ? report.failures : ['']).map((one) => label(name, one)),
  );
  const isKnown = ({ name }: TimedTest) => knownUnsteady.some((known) => name.endsWith(known));
  return [
    tableOf(results, elapsedS),
    section('The slowest tests', slowest.map(line)),
    section(
      'Passed only at the second try, which is a fault of the test or of what it tests (npm run test:again)',
      unsteady.map((test) => `${line(test)}${isKnown(test) ? ' (known)' : ''}${indented(test.why)}`),
    ),
    section('Failed', failures),
    `\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function tableOf(results: readonly StageResult[], elapsedS: number): string {
  const rows = [
    ...results.map(({ name, seconds, report }) => [name, seconds, report.passed + report.failed] as const),
    ['all', elapsedS, sum(results, 'passed') + sum(results, 'failed')] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const row = (name: string, seconds: string, tests: string) =>
    `  ${name.padEnd(width)}  ${seconds.padStart(8)}  ${tests.padStart(6)}`;
  return [
    `\n${row('stage', 'seconds', 'tests')}`,
    ...rows.map(([name, seconds, tests]) => row(name, seconds.toFixed(1), String(tests))),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}:\n${lines.map((one) => `  ${one}`).join('\n')}`;
}

function named(stage: string, tests: readonly TimedTest[]): TimedTest[] {
  return tests.map(({ name, seconds }) => ({ name: label(stage, name), seconds }));
}

function label(stage: string, test: string): string {
  return test === '' ? stage : `${stage}: ${test}`;
}

function indented(text: string): string {
  return text === '' ? '' : `\n${text.replaceAll(/^/gm, '      ')}`;
}

function line({ name, seconds }: TimedTest): string {
  return `${seconds.toFixed(1)} s  ${name}`;
}

function sum(results: readonly StageResult[], count: 'passed' | 'failed'): number {
  return results.reduce((total, { report }) => total + report[count], 0);
}
