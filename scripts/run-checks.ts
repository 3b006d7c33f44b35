/**
 * Runs the checks of the project one after the other and says how each went. `--quick` leaves out what needs a
 * database or a browser; that is what a developer runs before each commit.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPlaywright, readVitest, type TestReport } from './test-report.ts';

type Check = {
  name: string;
  command: readonly string[];
  /** Left out by `--quick`. */
  slow?: true;
  /** Reads the report that the command wrote; else the check counts as one test. */
  read?: (report: string) => TestReport;
};

const root = path.resolve(import.meta.dirname, '..');

/** `{report}` stands for the file in which a test runner leaves its counts. */
const checks: readonly Check[] = [
  { name: 'messages', command: ['npm', 'run', '--silent', 'messages', '--workspace', 'apps/web'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web app', command: ['tsc', '-p', 'apps/web/tsconfig.json'] },
  { name: 'types of the stories', command: ['tsc', '-p', 'e2e/tsconfig.json'] },
  { name: 'type-aware lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'apps', 'packages'],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'content', command: ['node', 'packages/curriculum/checks/run.ts'] },
  {
    // Pure code has nothing to keep apart: without a worker for each file it is tested in half the time.
    name: 'unit tests',
    command: vitest('--project', 'unit', '--project', 'web', '--exclude', '**/*.test.tsx', '--no-isolate'),
    read: readVitest,
  },
  { name: 'screen tests', command: vitest('--project', 'web', '.test.tsx'), read: readVitest, slow: true },
  { name: 'engine tests', command: vitest('--project', 'engine'), read: readVitest, slow: true },
  { name: 'api tests', command: vitest('--project', 'api'), read: readVitest, slow: true },
  { name: 'playback', command: ['node', 'packages/curriculum/studio/check-playback.ts'], slow: true },
  { name: 'web build', command: ['npm', 'run', '--silent', 'build', '--workspace', 'apps/web'], slow: true },
  {
    name: 'browser stories',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    read: readPlaywright,
    slow: true,
  },
];

const quick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const unsteady: string[] = [];
const reports = await mkdtemp(path.join(tmpdir(), 'python-learning-checks-'));

for (const check of checks) {
  if (quick && check.slow) continue;
  const started = performance.now();
  console.log(`\n▸ ${check.name}`);
  const result = await run(check);
  total.passed += result.passed;
  total.failed += result.failed;
  const named = (names: readonly string[]) => names.map((name) => `${check.name}: ${name}`);
  if (result.failed > 0)
    failures.push(...(result.failures.length > 0 ? named(result.failures) : [check.name]));
  unsteady.push(...named(result.unsteady));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? '✔' : '✘'} ${check.name} (${seconds} s)`);
}

await rm(reports, { recursive: true, force: true });
list('Passed only when tried again', unsteady);
list('Failed', failures);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

async function run(check: Check): Promise<TestReport> {
  const report = path.join(reports, `${check.name.replaceAll(' ', '-')}.json`);
  const [program = '', ...args] = check.command.map((word) => word.replace('{report}', report));
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const result = check.read ? await readReport(report, check.read) : reportOfOne(code === 0);
  // A runner that fails without a failed test (no test found, a crash) is a failure all the same.
  return code === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
}

async function readReport(file: string, read: (report: string) => TestReport): Promise<TestReport> {
  const report = await readFile(file, 'utf8').catch(() => null);
  if (report === null) return reportOfOne(false);
  const result = read(report);
  return result.passed + result.failed === 0 ? reportOfOne(false) : result;
}

function reportOfOne(isPassed: boolean): TestReport {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, failures: [], unsteady: [] };
}

function vitest(...choice: string[]): string[] {
  return ['vitest', 'run', ...choice, '--reporter=default', '--reporter=json', '--outputFile.json={report}'];
}
