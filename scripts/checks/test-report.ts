import { stripVTControlCharacters } from 'node:util';

/** A test and its duration, all tries included. */
export type TimedTest = { name: string; seconds: number };

/** A test that failed first and passed on a retry. `why` is the beginning of the first failure message. */
export type UnsteadyTest = TimedTest & { why: string };

export type TestReport = {
  passed: number;
  failed: number;
  /** Names of the tests that failed on every try. */
  failures: readonly string[];
  unsteady: readonly UnsteadyTest[];
  tests: readonly TimedTest[];
};

type VitestAssertion = {
  fullName: string;
  status: string;
  duration?: number | null;
  failureMessages: string[] | null;
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: VitestAssertion[];
  }[];
};

export function readVitest(report: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const isUnsteady = ({ status, failureMessages }: VitestAssertion) =>
    status === 'passed' && (failureMessages ?? []).length > 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name, message }) => `${name}: ${message}`),
    ],
    unsteady: tests.filter(isUnsteady).map((one) => ({
      ...timedAssertion(one),
      why: beginningOf(one.failureMessages?.[0]),
    })),
    tests: tests.filter(({ status }) => status === 'passed' || status === 'failed').map(timedAssertion),
  };
}

function timedAssertion({ fullName, duration }: VitestAssertion): TimedTest {
  return { name: fullName, seconds: (duration ?? 0) / 1000 };
}

const maxReasonLength = 500;

/** The first lines of a failure message, without colours and stack. */
function beginningOf(message = ''): string {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return said.slice(0, maxReasonLength).trim();
}

type PlaywrightResult = { duration: number; error?: { message?: string } };
type PlaywrightSpec = { title: string; tests: { status: string; results: PlaywrightResult[] }[] };
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

export function readPlaywright(report: string): TestReport {
  const { stats, suites } = JSON.parse(report) as PlaywrightReport;
  const tests = suites.flatMap((suite) => testsOf(suite));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    unsteady: tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => ({ ...timed(test), why: test.why })),
    tests: tests.filter(({ status }) => status !== 'skipped').map(timed),
  };
}

type EndedTest = UnsteadyTest & { status: string };

function timed({ name, seconds }: EndedTest): TimedTest {
  return { name, seconds };
}

/** The tests below a suite, with their full names. A test that runs on several devices appears once for each. */
function testsOf({ title, suites = [], specs = [] }: PlaywrightSuite): EndedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: spec.title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      why: beginningOf(results[0]?.error?.message),
    })),
  );
  const below = suites.flatMap((suite) => testsOf(suite));
  return [...own, ...below].map((test) => ({ ...test, name: `${title} › ${test.name}` }));
}
