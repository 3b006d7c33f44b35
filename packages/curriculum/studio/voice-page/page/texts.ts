import type { Language } from '@python-learning/domain';

/** A sentence of the page, with its blanks filled. */
export type Say = (key: string, blanks?: Readonly<Record<string, string | number>>) => string;

/** Loads the texts of the page in one language. */
export async function loadTexts(language: Language): Promise<Say> {
  const texts = (await (await fetch(`/texts/${language}.json`)).json()) as Readonly<Record<string, string>>;
  return (key, blanks = {}) =>
    Object.entries(blanks).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
      texts[key] ?? key,
    );
}
