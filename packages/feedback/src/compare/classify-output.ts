import { boundedShown, isWantedReadable } from '../bounded.ts';
import { normaliseOutput } from '../grading/normalise.ts';
import type { Program } from '../python-text/program.ts';
import { areSomeLinesRight } from './classes/line.classes.ts';
import type { MismatchFinding, Outputs } from './mismatch.ts';
import { mismatchClasses, type OutputTextId } from './registry.ts';

type ComparedOutput = {
  expected: string;
  actual: string;
  program: Program;
  inputs: readonly string[];
  inputsUsed: number;
};

type Classified = MismatchFinding & { id: OutputTextId };

/**
 * Classifies the difference between two unequal outputs. Reads only the start of a long actual output. For a long
 * expected output, finds only the first different line.
 */
export function classifyOutput(compared: ComparedOutput): Classified {
  const outputs = outputsOf(compared);
  if (!isWantedReadable(outputs.expected)) return firstDifferentLine(outputs);
  for (const [id, isOfClass] of mismatchClasses) {
    const found = isOfClass(outputs);
    if (found !== false) return found === true ? { id } : { ...found, id };
  }
  return { id: 'OUT-OTHER' };
}

function firstDifferentLine(outputs: Outputs): Classified {
  const found = areSomeLinesRight(outputs);
  return typeof found === 'object' ? { ...found, id: 'OUT-SOME-LINES' } : { id: 'OUT-OTHER' };
}

function outputsOf(compared: ComparedOutput): Outputs {
  const expected = normaliseOutput(compared.expected);
  const isReadable = isWantedReadable(expected);
  const shown = normaliseOutput(compared.actual);
  const actual = isReadable ? boundedShown(shown) : shown;
  const { program, inputs, inputsUsed } = compared;
  return {
    expected,
    actual,
    expectedLines: expected.split('\n'),
    actualLines: actual.split('\n'),
    program,
    inputs,
    inputsUsed,
  };
}
