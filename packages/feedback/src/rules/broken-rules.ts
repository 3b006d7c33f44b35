import { parseRule, type SourceFacts } from '@python-learning/domain';
import { isRuleKept } from './rule-kinds.ts';

/** The rules of a question that the program breaks, in the order and notation of the question. */
export function brokenRules(
  rules: readonly string[],
  facts: SourceFacts,
  starterDigest: string,
  source: string,
): string[] {
  return rules.filter((notation) => !isRuleKept(parseRule(notation), { facts, starterDigest, source }));
}
