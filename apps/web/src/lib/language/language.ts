import { type Language, languages } from '@python-learning/contract';
import { useSyncExternalStore } from 'react';
import { overwriteGetLocale } from '../../paraglide/runtime.js';

/** Where the choice is kept; `public/first-paint.js` reads the same key. */
export const languageKey = 'language';

const listeners = new Set<() => void>();
let current = chooseLanguage(readSaved(), globalThis.navigator?.languages ?? []);
overwriteGetLocale(() => current);

/** The language that everything is shown in. */
export function getLanguage(): Language {
  return current;
}

/** Changes the language of the whole app and remembers the choice. */
export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is closed to us: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The language as React state: a component that calls this renders again when the learner switches. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage);
}

/** The saved choice, else the first preferred language that we speak, else Tamil. */
export function chooseLanguage(saved: string | null, preferred: readonly string[]): Language {
  const wanted = [saved ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? 'ta';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
