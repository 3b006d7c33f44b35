import type { PythonEngine } from '@python-learning/python';
import { readContent } from '../src/content.ts';
import type { Check } from './check.ts';
import { createProgramRunner, type ProgramRunner } from './program-runner.ts';
import { type Edit, plantCourse } from './small-course.fixture.ts';

/** One edit that breaks a requirement, and the fault that must be found. */
export type Planted = readonly [what: string, check: Check, edit: Edit, fault: string | RegExp];

/** Faults that a check finds, as `file:line: message`. Without an engine, no program can run. */
export async function faultsAt(
  root: string,
  check: Check,
  engine: PythonEngine | null = null,
): Promise<string[]> {
  const programRunner = engine === null ? runnerWithoutEngine : createProgramRunner(engine);
  const faults = await check.run({ content: readContent(root), programRunner });
  return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

/** Returns how often a planted fault is found. A working check finds it once. */
export async function timesFound(
  [, check, edit, fault]: Planted,
  engine: PythonEngine | null = null,
): Promise<number> {
  const faults = await faultsAt(plantCourse(edit).root, check, engine);
  return faults.filter((found) => (typeof fault === 'string' ? found === fault : fault.test(found))).length;
}

const refuse = () => Promise.reject(new Error('This check is not meant to run programs.'));

const runnerWithoutEngine: ProgramRunner = {
  show: refuse,
  showMutant: refuse,
  analyze: refuse,
  runCases: refuse,
  observe: refuse,
  assess: refuse,
  assessMutant: refuse,
};
