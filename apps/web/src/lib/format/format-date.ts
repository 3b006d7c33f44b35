import type { Language } from '@python-learning/contract';

const locales: Record<Language, string> = { ta: 'ta-IN', en: 'en-GB' };

/**
 * A day as people write it: 21 November 2026, or short 21 Nov 2026. `iso` is a date or a moment; the day is the
 * reader's.
 */
export function formatDate(iso: string, language: Language, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month,
    year: 'numeric',
  }).format(new Date(iso));
}
