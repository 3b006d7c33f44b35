/**
 * Runs the checks of the project in sequence, and prints a table of the results. `--quick` leaves out what needs the
 * sandbox, a database or a browser; developers run it before each commit.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';
import knownUnsteady from './known-unsteady.json' with { type: 'json' };
import { describePlan, planOf } from './plan.ts';
import { type Stage, stages } from './stages.ts';
import { type StageResult, summaryOf } from './summary.ts';
import type { TestReport } from './test-report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const changed = changedFiles(root);
const plan = planOf(stages, { quick: process.argv.includes('--quick'), changed });
const reports = await mkdtemp(path.join(tmpdir(), 'python-learning-checks-'));
const results: StageResult[] = [];

console.log(describePlan(plan, changed));
for (const stage of plan.stages) {
  const started = performance.now();
  console.log(`\n▸ ${stage.name}`);
  const report = await run(stage);
  const seconds = (performance.now() - started) / 1000;
  results.push({ name: stage.name, seconds, report });
  console.log(`${report.failed === 0 ? '✔' : '✘'} ${stage.name} (${seconds.toFixed(1)} s)`);
}
await rm(reports, { recursive: true, force: true });
console.log(summaryOf(results, knownUnsteady));
process.exitCode = results.every(({ report }) => report.failed === 0) ? 0 : 1;

async function run(stage: Stage): Promise<TestReport> {
  const report = path.join(reports, `${stage.name.replaceAll(' ', '-')}.json`);
  const [program = '', ...args] = stage.command.map((word) => word.replace('{report}', report));
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHANGED_FILES: changed.join('\n'),
      },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const result = stage.read ? await readReport(report, stage.read) : reportOfOne(code === 0);
  // A runner that fails without a failed test (no test found, a crash) still counts as a failure.
  return code === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
}

async function readReport(file: string, read: (report: string) => TestReport): Promise<TestReport> {
  const report = await readFile(file, 'utf8').catch(() => null);
  if (report === null) return reportOfOne(false);
  const result = read(report);
  return result.passed + result.failed === 0 ? reportOfOne(false) : result;
}

function reportOfOne(isPassed: boolean): TestReport {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, failures: [], unsteady: [], tests: [] };
}
