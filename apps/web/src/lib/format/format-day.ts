import type { Language } from '@python-learning/contract';

const locales: Record<Language, string> = { ta: 'ta-IN', en: 'en-GB' };

/** A day of the calendar such as 2026-11-21, the same wherever it is read: 21 November 2026. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
