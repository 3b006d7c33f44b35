import type { PythonException } from '@python-learning/domain';
import { explain, explainError, pythonSays, type Reader } from './catalogue/explain.ts';
import { exceptionOf } from './catalogue/match-error.ts';
import { getEntry } from './catalogue/registry.ts';
import { checksList } from './checks-list.ts';
import { explainRule } from './explain-rule.ts';
import { gradeCases, isRunRight } from './grading/grade-case.ts';
import { hintLadder } from './hints/hint-ladder.ts';
import { outputWithNote } from './output-note.ts';
import { parsed } from './parsed-run.ts';
import { rulesBrokenBy } from './rules/broken-rules.ts';
import { texts } from './text/texts.ts';
import type { AssessInput, Assessment, Explanation } from './types.ts';
import { waiting } from './waiting.ts';

/**
 * Gives the verdict of `assess` with a general explanation, for a run that took too long to explain. Its work grows
 * with the size of the run, whatever the run contains.
 */
export function assessPlainly(input: AssessInput): Assessment {
  const { question, program, report, language, failedAttempts } = parsed(input);
  const { shown, cases, facts } = report;
  const output = outputWithNote(shown, language);
  if (shown.kind === 'input-required') return waiting(shown, output);
  const graded = gradeCases(question.cases, cases);
  const broken = rulesBrokenBy(question.rules, { facts, starterDigest: question.starterDigest, program });
  const isOutputRight = isRunRight(graded, shown);
  const isCorrect = isOutputRight && broken.length === 0;
  const reader = { program, language, milestone: question.milestone };
  const exception = exceptionOf(shown);
  const explanation = explainPlainly(exception, { isOutputRight, broken }, reader);
  const known = facts.syntaxError === null ? question.rules : [];
  const rules = known.map((rule) => ({ rule, isKept: !broken.includes(rule) }));
  return {
    ...(isCorrect ? { verdict: 'solved', praise: null } : { verdict: 'wrong' }),
    output,
    hints: explanation === null || isCorrect ? [] : hintsOf(explanation, input, failedAttempts),
    suggestions: [],
    checks: checksList(graded, rules, language),
    explanation,
    fix: null,
    ...(exception === null || explanation === null ? {} : errorOf(exception, explanation)),
  };
}

type Verdict = { isOutputRight: boolean; broken: readonly string[] };

function explainPlainly(
  exception: PythonException | null,
  { isOutputRight, broken }: Verdict,
  reader: Reader,
): Explanation | null {
  if (exception !== null) {
    const line = exception.range?.line ?? null;
    const entry = getEntry(generalEntries.get(exception.type) ?? 'RUN-OTHER');
    return explainError({ entry, values: { line: line ?? 1 }, line, column: null }, exception, reader);
  }
  return isOutputRight
    ? explainRule(broken, reader)
    : explain('OUT-OTHER', texts.output['OUT-OTHER'], reader);
}

/** General entries by exception type. Other types have `RUN-OTHER`. */
const generalEntries: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'RUN-TIME-LIMIT'],
  ['OutputLimit', 'RUN-OUTPUT-LIMIT'],
  ['MemoryLimit', 'RUN-MEMORY-LIMIT'],
  ['SyntaxError', 'SYN-GENERAL'],
  ['IndentationError', 'SYN-GENERAL'],
  ['TabError', 'SYN-GENERAL'],
]);

function hintsOf(
  { text, next_step }: Explanation,
  { question, language }: AssessInput,
  failedAttempts: number,
): string[] {
  return [`${text} ${next_step}`, ...hintLadder(question.hints, failedAttempts + 1, language).open];
}

function errorOf(exception: PythonException, { text, line }: Explanation) {
  return { error: pythonSays(exception) ?? text, ...(line === null ? {} : { error_line: line }) };
}
