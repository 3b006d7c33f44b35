/** What a test runner reports of its run. */
export type TestReport = {
  passed: number;
  failed: number;
  /** The names of the tests that failed to the end. */
  failures: readonly string[];
  /** The names of those that failed first and passed when tried again. */
  unsteady: readonly string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** Reads the JSON report of Vitest. */
export function readVitest(report: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name, message }) => `${name}: ${message}`),
    ],
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map(({ fullName }) => fullName),
  };
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

/** Reads the JSON report of Playwright. */
export function readPlaywright(report: string): TestReport {
  const { stats, suites } = JSON.parse(report) as PlaywrightReport;
  const ended = (status: string) => suites.flatMap((suite) => titlesOf(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: ended('unexpected'),
    unsteady: ended('flaky'),
  };
}

/** The titles of the tests below a suite that ended so. */
function titlesOf({ title, suites = [], specs = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const below = suites.flatMap((suite) => titlesOf(suite, status));
  return [...own.map((spec) => spec.title), ...below].map((name) => `${title} › ${name}`);
}
