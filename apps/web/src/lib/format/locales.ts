import type { Localized } from '@python-learning/domain';

/** BCP 47 locale of each language, for dates and times. */
export const locales: Localized<string> = { ta: 'ta-IN', en: 'en-GB' };

/** BCP 47 locale of each language, for prices: the British one would write US$ for $. */
export const priceLocales: Localized<string> = { ta: 'ta-IN', en: 'en-US' };
