/** The languages of the product, the default first. Every text for a learner exists in each of them. */
export const languages = ['ta', 'en'] as const;

export type Language = (typeof languages)[number];

/** One value for each language. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** A text in every language of the product. */
export type Bilingual = Localized<string>;

/** Builds one value for each language. */
export function localized<T>(make: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T>;
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
