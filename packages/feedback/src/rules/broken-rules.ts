import type { SourceFacts } from '../types.ts';
import { parseRule } from './rule.ts';
import { isRuleKept } from './rule-kinds.ts';

/** The rules of a question that the program does not keep, in the order and notation of the question. */
export function brokenRules(
  rules: readonly string[],
  facts: SourceFacts,
  starterDigest: string,
  source: string,
): string[] {
  return rules.filter((notation) => !isRuleKept(parseRule(notation), { facts, starterDigest, source }));
}
