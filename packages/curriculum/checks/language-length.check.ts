import type { Check } from './check.ts';
import { proseOf } from './prose.ts';
import { listTexts } from './texts.ts';

/** Bounds of Tamil per English characters, by the longer text's length: short texts vary more. */
const bounds = [
  { from: 100, least: 0.75, most: 1.8 },
  { from: 40, least: 0.65, most: 2 },
];

export const languageLengthCheck: Check = {
  promise: 'no text is much shorter or longer than its twin in the other language',
  run: ({ content }) =>
    listTexts(content).flatMap(({ file, line, text }) => {
      const [en, ta] = [proseOf(text.en).trim().length, proseOf(text.ta).trim().length];
      const bound = bounds.find(({ from }) => Math.max(en, ta) >= from);
      const ratio = ta / Math.max(1, en);
      if (bound === undefined || (ratio >= bound.least && ratio <= bound.most)) return [];
      const message = `the Tamil text has ${ratio.toFixed(2)} times the length of the English one: is something missing?`;
      return [{ file, line, message }];
    }),
};
