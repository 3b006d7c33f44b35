import type { Bilingual } from '@python-learning/domain';
import { type Variant, withVariant } from './base-program.ts';
import { fits } from './card-limits.ts';
import type { CardMaterial, Maker } from './card-material.ts';
import { excerptOf, placeOf } from './excerpt.ts';
import { byOrigin } from './faulty-line.ts';
import { shuffled } from './seeded.ts';
import { orderTexts, whyOrder } from './sentences.ts';

/** The most pieces of a card, of which some may belong to no right program: all their orders are run. */
const mostPieces = 5;

/** More right orders than this, and the order says little about the program. */
const mostAccepted = 4;

/** Lines of a right program to put in order, with one or two lines that belong to no right program. */
export const makeOrderLines: Maker<'order-lines'> = async function* (material) {
  const { right, runs, seed } = material;
  for (const { lines, variants } of right) {
    const example = await runs.exampleOf(lines);
    if (example === null) continue;
    for (const { start, count } of rangesOf(lines, seed)) {
      const excerpt = excerptOf(lines, start, start + count - 1);
      const own = lines.slice(start, start + count);
      if (excerpt === null || new Set(own).size < count) continue;
      const strange = await strangeLines(lines, { start, count }, variants, material);
      const texts = shuffled(
        [...own.map((text) => ({ text, why: null })), ...strange],
        `${seed} ${own.join()}`,
        ({ text }) => text,
      );
      const accepted = await acceptedOrders(
        lines,
        { start, count },
        texts.map(({ text }) => text),
        material,
      );
      const isStrangeUsed = accepted.some((order) => order.some((piece) => texts[piece]?.why !== null));
      if (isStrangeUsed || accepted.length === 0 || accepted.length > mostAccepted) continue;
      const constructs = [...((await material.constructsOf(lines)) ?? [])];
      yield {
        kind: 'order-lines',
        constructs,
        ...placeOf(excerpt, lines),
        before: lines.slice(excerpt.start, start),
        pieces: texts,
        after: lines.slice(start + count, excerpt.end),
        accepted,
        example,
        hint: orderTexts[own.some((line) => line.startsWith(' ')) ? 'blocks' : 'steps'],
        explanation: whyOrder(constructs),
      };
    }
  }
};

type Range = { start: number; count: number };

/** The runs of lines to put in order: as many as can be tried, at most four. */
function rangesOf(lines: readonly string[], seed: string): Range[] {
  const counts = lines.length < 3 ? [lines.length] : [4, 3];
  const ranges = counts.flatMap((count) =>
    Array.from({ length: Math.max(0, lines.length - count + 1) }, (_, start) => ({ start, count })),
  );
  const isWhole = ({ count }: Range) => count === Math.min(4, lines.length);
  const mixed = shuffled(ranges, `${seed} order-lines`, ({ start, count }) => `${start} ${count}`);
  return [...mixed.filter(isWhole), ...mixed.filter((range) => !isWhole(range))].filter(
    ({ count }) => count > 1,
  );
}

/** Lines that belong to no right program, each like one of those to be ordered. */
async function strangeLines(
  lines: readonly string[],
  { start, count }: Range,
  variants: readonly Variant[],
  { runs, isTaught, seed }: CardMaterial,
): Promise<{ text: string; why: Bilingual }[]> {
  const found: { text: string; why: Bilingual }[] = [];
  const most = Math.min(2, mostPieces - count);
  const isNear = ({ index, text }: Variant) => index >= start && index < start + count && fits([text], 1);
  for (const variant of byOrigin(variants.filter(isNear), `${seed} ${start}`)) {
    if (found.length === most) break;
    const wrong = withVariant(lines, variant);
    const isKnown = lines.includes(variant.text) || found.some(({ text }) => text === variant.text);
    if (isKnown || (await runs.passes(wrong)) || !(await isTaught(wrong))) continue;
    const why = await runs.whyWrong(wrong);
    if (why !== null) found.push({ text: variant.text, why });
  }
  return found;
}

/** Runs the program with each order of these pieces, and returns those with which it is right. */
async function acceptedOrders(
  lines: readonly string[],
  { start, count }: Range,
  pieces: readonly string[],
  { runs }: CardMaterial,
): Promise<number[][]> {
  const accepted: number[][] = [];
  for (const order of ordersOf([...pieces.keys()], count)) {
    const program = [...lines];
    program.splice(start, count, ...order.map((piece) => pieces[piece] ?? ''));
    if (await runs.passes(program)) accepted.push(order);
  }
  return accepted;
}

/** Every order of so many of these numbers. */
function ordersOf(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((first) =>
    ordersOf(
      numbers.filter((one) => one !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}
