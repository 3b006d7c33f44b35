import type { Language, Localized } from '@python-learning/domain';

/** Each language under its own name, so that its readers find it. */
export const languageNames: Localized<string> = { ta: 'தமிழ்', en: 'English' };

/** The language in which a reader of each sees some words beside their own: labels above headings, words of the glossary. */
export const secondLanguages: Localized<Language> = { ta: 'en', en: 'ta' };
