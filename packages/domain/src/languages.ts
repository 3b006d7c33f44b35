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
