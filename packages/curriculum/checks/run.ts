import { parseArgs } from 'node:util';
import { createPythonEngine } from '@python-learning/python';
import { readContent } from '../src/content.ts';
import { type Fault, formatFault } from '../src/fault.ts';
import { packageRoot } from '../src/package-root.ts';
import type { CheckContext } from './check.ts';
import { createLab } from './lab.ts';
import { record } from './record.ts';
import { checks } from './registry.ts';
import { summarise } from './summary.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const engine = createPythonEngine();
try {
  const lab = createLab(engine);
  if (values.write) {
    const changed = await record(packageRoot, lab);
    for (const file of changed) console.log(`recorded ${file}`);
  }
  const content = readContent(packageRoot);
  console.table(summarise(content));
  const faults = await runChecks({ content, lab });
  process.exitCode = faults.length === 0 ? 0 : 1;
  console.log(faults.length === 0 ? '\nThe content keeps all its promises.' : `\nFaults: ${faults.length}`);
} finally {
  await engine.stop();
}

/** Runs every check, says how each went, and lists its faults below it. */
async function runChecks(context: CheckContext): Promise<Fault[]> {
  const all: Fault[] = [];
  for (const check of checks) {
    const faults = await check.run(context);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${check.promise}`);
    for (const fault of faults) console.log(`    ${formatFault(fault)}`);
    all.push(...faults);
  }
  return all;
}
