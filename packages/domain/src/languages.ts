/** The languages of the product, the default first. Every text for a learner exists in each of them. */
export const languages = ['ta', 'en'] as const;

/**
 * Languages that are being translated: no learner can choose them, and the app does not read their texts. Their files and
 * keys may be there already; `npm run languages` lists what is missing. Once nothing is, move them to `languages`.
 */
export const comingLanguages: readonly string[] = [];

export type Language = (typeof languages)[number];

/** One value for each language. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** A text in every language of the product. */
export type Bilingual = Localized<string>;

export function localized<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T>;
}

/** Returns parsed data without its texts in coming languages: the keys `si` of all mappings that have every language. */
export function withoutComingTexts(data: unknown, coming = comingLanguages): unknown {
  if (coming.length === 0 || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((item) => withoutComingTexts(item, coming));
  const isText = languages.every((language) => language in data);
  const entries = Object.entries(data).filter(([key]) => !(isText && coming.includes(key)));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutComingTexts(value, coming)]));
}

/** A tree of texts whose leaves are there in every language. */
export type TextByText<T> = T extends string ? Bilingual : { readonly [K in keyof T]: TextByText<T[K]> };

/**
 * Turns one tree of texts per language into one tree of localized texts: `{ ta: { a: 'ஆம்' }, en: { a: 'yes' } }` becomes
 * `{ a: { ta: 'ஆம்', en: 'yes' } }`. All languages have the keys of the default one, whose order counts.
 */
export function textByText<T extends object>(trees: Localized<T>): TextByText<T> {
  const [first] = languages;
  const entries = Object.keys(trees[first]).map((key) => {
    const inner = localized((language) => (trees[language] as Record<string, unknown>)[key]);
    return [key, typeof inner[first] === 'object' ? textByText(inner as Localized<object>) : inner];
  });
  return Object.fromEntries(entries) as TextByText<T>;
}
