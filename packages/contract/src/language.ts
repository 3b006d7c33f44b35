/** The languages of the product. Every text that a learner reads exists in each of them. */
export const languages = ['ta', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in every language of the product. */
export type Bilingual = Readonly<Record<Language, string>>;
