import type { EvidenceByKind } from '@python-learning/domain';
import { shortened } from '../bounded.ts';
import { explainDifference, explainRun, type FactsReader } from '../explain-run.ts';
import { isSameRepr } from '../grading/compare-repr.ts';
import type { Explanation } from '../types.ts';
import type { FailedCase, GradedEvidence } from './graded-evidence.ts';
import { explainOutput } from './output.ts';

type Value = EvidenceByKind['value'];

/** A call must have this value; what the program prints does not count. */
export function value(evidence: Value): GradedEvidence {
  const { call, result, stdout } = evidence;
  return {
    wanted: result,
    read: (outcome) => outcome.result?.repr ?? null,
    isSame: (found) => isSameRepr(result, found),
    recorded: (found) => found,
    described: (found) => `${call} → ${found}`,
    output: null,
    explain: (failing, graded, reader) =>
      explainCall(evidence, failing, reader) ??
      explainRun(failing.outcome, reader) ??
      explainOutput(stdout, failing, graded, reader),
  };
}

/** Explains a failed call; null when the failure is not specific to calls. */
function explainCall(
  { call, result: wanted }: Value,
  { expected, outcome }: FailedCase,
  reader: FactsReader,
): Explanation | null {
  const name = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u.exec(call)?.[0] ?? call;
  const { exception, result } = outcome;
  if (
    exception?.type === 'NameError' &&
    exception.message.includes(`'${name}'`) &&
    exception.range === null
  ) {
    return explainDifference('CALL-NO-FUNCTION', reader, { f: name });
  }
  const isMissing =
    !reader.facts.functions.some((one) => one.name === name) && !Object.hasOwn(reader.facts.assigned, name);
  if (exception?.type === 'NameError' && isMissing && reader.facts.syntaxError === null) {
    return exception.message.includes(`'${name}'`)
      ? explainDifference('CALL-NO-FUNCTION', reader, { f: name })
      : null;
  }
  if (outcome.kind !== 'finished' || result === null) return null;
  if (result.repr === 'None') return explainDifference('CALL-NONE', reader, { call });
  const actual = shortened(result.repr);
  if (plain(result.repr) === plain(wanted)) return explainDifference('CALL-TYPE', reader, { call, actual });
  const id = expected.visible ? 'CALL-VALUE' : 'CALL-VALUE-HIDDEN';
  return explainDifference(id, reader, { call, actual, ...(expected.visible ? { expected: wanted } : {}) });
}

/** Strips the quotes of a `repr`: `'True'` and `True` look the same to a reader. */
function plain(repr: string): string {
  return repr.replace(/^(?:'(.*)'|"(.*)")$/su, '$1$2');
}
