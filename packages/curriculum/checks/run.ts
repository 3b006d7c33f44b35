import { parseArgs } from 'node:util';
import { createPythonEngine } from '@python-learning/python';
import { type Content, type MilestoneContent, readContent } from '../src/content.ts';
import { type Fault, formatFault } from '../src/fault.ts';
import { packageRoot } from '../src/package-root.ts';
import type { CheckContext } from './check.ts';
import { writeCourseMap } from './course-map.check.ts';
import { createProgramRunner } from './program-runner.ts';
import { record } from './record.ts';
import { checks } from './registry.ts';
import { spokenLines } from './spoken-lines.ts';
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
  for (const line of spokenLines(within(course, folder))) console.log(line);
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

/**
 * Returns the folder of a milestone's files, as faults name it. An empty text means the whole course.
 * @param order such as `3` or `03`; empty for the whole course
 * @throws RangeError if there is no such milestone
 */
function folderOf(content: Content, order: string): string {
  if (order === '') return '';
  const wanted = content.milestones.find(({ milestone }) => milestone.value.order === Number(order));
  if (wanted === undefined) throw new RangeError(`There is no milestone ${order}.`);
  return pathOf(wanted);
}

/** The content of one folder's milestones, so that faults of others do not stop its author. */
function within(content: Content, folder: string): Content {
  return {
    ...content,
    milestones: content.milestones.filter((milestone) => pathOf(milestone).startsWith(folder)),
    faults: content.faults.filter(({ file }) => file.startsWith(folder)),
  };
}

function pathOf({ folder }: MilestoneContent): string {
  return `content/milestones/${folder}/`;
}
