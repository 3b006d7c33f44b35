import { isWritten, localized, type Outcome, parseRule } from '@python-learning/domain';
import { explain, pythonSays, type Reader } from './catalogue/explain.ts';
import { exceptionOf } from './catalogue/match-error.ts';
import { checksList } from './checks-list.ts';
import { explainCase } from './explain-case.ts';
import { explainRule } from './explain-rule.ts';
import { explainRun, type FactsReader } from './explain-run.ts';
import { firstFailing } from './grading/grade-case.ts';
import { comparePrediction, findGuessedRun } from './grading/prediction.ts';
import { findAnticipatedMistake, type Stage } from './hints/anticipated-mistake.ts';
import { hintLadder } from './hints/hint-ladder.ts';
import { type JudgedInput, type JudgedRun, judge } from './judge.ts';
import { observeJudged } from './observe.ts';
import { type Offer, offerFix } from './offer-fix.ts';
import { outputWithNote } from './output-note.ts';
import { findPraise } from './praise/praises.ts';
import { gradedKinds } from './question-kinds.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import { findStyle } from './style/suggest-style.ts';
import { texts } from './text/texts.ts';
import type { AssessInput, Assessment, Explanation, RunVerdict } from './types.ts';
import { waiting } from './waiting.ts';
import { adviceOnPlayed, explainPlayed } from './walks/explain-played.ts';
import { firstStopped } from './walks/walked-runs.ts';

/**
 * Assesses a run: the verdict of `judge` and everything the learner reads. Nothing is explained while the shown run
 * waits for input. Input and output are plain data, so both can be sent to another thread.
 */
export function assess(asked: AssessInput): Assessment {
  return assessJudged(judge(asked));
}

/** Assesses a run that is judged already. */
export function assessJudged(input: JudgedInput): Assessment {
  const { report, language } = input;
  const output = outputWithNote(report.shown, language);
  if (input.verdict === 'waiting') return waiting(report.shown, output);
  const isCorrect = input.verdict === 'solved';
  const problem = findProblem(input);
  const prediction = predictionOf(input);
  return {
    ...(isCorrect ? solved(input) : { verdict: 'wrong' }),
    output,
    hints: isCorrect ? [] : hintsOf(input, problem),
    suggestions: isCorrect ? suggestionsOf(input) : [],
    checks: checksList(input, language),
    explanation: problem?.explanation ?? null,
    fix: problem?.offer?.fix ?? null,
    ...errorOf(report.shown, problem?.explanation ?? null),
    ...(prediction === null ? {} : { prediction }),
  };
}

function solved(input: JudgedInput): RunVerdict {
  return { verdict: 'solved', praise: isWritten(input.question.kind) ? findPraise(input) : null };
}

type Problem = { stage: Stage; explanation: Explanation; offer: Offer | null };

/** Finds what to explain: the shown run's error, then the first failing case, then the first broken rule. */
function findProblem(input: JudgedInput): Problem | null {
  const { question, report, program, graded, verdict, language, files } = input;
  const reader = { program, facts: report.facts, files, language, milestone: question.milestone };
  const shown = explainRun(report.shown, reader);
  if (shown !== null) return withFix('error', report.shown, shown, input);
  if (verdict === 'solved') return null;
  const failing = firstFailing(graded);
  if (failing === null)
    return input.walks.length > 0 ? playedProblem(input, reader) : brokenRuleProblem(input, reader);
  const explanation = explainCase(failing, graded, reader);
  const isError = failing.outcome !== null && failing.outcome.kind !== 'finished';
  if (isError && failing.outcome !== null) return withFix('error', failing.outcome, explanation, input);
  const stage = failing.expected.visible ? 'visible' : 'hidden';
  return { stage, explanation: changedGuess(input) ?? explanation, offer: null };
}

function withFix(stage: Stage, outcome: Outcome, explanation: Explanation, input: JudgedInput): Problem {
  const offer = offerFix(outcome, input, explanation);
  return { stage, explanation: offer?.explanation ?? explanation, offer };
}

/** Explains that a program was changed that must stay as it is. Null when it was not, or may be changed. */
function changedGuess({ question, report, program, brokenRules, language }: JudgedInput): Explanation | null {
  const isReadable = report.facts.syntaxError === null;
  const { mustKeepStarter } = gradedKinds[question.kind];
  if (!mustKeepStarter || !isReadable || !brokenRules.includes(keepStarter)) return null;
  const message = ruleMessage(keepStarter, language);
  const words = { text: texts.notes.guessOnly, next: localized(() => message) };
  return explain('RULE-SAME-AS-STARTER', words, { program, language, milestone: question.milestone });
}

const keepStarter = 'same_as_starter';

/** What to mend in a program that was played: one thing, whatever else is missing. */
function playedProblem(input: JudgedInput, reader: FactsReader): Problem | null {
  const explanation = explainPlayed(input, reader);
  const outcome = firstStopped(input.walks)?.outcome ?? null;
  if (explanation === null) return null;
  if (outcome === null) return { stage: 'rule', explanation, offer: null };
  return withFix('error', outcome, explanation, input);
}

function brokenRuleProblem({ brokenRules }: JudgedRun, reader: Reader): Problem | null {
  const explanation = explainRule(brokenRules, reader);
  return explanation === null ? null : { stage: 'rule', explanation, offer: null };
}

/** The hint for this very mistake first, then the open ones of the question. */
function hintsOf(input: JudgedInput, problem: Problem | null): string[] {
  const { question, language, failedAttempts, openedHints } = input;
  const mistake =
    problem === null ? null : findAnticipatedMistake(input, problem.stage, observeJudged(input));
  const own =
    mistake?.hint[language] ?? (problem === null ? null : hintFrom(problem, input.walks.length > 0));
  return [
    ...(own === null ? [] : [own]),
    ...hintLadder(question.hints, failedAttempts + 1, language, openedHints).open,
  ];
}

/** Of a broken rule what to do; for a program that was played, whose output nobody knows, also what was seen. */
function hintFrom({ stage, explanation }: Problem, isPlayed: boolean): string {
  return stage === 'rule' && !isPlayed
    ? explanation.next_step
    : `${explanation.text} ${explanation.next_step}`;
}

function suggestionsOf(input: JudgedInput): string[] {
  const { question, program, report, language } = input;
  const { starter = '', milestone = 1 } = question;
  const reader = { program, facts: report.facts, language, milestone };
  const advice = input.walks.length === 0 ? null : adviceOnPlayed(input, reader);
  if (advice !== null) return [advice];
  const found = findStyle({ program, facts: report.facts, starter, milestone }, language);
  return found === null ? [] : [found.text];
}

/** Python's message about the shown run; for a limit, which has none, our own text. */
function errorOf(shown: Outcome, explanation: Explanation | null): Pick<Assessment, 'error' | 'error_line'> {
  const exception = exceptionOf(shown);
  if (exception === null || explanation === null) return {};
  const line = explanation.line ?? exception.range?.line;
  const error = pythonSays(exception) ?? explanation.text;
  return { error, ...(line === undefined ? {} : { error_line: line }) };
}

/** The prediction beside the output of the task's example; null until the program has run to its end, and without the rule `prediction`. */
function predictionOf({ question, report, graded, guess, language }: JudgedInput) {
  const isAsked = question.rules.some((rule) => parseRule(rule).kind === 'prediction');
  if (!isAsked || report.shown.kind !== 'finished') return null;
  return comparePrediction(guess, findGuessedRun(graded, report.shown), language);
}
