import type { Language } from '@python-learning/domain';
import { locales } from './locales.ts';

/** Formats a calendar day such as 2026-11-21, the same in every time zone: 21 November 2026. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
