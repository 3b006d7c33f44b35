import { createPythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPrograms, type LocatedProgram } from '../../feedback/fixtures/corpus.ts';
import { asRecorded, recordedReports } from '../../feedback/fixtures/recorded.ts';
import { runProgram } from './run-program.ts';

const engine = createPythonEngine();

beforeAll(() => engine.ready());
afterAll(() => engine.stop());

/** Programs that run until they are stopped take long, and stop at varying points. */
const endless = new Set(['RUN-TIME-LIMIT', 'RUN-OUTPUT-LIMIT', 'RUN-DRAWING-LIMIT', 'RUN-MEMORY-LIMIT']);

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

function everyNth<T>(items: readonly T[], step: number): T[] {
  return items.filter((_, index) => index % step === 0);
}
