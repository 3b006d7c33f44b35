import { normaliseOutput } from '../grading/normalise.ts';
import type { MismatchFinding, Outputs } from './mismatch.ts';
import { mismatchClasses, type OutputTextId } from './registry.ts';

type ComparedOutput = {
  expected: string;
  actual: string;
  source: string;
  inputs: readonly string[];
  inputsUsed: number;
};

/** What kind of difference lies between two outputs that are not the same. */
export function classifyOutput(compared: ComparedOutput): MismatchFinding & { id: OutputTextId } {
  const outputs = outputsOf(compared);
  for (const [id, isOfClass] of mismatchClasses) {
    const found = isOfClass(outputs);
    if (found !== false) return found === true ? { id } : { ...found, id };
  }
  return { id: 'OUT-OTHER' };
}

function outputsOf(compared: ComparedOutput): Outputs {
  const expected = normaliseOutput(compared.expected);
  const actual = normaliseOutput(compared.actual);
  const { source, inputs, inputsUsed } = compared;
  return {
    expected,
    actual,
    expectedLines: expected.split('\n'),
    actualLines: actual.split('\n'),
    source,
    inputs,
    inputsUsed,
  };
}
