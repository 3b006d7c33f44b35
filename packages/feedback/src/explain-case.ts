import { explain, explainError } from './catalogue/explain.ts';
import { exceptionOf, matchError } from './catalogue/match-error.ts';
import { classifyOutput } from './compare/classify-output.ts';
import { type OutputTextId, outputTexts } from './compare/registry.ts';
import type { GradedCase } from './grading/grade-case.ts';
import type { FillValues } from './text/fill.ts';
import type { Explanation, Language, Outcome, SourceFacts } from './types.ts';

type Program = { source: string; facts: SourceFacts; language: Language };

/** Why a case failed. A hidden case tells its kind and its input, never what was expected. */
export function explainCase(
  failing: GradedCase,
  graded: readonly GradedCase[],
  program: Program,
): Explanation {
  const { expected, outcome } = failing;
  if (outcome === null)
    return explainRun({ ...nothingRan, kind: 'time-limit' }, program) ?? tell('OUT-OTHER', program);
  const call = expected.call === null ? null : explainCall(failing, outcome, program);
  if (call !== null) return call;
  const error = explainRun(outcome, program);
  if (error !== null) return error;
  const kind = classifyOutput({
    expected: expected.stdout,
    actual: outcome.stdout,
    source: program.source,
    inputs: expected.inputs,
    inputsUsed: outcome.inputsUsed,
  });
  if (expected.vary !== null) return explainVary(failing, outcome, graded, kind, program);
  return expected.visible ? tell(kind, program) : explainHidden(failing, kind, program);
}

/** The catalogue's explanation of a run that did not end well, or null for one that did. */
export function explainRun(outcome: Outcome, { source, facts, language }: Program): Explanation | null {
  const matched = matchError(outcome, source, facts);
  const exception = exceptionOf(outcome);
  return matched === null || exception === null ? null : explainError(matched, exception, language);
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

function tell(id: OutputTextId, { language }: Program, values: FillValues = {}): Explanation {
  return explain(id, outputTexts[id], language, values);
}

/** Null where a `call` case failed as any program may fail. */
function explainCall({ expected }: GradedCase, outcome: Outcome, program: Program): Explanation | null {
  const call = expected.call ?? '';
  const name = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u.exec(call)?.[0] ?? call;
  const { exception, result } = outcome;
  if (
    exception?.type === 'NameError' &&
    exception.message.includes(`'${name}'`) &&
    exception.range === null
  ) {
    return tell('CALL-NO-FUNCTION', program, { f: name });
  }
  const isMissing =
    !program.facts.functions.some((one) => one.name === name) && !Object.hasOwn(program.facts.assigned, name);
  if (exception?.type === 'NameError' && isMissing && program.facts.syntaxError === null) {
    return exception.message.includes(`'${name}'`) ? tell('CALL-NO-FUNCTION', program, { f: name }) : null;
  }
  if (outcome.kind !== 'finished' || result === null) return null;
  const wanted = expected.result ?? 'None';
  if (result.repr === 'None') return tell('CALL-NONE', program, { call });
  if (plain(result.repr) === plain(wanted)) return tell('CALL-TYPE', program, { call });
  const id = expected.visible ? 'CALL-VALUE' : 'CALL-VALUE-HIDDEN';
  return tell(id, program, { call, actual: result.repr, ...(expected.visible ? { expected: wanted } : {}) });
}

/** `'True'` and `True` show the same to a reader. */
function plain(repr: string): string {
  return repr.replace(/^(['"])(.*)\1$/su, '$2');
}

/** A changed start value: where the unchanged program is right, the value or the answer was typed in. */
function explainVary(
  failing: GradedCase,
  outcome: Outcome,
  graded: readonly GradedCase[],
  kind: OutputTextId,
  program: Program,
): Explanation {
  const names = Object.keys(failing.expected.vary ?? {});
  const name = outcome.unvaried[0];
  if (name !== undefined) return tell('OUT-VARY-PLACE', program, { name });
  const isRightUnchanged = graded.every(
    (one) => one.expected.vary !== null || !one.expected.visible || one.passed,
  );
  if (!isRightUnchanged && failing.expected.visible) return tell(kind, program);
  return tell('OUT-VARY', program, { name: names.join(', ') });
}

/** The input that breaks the program, and what kind of difference it makes. */
function explainHidden({ expected }: GradedCase, kind: OutputTextId, program: Program): Explanation {
  const { inputs } = expected;
  const hidden =
    inputs.length === 0
      ? tell('OUT-HIDDEN-PLAIN', program)
      : tell('OUT-HIDDEN', program, { stdin: inputs.map(shownInput(program.language)).join(', ') });
  if (kind === 'OUT-OTHER') return hidden;
  return { ...hidden, text: `${hidden.text} ${outputTexts[kind].text[program.language]}` };
}

function shownInput(language: Language): (line: string) => string {
  const empty = { en: '(an empty line)', ta: '(காலி வரி)' };
  return (line) => (line.trim() === '' ? empty[language] : line);
}
