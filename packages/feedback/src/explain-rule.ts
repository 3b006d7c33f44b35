import { parseRule } from '@python-learning/domain';
import { explain, type Reader } from './catalogue/explain.ts';
import { ruleMessage } from './rules/rule-texts.ts';
import type { Explanation } from './types.ts';

const rightOutput = {
  en: 'Your output is right. The task also asks for something in the program.',
  ta: 'வெளியீடு சரி. ஆனால் நிரலிலும் ஒன்றை வினா கேட்கிறது.',
};

/** Explains the first broken rule of a program whose output is right; null when it breaks none. */
export function explainRule([rule]: readonly string[], reader: Reader): Explanation | null {
  if (rule === undefined) return null;
  const message = ruleMessage(rule, reader.language);
  const texts = { text: rightOutput, next: { en: message, ta: message } };
  return explain(`RULE-${parseRule(rule).kind.toUpperCase().replaceAll('_', '-')}`, texts, reader);
}
