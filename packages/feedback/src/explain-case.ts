import type { Outcome } from '@python-learning/domain';
import type { GradedCase } from './evidence/graded-evidence.ts';
import { explainDifference, explainRun, type FactsReader } from './explain-run.ts';
import type { Explanation } from './types.ts';

/**
 * Explains why a case failed. For a hidden case, names the kind of difference and the input, never what was expected.
 */
export function explainCase(
  failing: GradedCase,
  graded: readonly GradedCase[],
  reader: FactsReader,
): Explanation {
  const { evidence, outcome } = failing;
  if (outcome !== null) return evidence.explain({ ...failing, outcome }, graded, reader);
  const late = explainRun({ ...nothingRan, kind: 'time-limit' }, reader);
  return late ?? explainDifference('OUT-OTHER', reader);
}

const nothingRan: Outcome = {
  kind: 'finished',
  stdout: '',
  transcript: '',
  omittedBytes: 0,
  exception: null,
  result: null,
  inputsUsed: 0,
  unvaried: [],
  files: { written: [], removed: [], unkept: [] },
  drawing: null,
};
