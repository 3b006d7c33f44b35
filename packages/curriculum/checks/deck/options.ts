import { type Bilingual, type OptionLetter, optionLetters } from '@python-learning/domain';
import { shuffled } from './seeded.ts';

/** The most options of a card, and the fewest. */
const [most, fewest] = [4, 3];

type Options<Option> = {
  options: { A: Option; B: Option; C: Option; D?: Option };
  right: OptionLetter;
};

/** Puts the right option among wrong ones, at a place that depends on the seed. Null if there are too few. */
export function optionsOf<Shape>(
  right: Shape,
  wrong: readonly (Shape & { why: Bilingual })[],
  seed: string,
): Options<Shape & { why: Bilingual | null }> | null {
  if (wrong.length + 1 < fewest) return null;
  const all = [{ ...right, why: null }, ...wrong.slice(0, most - 1)];
  const [A, B, C, D] = shuffled(all, seed, (option) => JSON.stringify(option));
  if (A === undefined || B === undefined || C === undefined) return null;
  const place = [A, B, C, D].findIndex((option) => option?.why === null);
  return {
    options: D === undefined ? { A, B, C } : { A, B, C, D },
    right: optionLetters[place] ?? 'A',
  };
}

/** The fewest wrong options that a card has. */
export const fewestWrong = fewest - 1;

/** The most wrong options that a card has. */
export const mostWrong = most - 1;
