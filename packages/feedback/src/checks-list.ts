import { type Language, parseRule } from '@python-learning/domain';
import type { GradedCase, GradedEvidence } from './evidence/graded-evidence.ts';
import { firstFailing } from './grading/grade-case.ts';
import type { JudgedRun } from './judge.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import { fill } from './text/fill.ts';
import { setupText } from './text/setup-text.ts';
import { texts } from './text/texts.ts';
import type { Check } from './types.ts';
import { walkRules } from './walks/walk-rules.ts';
import { firstStopped } from './walks/walked-runs.ts';

/**
 * Lists the checks shown to the learner, with normalised outputs: the cases first, then the rules. A visible case has
 * expected and actual output. A hidden case has its verdict only. The hidden case that is explained also has its input
 * and actual output, never the expected one. Without the rules when Python cannot read the program: nothing is known of
 * them then. A program that is played has its walks in place of cases; rules about them are known when all ended well.
 */
export function checksList(
  { question, report, graded, walks, brokenRules }: JudgedRun,
  language: Language,
): Check[] {
  const spoken = firstFailing(graded);
  let examples = 0;
  let hidden = 0;
  const cases = graded.map((one) => {
    if (one.expected.visible) {
      examples += 1;
      return visibleCheck(one, exampleName(one, examples, language), language);
    }
    hidden += 1;
    return hiddenCheck(one, fill(texts.notes.hiddenCheck, language, { n: hidden }), one === spoken, language);
  });
  const check = (rule: string) => ruleCheck(rule, !brokenRules.includes(rule), language);
  const known = report.facts.syntaxError === null ? question.rules : [];
  if (walks.length === 0) return [...cases, ...known.map(check)];
  const isPlayed = firstStopped(walks) === null;
  const played = { name: texts.notes.played[language], passed: isPlayed, visible: true };
  const told = isPlayed ? known : known.filter((rule) => !Object.hasOwn(walkRules, parseRule(rule).kind));
  return [...cases, played, ...told.map(check)];
}

/** Names an example, with the values that the checker set in the program, if any. */
function exampleName({ expected }: GradedCase, n: number, language: Language): string {
  const setup = setupText(expected.vary ?? {});
  return setup === ''
    ? fill(texts.notes.example, language, { n })
    : fill(texts.notes.variedExample, language, { n, setup });
}

function visibleCheck(one: GradedCase, name: string, language: Language): Check {
  const { kind, expected, evidence, passed } = one;
  const found = foundIn(one);
  return {
    name,
    passed,
    visible: true,
    evidence: kind,
    expected: evidence.described(evidence.wanted, language),
    ...(found === null ? {} : { actual: evidence.described(found, language) }),
    ...drawnIn(evidence, found),
    inputs: expected.inputs,
  };
}

function hiddenCheck(one: GradedCase, name: string, isSpoken: boolean, language: Language): Check {
  const { kind, expected, evidence, passed } = one;
  const hidden = { name, passed, visible: false, evidence: kind };
  if (!isSpoken) return hidden;
  const found = foundIn(one);
  const actual = found === null ? {} : { actual: evidence.described(found, language) };
  return { ...hidden, inputs: expected.inputs, ...actual };
}

function foundIn({ evidence, outcome }: GradedCase): string | null {
  return outcome === null ? null : evidence.read(outcome);
}

function drawnIn({ wanted, drawn }: GradedEvidence, found: string | null) {
  if (drawn === undefined) return {};
  return { expectedDrawing: drawn(wanted), ...(found === null ? {} : { actualDrawing: drawn(found) }) };
}

function ruleCheck(rule: string, isKept: boolean, language: Language): Check {
  const message = ruleMessage(rule, language);
  return { name: message, passed: isKept, visible: true, ...(isKept ? {} : { message }) };
}
