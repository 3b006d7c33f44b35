import type { Language } from '@python-learning/domain';
import { firstFailing, type GradedCase } from './grading/grade-case.ts';
import { normaliseOutput } from './grading/normalise.ts';
import type { JudgedRun } from './judge.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import { fill } from './text/fill.ts';
import { setupText } from './text/setup-text.ts';
import { texts } from './text/texts.ts';
import type { Check } from './types.ts';

/**
 * Lists the checks shown to the learner, with normalised outputs: the cases first, then the rules. A visible case has
 * expected and actual output. A hidden case has its verdict only. The hidden case that is explained also has its input
 * and actual output, never the expected one. Without the rules when Python cannot read the program: nothing is known of
 * them then.
 */
export function checksList(
  { question, report, graded, brokenRules }: JudgedRun,
  language: Language,
): Check[] {
  const spoken = firstFailing(graded);
  let examples = 0;
  let hidden = 0;
  const cases = graded.map((one) => {
    if (one.expected.visible) {
      examples += 1;
      return visibleCheck(one, exampleName(one, examples, language));
    }
    hidden += 1;
    return hiddenCheck(one, fill(texts.notes.hiddenCheck, language, { n: hidden }), one === spoken);
  });
  const known = report.facts.syntaxError === null ? question.rules : [];
  return [...cases, ...known.map((rule) => ruleCheck(rule, !brokenRules.includes(rule), language))];
}

/** Names an example, with the values that the checker set in the program, if any. */
function exampleName({ expected }: GradedCase, n: number, language: Language): string {
  const setup = setupText(expected.vary ?? {});
  return setup === ''
    ? fill(texts.notes.example, language, { n })
    : fill(texts.notes.variedExample, language, { n, setup });
}

function visibleCheck({ expected, outcome, passed }: GradedCase, name: string): Check {
  const { call, inputs } = expected;
  const wanted = call === null ? normaliseOutput(expected.stdout) : `${call} → ${expected.result ?? 'None'}`;
  const actual = actualOf(expected.call, outcome);
  return {
    name,
    passed,
    visible: true,
    expected: wanted,
    ...(actual === null ? {} : { actual }),
    inputs,
  };
}

function hiddenCheck({ expected, outcome, passed }: GradedCase, name: string, isSpoken: boolean): Check {
  if (!isSpoken) return { name, passed, visible: false };
  const actual = actualOf(expected.call, outcome);
  return { name, passed, visible: false, inputs: expected.inputs, ...(actual === null ? {} : { actual }) };
}

function actualOf(call: string | null, outcome: GradedCase['outcome']): string | null {
  if (outcome === null) return null;
  if (call === null) return normaliseOutput(outcome.stdout);
  return outcome.result === null ? null : `${call} → ${outcome.result.repr}`;
}

function ruleCheck(rule: string, isKept: boolean, language: Language): Check {
  const message = ruleMessage(rule, language);
  return { name: message, passed: isKept, visible: true, ...(isKept ? {} : { message }) };
}
