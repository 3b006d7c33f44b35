import type { Bilingual, Language } from '@python-learning/domain';

/** Values for the placeholders of a text; a value that is itself one of our texts has both languages. */
export type FillValues = Readonly<Record<string, string | number | Bilingual>>;

/**
 * Fills the placeholders of a text in one language. Only the given names are placeholders; other braces are part of the
 * text, as in an example of an f-string.
 */
export function fill(text: Bilingual, language: Language, values: FillValues = {}): string {
  return text[language].replace(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
