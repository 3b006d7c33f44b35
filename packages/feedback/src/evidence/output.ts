import { type EvidenceByKind, type Language, localized, type Outcome } from '@python-learning/domain';
import { titleOf } from '../catalogue/titles.ts';
import { classifyOutput } from '../compare/classify-output.ts';
import type { MismatchFinding } from '../compare/mismatch.ts';
import type { OutputTextId } from '../compare/registry.ts';
import { explainDifference, explainRun, type FactsReader } from '../explain-run.ts';
import type { GradedCase } from '../grading/grade-case.ts';
import { isSameOutput, normaliseOutput } from '../grading/normalise.ts';
import { setupText } from '../text/setup-text.ts';
import { texts } from '../text/texts.ts';
import { constructs } from '../text/words.ts';
import type { Explanation } from '../types.ts';
import type { FailedCase, GradedEvidence } from './graded-evidence.ts';

/** The program must print this. */
export function output({ stdout }: EvidenceByKind['output']): GradedEvidence {
  return {
    wanted: stdout,
    read: (outcome) => outcome.stdout,
    isSame: (found) => isSameOutput(stdout, found),
    recorded: normaliseOutput,
    described: normaliseOutput,
    output: stdout,
    explain: (failing, graded, reader) =>
      explainRun(failing.outcome, reader) ?? explainOutput(stdout, failing, graded, reader),
  };
}

/** Explains what differs from the expected output, after a run that finished. */
export function explainOutput(
  stdout: string,
  failing: FailedCase,
  graded: readonly GradedCase[],
  reader: FactsReader,
): Explanation {
  const { expected, outcome } = failing;
  const kind = classifyOutput({
    expected: stdout,
    actual: outcome.stdout,
    program: reader.program,
    inputs: expected.inputs,
    inputsUsed: outcome.inputsUsed,
  });
  if (expected.vary !== null) return explainVary({ failing, graded, kind }, reader);
  if (expected.visible) return explanationOf(kind, reader);
  const isTyped = isConstant(graded) && !constructs.condition.test(reader.program.source);
  return isTyped ? explainDifference('OUT-CONSTANT', reader) : explainHidden(failing, kind, reader);
}

type Found = MismatchFinding & { id: OutputTextId };

type Varied = { failing: FailedCase; graded: readonly GradedCase[]; kind: Found };

/**
 * Explains a case with a changed start value. If the output did not change with it, the value or the answer is
 * hard-coded. Otherwise names the values that break the program and the kind of difference.
 */
function explainVary({ failing, graded, kind }: Varied, reader: FactsReader): Explanation {
  const { outcome } = failing;
  const vary = failing.expected.vary ?? {};
  const name = outcome.unvaried[0];
  if (name !== undefined) return explainDifference('OUT-VARY-PLACE', reader, { name });
  const unchanged = graded.filter(
    ({ expected, evidence }) => expected.vary === null && evidence.output !== null,
  );
  const isRightUnchanged = unchanged.every(({ expected, passed }) => !expected.visible || passed);
  const isExampleRight = isRightUnchanged && unchanged.length > 0;
  if (!isExampleRight && failing.expected.visible) return explanationOf(kind, reader);
  const before = unchanged.find(({ expected }) => haveSameInputs(expected, failing.expected))?.outcome;
  const isSame = before !== null && before !== undefined && showsSame(before, outcome);
  const names = Object.keys(vary);
  const joined = localized((language) => names.join(texts.notes.and[language]));
  if (isSame) return explainDifference('OUT-VARY', reader, { name: joined });
  return withKind(explainDifference('OUT-VARY-VALUE', reader, { setup: setupText(vary) }), kind, reader);
}

function haveSameInputs(one: GradedCase['expected'], other: GradedCase['expected']): boolean {
  return one.inputs.join('\n') === other.inputs.join('\n');
}

function showsSame(one: Outcome, other: Outcome): boolean {
  return normaliseOutput(one.stdout) === normaliseOutput(other.stdout);
}

/** Whether all cases with input print the same although their expected outputs differ. */
function isConstant(graded: readonly GradedCase[]): boolean {
  const read = graded.filter(
    ({ expected, evidence }) => expected.inputs.length > 0 && evidence.output !== null,
  );
  const shown = new Set(read.map(({ outcome }) => normaliseOutput(outcome?.stdout ?? '')));
  const wanted = new Set(read.map(({ evidence }) => normaliseOutput(evidence.wanted)));
  const haveFinished = read.every(({ outcome }) => outcome?.kind === 'finished');
  return haveFinished && shown.size === 1 && wanted.size > 1 && read.some(({ passed }) => passed);
}

/** Names the input that breaks the program and the kind of difference. */
function explainHidden({ expected }: GradedCase, kind: Found, reader: FactsReader): Explanation {
  const { inputs } = expected;
  const hidden =
    inputs.length === 0
      ? explainDifference('OUT-HIDDEN-PLAIN', reader)
      : explainDifference('OUT-HIDDEN', reader, {
          stdin: inputs.map(shownInput(reader.language)).join(', '),
        });
  return withKind(hidden, kind, reader);
}

function explanationOf({ id, values, line }: Found, reader: FactsReader): Explanation {
  return explainDifference(id, reader, values, line ?? null);
}

/** Adds the line and the heading of the mismatch class; omits a heading that says nothing new. */
function withKind(said: Explanation, kind: Found, reader: FactsReader): Explanation {
  if (kind.id === 'OUT-OTHER') return said;
  const { title } = explanationOf(kind, reader);
  const known = title === titleOf('OUT')[reader.language] ? '' : ` ${title}.`;
  return { ...said, text: `${said.text}${known}`, line: kind.line ?? null };
}

function shownInput(language: Language): (line: string) => string {
  return (line) => (line.trim() === '' ? texts.notes.emptyLine[language] : line);
}
