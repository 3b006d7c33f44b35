import { type Variant, withVariant } from './base-program.ts';
import type { CardMaterial, Maker } from './card-material.ts';
import { excerptOf, placeOf } from './excerpt.ts';
import { shuffled } from './seeded.ts';
import { compareTexts } from './sentences.ts';

/** A program with one wrong line. No other change that is known of this program mends it. */
export const makeFaultyLines: Maker<'faulty-line'> = async function* (material) {
  const { right, runs, seed } = material;
  for (const { lines, variants } of right) {
    for (const variant of byOrigin(variants, `${seed} faulty-line`)) {
      const wrong = withVariant(lines, variant);
      const excerpt = excerptOf(wrong, variant.index);
      if (excerpt === null || lines.length < 2) continue;
      const difference = await runs.differenceOf(lines, wrong);
      if (difference === null || (await runs.passes(wrong))) continue;
      if (!(await material.isTaught(wrong)) || (await isMendedElsewhere(wrong, variant, variants, material)))
        continue;
      const explanation = await runs.whyWrong(wrong);
      if (explanation === null) continue;
      yield {
        kind: 'faulty-line',
        constructs: [...((await material.constructsOf(lines)) ?? [])],
        ...placeOf(excerpt, lines),
        lines: wrong.slice(excerpt.start, excerpt.end),
        line: variant.index + 1,
        mended: lines[variant.index] ?? '',
        ...difference,
        hint: compareTexts[difference.shows.error === null ? 'output' : 'error'],
        explanation,
      };
    }
  }
};

/** Wrong answers that learners gave come first. */
export function byOrigin(variants: readonly Variant[], seed: string): Variant[] {
  const mixed = shuffled(variants, seed, ({ index, text }) => `${index} ${text}`);
  return [
    ...mixed.filter(({ origin }) => origin === 'wrong answer'),
    ...mixed.filter(({ origin }) => origin === 'mutant'),
  ];
}

/** Whether a change of another line makes the program right, too. */
async function isMendedElsewhere(
  wrong: readonly string[],
  { index }: Variant,
  variants: readonly Variant[],
  { runs, constructsOf }: CardMaterial,
): Promise<boolean> {
  // A line that does not parse cannot mend, and a program that does not parse is not mended elsewhere.
  if ((await constructsOf(wrong)) === null) return false;
  for (const other of variants)
    if (other.index !== index && (await runs.passes(withVariant(wrong, other)))) return true;
  return false;
}
