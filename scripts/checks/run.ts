/**
 * Runs the checks of the project, and prints a table of the results. `--quick` leaves out what needs the sandbox, a
 * database or a browser; developers run it before each commit.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';
import knownUnsteady from './known-unsteady.json' with { type: 'json' };
import { describePlan, planOf } from './plan.ts';
import { runSideBySide } from './side-by-side.ts';
import { type Stage, stages } from './stages.ts';
import { type StageResult, summaryOf } from './summary.ts';
import type { TestReport } from './test-report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const changed = changedFiles(root);
const plan = planOf(stages, { quick: process.argv.includes('--quick'), changed });
const reports = await mkdtemp(path.join(tmpdir(), 'python-learning-checks-'));
const started = performance.now();

console.log(describePlan(plan, changed));
const results = await runSideBySide(plan.stages, resultOf);
await rm(reports, { recursive: true, force: true });
console.log(summaryOf(results, secondsSince(started), knownUnsteady));
process.exitCode = results.every(({ report }) => report.failed === 0) ? 0 : 1;

async function resultOf(stage: Stage): Promise<StageResult> {
  const stageStarted = performance.now();
  if (stage.alone) console.log(`\n▸ ${stage.name}`);
  const { report, output } = await run(stage);
  const seconds = secondsSince(stageStarted);
  if (!stage.alone) process.stdout.write(`\n▸ ${stage.name}\n${output}`);
  console.log(`${report.failed === 0 ? '✔' : '✘'} ${stage.name} (${seconds.toFixed(1)} s)`);
  return { name: stage.name, seconds, report };
}

function secondsSince(startMs: number): number {
  return (performance.now() - startMs) / 1000;
}

/** Runs the command of a stage. `output` is what a stage beside others printed; a stage alone prints at once. */
async function run(stage: Stage): Promise<{ report: TestReport; output: string }> {
  const report = path.join(reports, `${stage.name.replaceAll(' ', '-')}.json`);
  const [program = '', ...args] = stage.command.map((word) => word.replace('{report}', report));
  const where = stage.alone ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', where, where],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHANGED_FILES: changed.join('\n') },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const result = stage.read ? await readReport(report, stage.read) : reportOfOne(code === 0);
  // A runner that fails without a failed test (no test found, a crash) still counts as a failure.
  const isCounted = code === 0 || result.failed > 0;
  return {
    report: isCounted ? result : { ...result, failed: 1 },
    output: Buffer.concat(printed).toString(),
  };
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
