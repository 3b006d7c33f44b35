import type { Check } from './check.ts';
import { proseOf } from './prose.ts';
import { listTexts } from './texts.ts';

/** Texts shorter than this vary too much to compare. */
const comparableLength = 40;

/** Signs of the Tamil text for each of the English one: texts that say the same lie between 0.8 and 1.7. */
const ratios = { least: 0.75, most: 1.8 };

export const languageLengthCheck: Check = {
  promise: 'no text is much shorter or longer than its twin in the other language',
  run: ({ content }) =>
    listTexts(content).flatMap(({ file, line, text }) => {
      const [en, ta] = [proseOf(text.en).trim().length, proseOf(text.ta).trim().length];
      if (en < comparableLength && ta < comparableLength) return [];
      const ratio = ta / Math.max(1, en);
      if (ratio >= ratios.least && ratio <= ratios.most) return [];
      const message = `the Tamil text has ${ratio.toFixed(2)} times the length of the English one: is something missing?`;
      return [{ file, line, message }];
    }),
};
