import type { Language } from '@python-learning/domain';
import { madeOnce } from '../format/made-once.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the form that the language uses for this number. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  return forms[rulesOf(language).select(count)] ?? forms.other;
}

const rulesOf = madeOnce((language: Language) => new Intl.PluralRules(language));
