import { createPythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareOf } from '../../curriculum/checks/mutations/judged-mutant.ts';
import { allPrograms, type LocatedProgram } from '../../feedback/fixtures/corpus.ts';
import { asRecorded, recordedReports } from '../../feedback/fixtures/recorded.ts';
import { modelSolutions } from './model-solutions.ts';
import { judgeMutants } from './mutation-figures.ts';
import { runProgram } from './run-program.ts';

const engine = createPythonEngine();

beforeAll(() => engine.ready());
afterAll(() => engine.stop());

/** Programs that run until they are stopped take long, and stop where they please. */
const endless = new Set(['RUN-TIME-LIMIT', 'RUN-OUTPUT-LIMIT', 'RUN-MEMORY-LIMIT']);

describe('what was recorded of the corpus', () => {
  const programs = allPrograms();
  const recorded = recordedReports(programs);
  const sample = everyNth(
    programs.filter(({ file }) => !endless.has(file)),
    7,
  );

  test.each(sample)('$id does today what it did then', async (program: LocatedProgram) => {
    expect(asRecorded(await runProgram(engine, program))).toEqual(recorded.get(program.id));
  });
});

describe('a beginner who makes one mistake in a right program', () => {
  test('hears of that very mistake, at its line, at least 97 times in a hundred', async () => {
    const judged = await judgeMutants(engine, everyNth(modelSolutions(), 5));
    const { specific, rightLine } = shareOf(judged);
    console.log(
      `${judged.length} mistakes: ${percent(specific)} explained, ${percent(rightLine)} at the right line`,
    );
    expect(judged.length).toBeGreaterThan(250);
    expect(specific).toBeGreaterThanOrEqual(0.97);
    expect(rightLine).toBeGreaterThanOrEqual(0.97);
  });
});

function everyNth<T>(items: readonly T[], step: number): T[] {
  return items.filter((_, index) => index % step === 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
