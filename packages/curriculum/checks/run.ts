import { parseArgs } from 'node:util';
import { createPythonEngine } from '@python-learning/python';
import { readContent } from '../src/content.ts';
import { type Fault, formatFault } from '../src/fault.ts';
import { packageRoot } from '../src/package-root.ts';
import type { CheckContext } from './check.ts';
import { writeCourseMap } from './course-map.check.ts';
import { folderOf, within } from './only-milestone.ts';
import { createProgramRunner } from './program-runner.ts';
import { record } from './record.ts';
import { checks } from './registry.ts';
import { summarise, totalLine } from './summary.ts';

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const engine = createPythonEngine();
try {
  const programRunner = createProgramRunner(engine);
  const folder = folderOf(readContent(packageRoot), values.only);
  if (values.write) {
    const changed = await record(() => within(readContent(packageRoot), folder), programRunner);
    const map = folder === '' ? await writeCourseMap(readContent(packageRoot), programRunner) : null;
    for (const file of map === null ? changed : [...changed, map]) console.log(`recorded ${file}`);
  }
  const course = readContent(packageRoot);
  const faults = await runChecks({ content: course, programRunner }, folder);
  process.exitCode = faults.length === 0 ? 0 : 1;
  const rows = await summarise(within(course, folder), programRunner);
  console.table(Object.fromEntries(rows.map(({ milestone, ...numbers }) => [milestone, numbers])));
  const all = rows.at(-1);
  if (all !== undefined) console.log(totalLine(all));
  console.log(verdictLine(faults));
} finally {
  await engine.stop();
}

/**
 * Runs all checks at the same time, over shared cores and shared runs. Prints each result, followed by its faults.
 */
async function runChecks(course: CheckContext, folder: string): Promise<Fault[]> {
  const part = { ...course, content: within(course.content, folder) };
  const all: Fault[] = [];
  const runs = checks.map(async (check) => ({
    check,
    found: await check.run(check.ofTheWholeCourse ? course : part),
  }));
  for (const run of runs) {
    const { check, found } = await run;
    const faults = found.filter(({ file }) => file.startsWith(folder));
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${check.promise}`);
    for (const fault of faults) console.log(`    ${formatFault(fault)}`);
    all.push(...faults);
  }
  return all;
}

function verdictLine({ length: faults }: readonly Fault[]): string {
  return faults === 0 ? '\nThe content keeps all its promises.' : `\nFaults: ${faults}`;
}
