/**
 * Runs every program of the feedback corpus on the real engine and writes down what it did:
 *
 *     node packages/testing/feedback-corpus/record.ts
 *
 * Run it after programs were added or changed, and after a new version of Python.
 */
import { createPythonEngine } from '@python-learning/python';
import { allPrograms } from '../../feedback/fixtures/corpus.ts';
import { writeReports } from '../../feedback/fixtures/recorded.ts';
import { runProgram } from './run-program.ts';

const engine = createPythonEngine();
try {
  const programs = allPrograms();
  const reports = [];
  for (const program of programs) reports.push({ program, report: await runProgram(engine, program) });
  writeReports(reports);
  console.log(`Recorded ${programs.length} programs.`);
} finally {
  await engine.stop();
}
