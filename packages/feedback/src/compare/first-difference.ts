import { normaliseOutput } from '../grading/normalise.ts';
import type { Difference } from '../types.ts';

/** Where two outputs part for the first time, with spaces and missing lines made visible; null when they are the same. */
export function firstDifference(expected: string, actual: string): Difference | null {
  const want = normaliseOutput(expected).split('\n');
  const got = normaliseOutput(actual).split('\n');
  const line = [...Array(Math.max(want.length, got.length)).keys()].find((at) => want[at] !== got[at]);
  if (line === undefined) return null;
  return {
    line: line + 1,
    column: commonStart(want[line] ?? '', got[line] ?? ''),
    expected: visible(want[line]),
    actual: visible(got[line]),
  };
}

function commonStart(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((sign, index) => sign !== right[index]);
  return at === -1 ? left.length : at;
}

/** A middle dot for each space; null where there is no such line. */
function visible(line: string | undefined): string | null {
  return line?.replaceAll(' ', '·').replaceAll('\t', '⇥') ?? null;
}
