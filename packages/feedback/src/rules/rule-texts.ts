import {
  type Bilingual,
  type Language,
  parseRule,
  type Rule,
  type RuleKind,
  ruleOptions,
} from '@python-learning/domain';
import { type FillValues, fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';
import { isRuleKind } from './rule-kinds.ts';

/** In the texts, `{x}` is the subject of a rule and `{n}` its count. */
const { countedRules, otherRules } = texts;
const rules: Readonly<Record<RuleKind, Bilingual>> = texts.rules;

/** The text for a program that gives the right output but does not keep the rule. */
export function ruleMessage(notation: string, language: Language): string {
  return ruleOptions(notation)
    .map((option) => {
      const rule = parseRule(option);
      return fill(textOf(rule), language, valuesOf(rule));
    })
    .join(otherRules.or[language]);
}

function textOf(rule: Rule): Bilingual {
  if (!isRuleKind(rule.kind)) throw new RangeError(`There is no structure rule "${rule.kind}".`);
  if (rule.negated) return otherRules.without;
  if (rule.kind === 'def' && rule.subject.includes('/')) return otherRules.withParameters;
  if (rule.kind === 'chooses' && rule.subject === 'number') return otherRules.choosesNumber;
  if (rule.kind === 'vary' && rule.subject !== '') return otherRules.varyName;
  return countedText(rule) ?? rules[rule.kind];
}

/** Texts for a rule with a count; "at least one" is the rule itself. */
function countedText({ kind, comparison }: Rule): Bilingual | undefined {
  if (comparison === null || !isCounted(kind)) return undefined;
  const { operator, count } = comparison;
  const words = countedRules[kind];
  if (operator === '>=') return count === 1 ? undefined : words['at least'];
  const amount = operator === '==' ? 'exactly' : 'at most';
  return words[count === 1 ? (`${amount} one` as const) : amount];
}

function isCounted(kind: string): kind is keyof typeof countedRules {
  return Object.hasOwn(countedRules, kind);
}

function valuesOf(rule: Rule): FillValues {
  const [name = '', parameters] = rule.kind === 'def' ? rule.subject.split('/') : [rule.subject];
  const subject = rule.negated ? withoutSubject(rule) : name;
  return { x: subject, n: rule.comparison?.count ?? parameters ?? 1 };
}

/** The subject of a `no:` rule: `max()` for `no:call:max`, the keyword itself for `no:while`. */
function withoutSubject(rule: Rule): string {
  if (rule.kind === 'call') return `${rule.subject}()`;
  return rule.subject === '' ? rule.kind : rule.subject;
}
