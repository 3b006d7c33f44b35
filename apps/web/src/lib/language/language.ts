import type { Language } from '@python-learning/domain';
import { useSyncExternalStore } from 'react';
import {
  changeLocalSettings,
  getLocalSettings,
  subscribeToLocalSettings,
} from '../settings/local-settings.ts';

export function getLanguage(): Language {
  return getLocalSettings().language;
}

/** Changes the language of the whole app and remembers the choice. */
export function setLanguage(language: Language): void {
  changeLocalSettings({ language });
}

/** The language as React state: a component that calls this renders again when the learner switches. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLocalSettings, getLanguage, getLanguage);
}
