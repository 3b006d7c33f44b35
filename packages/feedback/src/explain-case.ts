import { type Language, localized, type Outcome, type SourceFacts } from '@python-learning/domain';
import { shortened } from './bounded.ts';
import { explain, explainError, type Reader } from './catalogue/explain.ts';
import { exceptionOf, matchError } from './catalogue/match-error.ts';
import { titleOf } from './catalogue/titles.ts';
import { classifyOutput } from './compare/classify-output.ts';
import type { MismatchFinding } from './compare/mismatch.ts';
import type { OutputTextId } from './compare/registry.ts';
import type { GradedCase } from './grading/grade-case.ts';
import { normaliseOutput } from './grading/normalise.ts';
import type { FillValues } from './text/fill.ts';
import { setupText } from './text/setup-text.ts';
import { texts } from './text/texts.ts';
import { constructs } from './text/words.ts';
import type { Explanation } from './types.ts';

type FactsReader = Reader & { facts: SourceFacts };

/**
 * Explains why a case failed. For a hidden case, names the kind of difference and the input, never what was expected.
 */
export function explainCase(
  failing: GradedCase,
  graded: readonly GradedCase[],
  reader: FactsReader,
): Explanation {
  const { expected, outcome } = failing;
  if (outcome === null)
    return explainRun({ ...nothingRan, kind: 'time-limit' }, reader) ?? tell('OUT-OTHER', reader);
  const call = expected.call === null ? null : explainCall(failing, outcome, reader);
  if (call !== null) return call;
  const error = explainRun(outcome, reader);
  if (error !== null) return error;
  const kind = classifyOutput({
    expected: expected.stdout,
    actual: outcome.stdout,
    program: reader.program,
    inputs: expected.inputs,
    inputsUsed: outcome.inputsUsed,
  });
  if (expected.vary !== null) return explainVary({ failing, outcome, graded, kind }, reader);
  if (expected.visible) return explanationOf(kind, reader);
  const isTyped = isConstant(graded) && !constructs.condition.test(reader.program.source);
  return isTyped ? tell('OUT-CONSTANT', reader) : explainHidden(failing, kind, reader);
}

/** Returns the catalogue's explanation of a failed run; null when the run finished. */
export function explainRun(outcome: Outcome, reader: FactsReader): Explanation | null {
  const matched = matchError(outcome, reader.program, reader.facts);
  const exception = exceptionOf(outcome);
  return matched === null || exception === null ? null : explainError(matched, exception, reader);
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
};

type Found = MismatchFinding & { id: OutputTextId };

function tell(
  id: OutputTextId,
  reader: FactsReader,
  values: FillValues = {},
  line: number | null = null,
): Explanation {
  return explain(id, texts.output[id], reader, values, { line, column: null });
}

function explanationOf({ id, values, line }: Found, reader: FactsReader): Explanation {
  return tell(id, reader, values, line ?? null);
}

/** Explains a failed `call` case; null when the failure is not specific to calls. */
function explainCall({ expected }: GradedCase, outcome: Outcome, reader: FactsReader): Explanation | null {
  const call = expected.call ?? '';
  const name = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u.exec(call)?.[0] ?? call;
  const { exception, result } = outcome;
  if (
    exception?.type === 'NameError' &&
    exception.message.includes(`'${name}'`) &&
    exception.range === null
  ) {
    return tell('CALL-NO-FUNCTION', reader, { f: name });
  }
  const isMissing =
    !reader.facts.functions.some((one) => one.name === name) && !Object.hasOwn(reader.facts.assigned, name);
  if (exception?.type === 'NameError' && isMissing && reader.facts.syntaxError === null) {
    return exception.message.includes(`'${name}'`) ? tell('CALL-NO-FUNCTION', reader, { f: name }) : null;
  }
  if (outcome.kind !== 'finished' || result === null) return null;
  const wanted = expected.result ?? 'None';
  if (result.repr === 'None') return tell('CALL-NONE', reader, { call });
  const actual = shortened(result.repr);
  if (plain(result.repr) === plain(wanted)) return tell('CALL-TYPE', reader, { call, actual });
  const id = expected.visible ? 'CALL-VALUE' : 'CALL-VALUE-HIDDEN';
  return tell(id, reader, { call, actual, ...(expected.visible ? { expected: wanted } : {}) });
}

/** Strips the quotes of a `repr`: `'True'` and `True` look the same to a reader. */
function plain(repr: string): string {
  return repr.replace(/^(?:'(.*)'|"(.*)")$/su, '$1$2');
}

type Varied = { failing: GradedCase; outcome: Outcome; graded: readonly GradedCase[]; kind: Found };

/**
 * Explains a case with a changed start value. If the output did not change with it, the value or the answer is
 * hard-coded. Otherwise names the values that break the program and the kind of difference.
 */
function explainVary({ failing, outcome, graded, kind }: Varied, reader: FactsReader): Explanation {
  const vary = failing.expected.vary ?? {};
  const name = outcome.unvaried[0];
  if (name !== undefined) return tell('OUT-VARY-PLACE', reader, { name });
  const unchanged = graded.filter(({ expected }) => expected.vary === null && expected.call === null);
  const isRightUnchanged = unchanged.every(({ expected, passed }) => !expected.visible || passed);
  const isExampleRight = isRightUnchanged && unchanged.length > 0;
  if (!isExampleRight && failing.expected.visible) return explanationOf(kind, reader);
  const before = unchanged.find(({ expected }) => haveSameInputs(expected, failing.expected))?.outcome;
  const isSame = before !== null && before !== undefined && showsSame(before, outcome);
  const names = Object.keys(vary);
  const joined = localized((language) => names.join(texts.notes.and[language]));
  if (isSame) return tell('OUT-VARY', reader, { name: joined });
  return withKind(tell('OUT-VARY-VALUE', reader, { setup: setupText(vary) }), kind, reader);
}

function haveSameInputs(one: GradedCase['expected'], other: GradedCase['expected']): boolean {
  return one.inputs.join('\n') === other.inputs.join('\n');
}

function showsSame(one: Outcome, other: Outcome): boolean {
  return normaliseOutput(one.stdout) === normaliseOutput(other.stdout);
}

/** Whether all cases with input print the same although their expected outputs differ. */
function isConstant(graded: readonly GradedCase[]): boolean {
  const read = graded.filter(({ expected }) => expected.inputs.length > 0 && expected.call === null);
  const shown = new Set(read.map(({ outcome }) => normaliseOutput(outcome?.stdout ?? '')));
  const wanted = new Set(read.map(({ expected }) => normaliseOutput(expected.stdout)));
  const haveFinished = read.every(({ outcome }) => outcome?.kind === 'finished');
  return haveFinished && shown.size === 1 && wanted.size > 1 && read.some(({ passed }) => passed);
}

/** Names the input that breaks the program and the kind of difference. */
function explainHidden({ expected }: GradedCase, kind: Found, reader: FactsReader): Explanation {
  const { inputs } = expected;
  const hidden =
    inputs.length === 0
      ? tell('OUT-HIDDEN-PLAIN', reader)
      : tell('OUT-HIDDEN', reader, { stdin: inputs.map(shownInput(reader.language)).join(', ') });
  return withKind(hidden, kind, reader);
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
