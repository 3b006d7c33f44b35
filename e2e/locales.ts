import type { Localized } from '@python-learning/domain';

/** Locale of a browser in each language. */
export const locales: Localized<string> = { ta: 'ta-IN', en: 'en-GB' };
