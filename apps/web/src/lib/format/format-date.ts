import type { Language } from '@python-learning/domain';
import { locales } from './locales.ts';

/**
 * Formats a day: 21 November 2026, or short 21 Nov 2026. `iso` is a date or a moment; the day is that of the reader's
 * time zone.
 */
export function formatDate(iso: string, language: Language, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month,
    year: 'numeric',
  }).format(new Date(iso));
}
