import {
  localized,
  type MistakeKind,
  parseRule,
  type RunReport,
  type SourceFacts,
} from '@python-learning/domain';
import { shortened } from '../bounded.ts';
import { explain } from '../catalogue/explain.ts';
import { explainRun, type FactsReader } from '../explain-run.ts';
import type { JudgedRun } from '../judge.ts';
import { firstLostLine } from '../rules/own-rules.ts';
import { ruleMessage } from '../rules/rule-texts.ts';
import { type FillValues, fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import type { Words } from '../text/words.ts';
import type { Explanation } from '../types.ts';
import { mistakeOf, namesInBraces, reachedLines, showsChance } from './walk-rules.ts';
import { firstStopped, type WalkedRun } from './walked-runs.ts';

type PlayedTextId = keyof typeof texts.played;

/** Explains why a played program is refused: a walk that did not end well first, then one broken rule. Null without either. */
export function explainPlayed(judged: JudgedRun, reader: FactsReader): Explanation | null {
  const stopped = firstStopped(judged.walks);
  if (stopped !== null) return explainStopped(stopped, judged, reader);
  const rule = mostHelpful(judged);
  return rule === null ? null : explainPlayedRule(rule, judged, reader);
}

/**
 * One piece of advice about a program that is right, yet perhaps not what the learner meant: a name in curly brackets, chance that no
 * walk showed, a line that none reached. Null for none of them.
 */
export function adviceOnPlayed(judged: JudgedRun, reader: FactsReader): string | null {
  const told = adviceOf(judged);
  if (told === null) return null;
  const { text, next_step: next } = tell(told.id, reader, told.values, null);
  return `${text} ${next}`;
}

function adviceOf({ walks, report, question }: JudgedRun): { id: PlayedTextId; values: FillValues } | null {
  const rules = question.rules.map((rule) => parseRule(rule).kind);
  const [name] = rules.includes('filled') ? namesInBraces(walks, report.facts.assigned) : [];
  if (name !== undefined) return { id: 'FREE-BRACES', values: { x: shortened(name) } };
  if (rules.includes('chance') && !showsChance(walks)) return { id: 'FREE-RARELY', values: {} };
  const line = firstUnreached(report, walks);
  return line === null ? null : { id: 'FREE-REACH', values: { n: line } };
}

function explainStopped(stopped: WalkedRun, judged: JudgedRun, reader: FactsReader): Explanation {
  const { walk, outcome } = stopped;
  const answers = outcome?.walk?.answers ?? [];
  const line = outcome?.exception?.range?.line ?? null;
  if (outcome === null || outcome.kind === 'time-limit') return explainEndless(stopped, judged, reader);
  const last = answers.at(-1);
  if (walk.mistypes && outcome.exception?.type === 'ValueError' && last !== undefined && line !== null)
    return tell('FREE-WORD-STOPS', reader, { x: shortened(last), n: line }, line);
  const explanation = explainRun(outcome, reader) ?? tell('FREE-ENDLESS', reader, {}, line);
  return answers.length === 0 ? explanation : withAnswers(explanation, answers, reader);
}

function explainEndless({ walk, outcome }: WalkedRun, judged: JudgedRun, reader: FactsReader): Explanation {
  const mistake = mistakeOf(judged.report, 'emptied') ?? mistakeOf(judged.report, 'drawn_in_loop');
  if (mistake !== null) {
    const id = mistake.kind === 'emptied' ? 'FREE-KEEPS-COUNT' : 'FREE-DRAWN-IN-LOOP';
    return tell(id, reader, { x: mistake.name }, mistake.line);
  }
  const line = outcome?.exception?.range?.line ?? null;
  const isZero = walk.manner === 'stopping' && judged.question.rules.includes('zero');
  return tell(isZero ? 'FREE-ZERO' : 'FREE-ENDLESS', reader, {}, line);
}

/** Says with which answers a program stopped, when somebody else typed them. */
function withAnswers(said: Explanation, answers: readonly string[], { language }: FactsReader): Explanation {
  const inputs = shortened(answers.slice(-mostAnswersTold).join(' · '));
  return { ...said, text: `${said.text} ${fill(texts.notes.triedWith, language, { inputs })}` };
}

const mostAnswersTold = 5;

/** Rules that a beginner breaks in every unfinished program, so another one helps more. */
const toldLast = new Set(['own_lines', 'own_texts', 'reach']);

/** The broken rule to mend first: one whose cause is known, else the first of the question. */
function mostHelpful({ brokenRules, report }: JudgedRun): string | null {
  const weight = (rule: string) => {
    const { kind } = parseRule(rule);
    if (toldLast.has(kind)) return 2;
    return kind === 'filled' || causeOf(rule, report) !== null ? 0 : 1;
  };
  return brokenRules.toSorted((one, other) => weight(one) - weight(other))[0] ?? null;
}

/** Mistakes that are the usual cause of a broken rule, the likeliest first. */
const causes: Readonly<Record<string, readonly MistakeKind[]>> = {
  keeps_count: ['emptied'],
  answers: ['unused_answer'],
  chooses: ['unused_choice'],
  chance: ['unused_choice'],
  two_ways: ['text_and_number', 'both_ways'],
  list_choice: ['choice_of_text'],
  called: ['not_called'],
  reply: ['lone_value', 'not_stored', 'no_reply'],
  differ: ['text_and_number', 'lone_value', 'not_stored'],
  else: ['both_ways'],
  elif: ['both_ways'],
  elifs: ['both_ways'],
  loose_secret: ['not_stored'],
  returned: ['not_returned'],
  parameters_used: ['unused_parameter'],
  reach: ['text_and_number', 'lone_value'],
  assert_calls: ['constant_test'],
};

function causeOf(rule: string, report: { facts: SourceFacts }) {
  const kinds = causes[parseRule(rule).kind] ?? [];
  return kinds.map((kind) => mistakeOf(report, kind)).find((mistake) => mistake !== null) ?? null;
}

function explainPlayedRule(rule: string, judged: JudgedRun, reader: FactsReader): Explanation {
  const cause = causeOf(rule, judged.report);
  const ruleId = idOf(parseRule(rule).kind);
  if (cause !== null) {
    const id = [idOf(cause.kind), ruleId].find(isPlayedTextId);
    if (id !== undefined) return tell(id, reader, { x: cause.name, n: cause.line }, cause.line);
  }
  if (ruleId === 'FREE-KEPT-LINES') return explainLostLine(judged, reader);
  const line = ruleId === 'FREE-REACH' ? firstUnreached(judged.report, judged.walks) : null;
  if (isPlayedTextId(ruleId)) return tell(ruleId, reader, { n: line ?? '' }, line);
  const message = ruleMessage(rule, reader.language);
  return explain(ruleId, { ...texts.played.FREE, next: localized(() => message) }, reader);
}

function explainLostLine({ question, program }: JudgedRun, reader: FactsReader): Explanation {
  const lost = firstLostLine(question.ownBeginning ?? '', program.source) ?? '';
  return tell('FREE-KEPT-LINES', reader, { x: shortened(lost, lostLineLength) }, null);
}

/** Enough of a line to know it again. */
const lostLineLength = 60;

function firstUnreached(report: RunReport, walks: readonly WalkedRun[]): number | null {
  const reached = reachedLines(walks);
  return report.facts.clues?.statements.find((line) => !reached.has(line)) ?? null;
}

function tell(id: PlayedTextId, reader: FactsReader, values: FillValues, line: number | null): Explanation {
  const words: Words = texts.played[id];
  return explain(id, words, reader, values, { line, column: null });
}

function idOf(kind: string): string {
  return `FREE-${kind.toUpperCase().replaceAll('_', '-')}`;
}

function isPlayedTextId(id: string): id is PlayedTextId {
  return Object.hasOwn(texts.played, id);
}
