import type { Language } from '@python-learning/domain';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the form that the language uses for this number. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
