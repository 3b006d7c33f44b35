import type { Bilingual, Language } from '../types.ts';

/** Values for the placeholders of a text; a value that is itself a text of ours exists in both languages. */
export type FillValues = Readonly<Record<string, string | number | Bilingual>>;

/**
 * The text in one language with its placeholders filled. Only the given names are placeholders: other curly
 * brackets are part of the text, as in an example of an f-string.
 */
export function fill(text: Bilingual, language: Language, values: FillValues = {}): string {
  return text[language].replace(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
