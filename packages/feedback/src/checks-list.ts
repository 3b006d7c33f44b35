import { firstFailing, type GradedCase } from './grading/grade-case.ts';
import { normaliseOutput } from './grading/normalise.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import { fill } from './text/fill.ts';
import { setupText } from './text/setup-text.ts';
import type { Check, Language } from './types.ts';

/**
 * What was checked, for the learner to see, outputs as they were compared: the visible cases with expected and actual,
 * the hidden ones with their verdict alone (the first failing one also with its input, never with what was expected),
 * then the rules.
 */
export function checksList(
  graded: readonly GradedCase[],
  rules: readonly { rule: string; isKept: boolean }[],
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
    return hiddenCheck(one, fill(hiddenName, language, { n: hidden }), one === spoken);
  });
  return [...cases, ...rules.map(({ rule, isKept }) => ruleCheck(rule, isKept, language))];
}

const plainName = { en: 'Example {n}', ta: 'எடுத்துக்காட்டு {n}' };
const variedName = { en: 'Example {n}, with {setup}', ta: 'எடுத்துக்காட்டு {n}: {setup} எனில்' };

/** Where the checker put other values into the program, the name of the example says which. */
function exampleName({ expected }: GradedCase, n: number, language: Language): string {
  const setup = setupText(expected.vary ?? {});
  return setup === '' ? fill(plainName, language, { n }) : fill(variedName, language, { n, setup });
}

const hiddenName = { en: 'Hidden check {n}', ta: 'மறைவான சோதனை {n}' };

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
