/**
 * Puts beginners' mistakes into model solutions, runs them, and prints how often feedback finds a particular
 * explanation and the right line:
 *
 *     node packages/testing/feedback-corpus/mutate.ts [--show]
 */
import { parseArgs } from 'node:util';
import { createPythonEngine } from '@python-learning/python';
import { shareOf } from '../../curriculum/checks/mutations/judged-mutant.ts';
import { modelSolutions } from './model-solutions.ts';
import { judgeMutants } from './mutation-figures.ts';

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const engine = createPythonEngine();
try {
  const judged = await judgeMutants(engine, modelSolutions());
  for (const [mistake, ones] of Map.groupBy(judged, (one) => one.mistake)) {
    const { specific, rightLine } = shareOf(ones);
    console.log(
      `${mistake.padEnd(40)} ${String(ones.length).padStart(5)} ${percent(specific)} ${percent(rightLine)}`,
    );
  }
  const { specific, rightLine } = shareOf(judged);
  console.log(
    `${'all'.padEnd(40)} ${String(judged.length).padStart(5)} ${percent(specific)} ${percent(rightLine)}`,
  );
  if (values.show) showUnclear(judged);
} finally {
  await engine.stop();
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(6)} %`;
}

function showUnclear(judged: Awaited<ReturnType<typeof judgeMutants>>): void {
  for (const { solution, mistake, mutant, explanation, isSpecific, isLineRight, message } of judged) {
    if (isSpecific && isLineRight !== false) continue;
    console.log(
      `\n— ${solution}: ${mistake}: ${explanation?.id} line ${explanation?.line}, aimed ${mutant.lines.join(',')}`,
    );
    console.log(mutant.source);
    console.log(`  ${message}`);
  }
}
