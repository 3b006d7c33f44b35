import type { OptionLetter } from './mcq.schema.ts';
import type { Mcq } from './model.ts';
import type { Language } from './text.schema.ts';

/** What a learner reads after choosing: what speaks against a wrong option, then why the right one is right. */
export function mcqExplanation(mcq: Mcq, chosen: OptionLetter, language: Language): string {
  const why = mcq.options[chosen].why?.[language];
  const explanation = mcq.explanation[language];
  return why === undefined ? explanation : `${why}\n${explanation}`;
}
