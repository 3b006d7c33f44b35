import type { Language } from '@python-learning/domain';
import type { OptionLetter } from './mcq.schema.ts';
import type { Mcq } from './model.ts';

/** The text a learner reads after choosing: why a wrong option is wrong, then why the right one is right. */
export function mcqExplanation(mcq: Mcq, chosen: OptionLetter, language: Language): string {
  const why = mcq.options[chosen].why?.[language];
  const explanation = mcq.explanation[language];
  return why === undefined ? explanation : `${why}\n${explanation}`;
}
