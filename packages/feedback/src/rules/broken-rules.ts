import { parseRule, type RunReport, readPrediction, ruleOptions } from '@python-learning/domain';
import { Program } from '../python-text/program.ts';
import type { RuleContext } from './rule-context.ts';
import { isRuleKept } from './rule-kinds.ts';

/** The rules of a question that the program breaks, in the order and notation of the question. */
export function brokenRules(
  rules: readonly string[],
  report: RunReport,
  starterDigest: string,
  source: string,
): string[] {
  const guess = readPrediction(report.facts.comments);
  return rulesBrokenBy(rules, { ...report, starterDigest, program: new Program(source), guess });
}

export function rulesBrokenBy(rules: readonly string[], context: RuleContext): string[] {
  return rules.filter(
    (notation) => !ruleOptions(notation).some((option) => isRuleKept(parseRule(option), context)),
  );
}
