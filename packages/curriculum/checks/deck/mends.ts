import type { Bilingual } from '@python-learning/domain';
import { withVariant } from './base-program.ts';
import { fits } from './card-limits.ts';
import type { Maker } from './card-material.ts';
import { excerptOf, placeOf } from './excerpt.ts';
import { byOrigin } from './faulty-line.ts';
import { fewestWrong, mostWrong, optionsOf } from './options.ts';

/** A wrong program and changes of its wrong line, of which exactly one makes it right. */
export const makeMends: Maker<'mends'> = async function* (material) {
  const { right, runs, seed } = material;
  for (const { lines, variants } of right) {
    for (const variant of byOrigin(variants, `${seed} mends`)) {
      const { index } = variant;
      const wrong = withVariant(lines, variant);
      const excerpt = excerptOf(wrong, index);
      const others = byOrigin(variants, `${seed} mends ${variant.text}`).filter(
        (other) => other.index === index && other.text !== variant.text && fits([other.text], 1),
      );
      if (excerpt === null || others.length < fewestWrong || !fits([lines[index] ?? ''], 1)) continue;
      const difference = await runs.differenceOf(lines, wrong);
      if (difference === null || (await runs.passes(wrong)) || !(await material.isTaught(wrong))) continue;
      const options: { line: number; text: string; why: Bilingual }[] = [];
      for (const { text } of others) {
        if (options.length === mostWrong) break;
        const changed = withVariant(lines, { index, text });
        if ((await runs.passes(changed)) || !(await material.isTaught(changed))) continue;
        const why = await runs.whyWrong(changed);
        if (why !== null) options.push({ line: index + 1, text, why });
      }
      const mended = { line: index + 1, text: lines[index] ?? '' };
      const choice = optionsOf(mended, options, `${seed} ${variant.text}`);
      const explanation = choice === null ? null : await runs.whyWrong(wrong);
      if (choice === null || explanation === null) continue;
      yield {
        kind: 'mends',
        constructs: [...((await material.constructsOf(lines)) ?? [])],
        ...placeOf(excerpt, lines),
        lines: wrong.slice(excerpt.start, excerpt.end),
        ...difference,
        ...choice,
        explanation,
      };
    }
  }
};
