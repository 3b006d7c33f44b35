import { type Bilingual, type Language, languages } from '@python-learning/domain';
import type { Check } from './check.ts';
import { proseOf } from './prose.ts';
import { listTexts } from './texts.ts';

type Bound = { from: number; least: number; most: number };

/** Bounds of characters per English one, by the longer text's length: short texts vary more. */
const bounds: Readonly<Record<Exclude<Language, 'en'>, readonly Bound[]>> = {
  ta: [
    { from: 100, least: 0.75, most: 1.8 },
    { from: 40, least: 0.65, most: 2 },
  ],
};
const nameOf = new Intl.DisplayNames('en', { type: 'language' });

export const languageLengthCheck: Check = {
  promise: 'no text is much shorter or longer than its twin in the other language',
  run: ({ content }) =>
    listTexts(content).flatMap(({ file, line, text }) =>
      languages
        .filter((language) => language !== 'en')
        .flatMap((language) => {
          const ratio = lengthRatio(text, language);
          if (ratio === null) return [];
          const message = `the ${nameOf.of(language)} text has ${ratio.toFixed(2)} times the length of the English one: is something missing?`;
          return [{ file, line, message }];
        }),
    ),
};

/** Returns the ratio of the lengths when it is out of bounds, else null. */
function lengthRatio(text: Bilingual, language: Exclude<Language, 'en'>): number | null {
  const [english, other] = [proseOf(text.en).trim().length, proseOf(text[language]).trim().length];
  const bound = bounds[language].find(({ from }) => Math.max(english, other) >= from);
  const ratio = other / Math.max(1, english);
  return bound === undefined || (ratio >= bound.least && ratio <= bound.most) ? null : ratio;
}
