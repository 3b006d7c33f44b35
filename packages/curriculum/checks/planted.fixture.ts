import type { PythonEngine } from '@python-learning/python';
import { readContent } from '../src/content.ts';
import type { Check } from './check.ts';
import { createLab, type Lab } from './lab.ts';
import { type Edit, plantCourse } from './small-course.fixture.ts';

/** One edit that breaks a promise, and the fault that must be found. */
export type Planted = readonly [what: string, check: Check, edit: Edit, fault: string | RegExp];

/** The faults that a check finds in a course, as `file:line: message`. Without an engine no program can be run. */
export async function faultsAt(
  root: string,
  check: Check,
  engine: PythonEngine | null = null,
): Promise<string[]> {
  const lab = engine === null ? labWithoutEngine : createLab(engine);
  const faults = await check.run({ content: readContent(root), lab });
  return faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

/** How often a planted fault is found: once, if the check is worth its name. */
export async function timesFound(
  [, check, edit, fault]: Planted,
  engine: PythonEngine | null = null,
): Promise<number> {
  const faults = await faultsAt(plantCourse(edit).root, check, engine);
  return faults.filter((found) => (typeof fault === 'string' ? found === fault : fault.test(found))).length;
}

const refuse = () => Promise.reject(new Error('This check is not meant to run programs.'));

const labWithoutEngine: Lab = {
  show: refuse,
  analyze: refuse,
  runCases: refuse,
  observe: refuse,
  assess: refuse,
  assessMutant: refuse,
};
