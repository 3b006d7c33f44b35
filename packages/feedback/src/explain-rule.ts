import { localized, parseRule } from '@python-learning/domain';
import { explain, type Reader } from './catalogue/explain.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import { texts } from './text/texts.ts';
import type { Explanation } from './types.ts';

/** Explains the first broken rule of a program whose output is right; null when it breaks none. */
export function explainRule([rule]: readonly string[], reader: Reader): Explanation | null {
  if (rule === undefined) return null;
  const message = ruleMessage(rule, reader.language);
  const words = { text: texts.notes.rightOutput, next: localized(() => message) };
  return explain(`RULE-${parseRule(rule).kind.toUpperCase().replaceAll('_', '-')}`, words, reader);
}
