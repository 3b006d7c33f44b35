import type { PythonException } from '@python-learning/domain';
import { explain, explainError, pythonSays, type Reader } from './catalogue/explain.ts';
import { exceptionOf } from './catalogue/match-error.ts';
import { getEntry } from './catalogue/registry.ts';
import { checksList } from './checks-list.ts';
import { explainRule } from './explain-rule.ts';
import { hintLadder } from './hints/hint-ladder.ts';
import { type JudgedInput, type JudgedRun, judge } from './judge.ts';
import { outputWithNote } from './output-note.ts';
import { texts } from './text/texts.ts';
import type { AssessInput, Assessment, Explanation } from './types.ts';
import { waiting } from './waiting.ts';
import { firstStopped } from './walks/walked-runs.ts';

/**
 * Gives the verdict of `assess` with a general explanation, for a run that took too long to explain. Its work grows
 * with the size of the run, whatever the run contains.
 */
export function assessPlainly(asked: AssessInput): Assessment {
  return assessJudgedPlainly(judge(asked));
}

/** Gives the plain assessment of a run that is judged already. */
export function assessJudgedPlainly(judged: JudgedInput): Assessment {
  const { question, program, report, language } = judged;
  const output = outputWithNote(report.shown, language);
  if (judged.verdict === 'waiting') return waiting(report.shown, output);
  const isCorrect = judged.verdict === 'solved';
  const exception = exceptionOf(report.shown) ?? stopOfWalks(judged);
  const reader = { program, language, milestone: question.milestone };
  const explanation = explainPlainly(exception, judged, reader);
  return {
    ...(isCorrect ? { verdict: 'solved', praise: null } : { verdict: 'wrong' }),
    output,
    hints: explanation === null || isCorrect ? [] : hintsOf(explanation, judged),
    suggestions: [],
    checks: checksList(judged, language),
    explanation,
    fix: null,
    ...(exception === null || explanation === null ? {} : errorOf(exception, explanation)),
  };
}

/** Why a walk did not end well; null where all did. */
function stopOfWalks({ walks }: JudgedRun): PythonException | null {
  const outcome = firstStopped(walks)?.outcome ?? null;
  return outcome === null ? null : exceptionOf(outcome);
}

function explainPlainly(
  exception: PythonException | null,
  { areCasesRight, brokenRules }: JudgedRun,
  reader: Reader,
): Explanation | null {
  if (exception !== null) {
    const line = exception.range?.line ?? null;
    const entry = getEntry(generalEntries.get(exception.type) ?? 'RUN-OTHER');
    return explainError({ entry, values: { line: line ?? 1 }, line, column: null }, exception, reader);
  }
  return areCasesRight
    ? explainRule(brokenRules, reader)
    : explain('OUT-OTHER', texts.output['OUT-OTHER'], reader);
}

/** General entries by exception type. Other types have `RUN-OTHER`. */
export const generalEntries: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'RUN-TIME-LIMIT'],
  ['OutputLimit', 'RUN-OUTPUT-LIMIT'],
  ['DrawingLimit', 'RUN-DRAWING-LIMIT'],
  ['MemoryLimit', 'RUN-MEMORY-LIMIT'],
  ['SyntaxError', 'SYN-GENERAL'],
  ['IndentationError', 'SYN-GENERAL'],
  ['TabError', 'SYN-GENERAL'],
]);

function hintsOf(
  { text, next_step }: Explanation,
  { question, language, failedAttempts, openedHints }: JudgedInput,
): string[] {
  return [
    `${text} ${next_step}`,
    ...hintLadder(question.hints, failedAttempts + 1, language, openedHints).open,
  ];
}

function errorOf(exception: PythonException, { text, line }: Explanation) {
  return { error: pythonSays(exception) ?? text, ...(line === null ? {} : { error_line: line }) };
}
