import { describe, expect, test } from 'vitest';
import knownUnsteady from './known-unsteady.json' with { type: 'json' };
import { type StageResult, summaryOf } from './summary.ts';
import type { TestReport } from './test-report.ts';

const report = (parts: Partial<TestReport>): TestReport => ({
  passed: 0,
  failed: 0,
  failures: [],
  unsteady: [],
  tests: [],
  ...parts,
});
const timed = (name: string, seconds: number) => ({ name, seconds });

const results: readonly StageResult[] = [
  { name: 'types', seconds: 5.21, report: report({ passed: 1 }) },
  {
    name: 'unit tests',
    seconds: 30,
    report: report({
      passed: 2,
      failed: 1,
      failures: ['money is right'],
      unsteady: [{ ...timed('a badge is given', 12.34), why: 'expected 1\nto be 2' }],
      tests: [timed('money is right', 0.5), timed('a badge is given', 12.34), timed('points are counted', 1)],
    }),
  },
];

describe('the end of a run', () => {
  const lines = summaryOf(results, 30.1, []).split('\n');

  test('is a table of the stages with seconds and tests, and the time of all', () => {
    expect(lines).toContain('  types            5.2       1');
    expect(lines).toContain('  unit tests      30.0       3');
    expect(lines).toContain('  all             30.1       4');
  });

  test('names the slowest tests, slowest first', () => {
    const first = lines.indexOf('The slowest tests:') + 1;
    expect(lines.slice(first, first + 3)).toEqual([
      '  12.3 s  unit tests: a badge is given',
      '  1.0 s  unit tests: points are counted',
      '  0.5 s  unit tests: money is right',
    ]);
  });

  test('names what passed only at the second try, its seconds, why it failed first, and what failed', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/Passed only at the second try.*:\n {2}12\.3 s {2}unit tests: a badge is given\n/);
    expect(text).toContain('a badge is given\n      expected 1\n      to be 2\n');
    expect(text).toContain('Failed:\n  unit tests: money is right\n');
  });

  test('marks what is known to be unsteady', () => {
    expect(summaryOf(results, 30.1, ['a badge is given'])).toContain('a badge is given (known)');
  });

  test('ends with the counts alone on a line', () => {
    expect(lines.at(-1)).toBe('3 passed, 1 failed');
  });

  test('names a stage that failed without a test', () => {
    const broken = [{ name: 'boundaries', seconds: 1, report: report({ failed: 1 }) }];
    expect(summaryOf(broken, 1, [])).toContain('Failed:\n  boundaries\n');
  });
});

test('no test is known to be unsteady', () => {
  expect(knownUnsteady).toEqual([]);
});
