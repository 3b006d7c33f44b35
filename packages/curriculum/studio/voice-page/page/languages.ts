import type { Language, Localized } from '@python-learning/domain';

/** Each language by its own name. The page is shown in Tamil until another is chosen. */
export const languageNames: Localized<string> = { ta: 'தமிழ்', en: 'English' };

export const languages = Object.keys(languageNames) as Language[];

const storageKey = 'voice-page.language';

/** The language of the page itself, as it was chosen in this browser. */
export function pageLanguage(): Language {
  return languageOf(localStorage.getItem(storageKey)) ?? 'ta';
}

/** Keeps the choice in this browser; it is seen when the page is shown again. */
export function choosePageLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

/** The language with this code; undefined if there is none. */
export function languageOf(code: string | null | undefined): Language | undefined {
  return languages.find((language) => language === code);
}
