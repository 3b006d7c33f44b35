import type { QuestionContent } from '../../src/question-files.ts';
import { mutantsOf } from '../mutations/novice-mutations.ts';

/** A right program without empty lines and comments, and the programs with one wrong line that are known of it. */
export type BaseProgram = { lines: readonly string[]; variants: readonly Variant[] };

/** One line of a program, by its index, and another text for it. */
export type Variant = { index: number; text: string; origin: 'wrong answer' | 'mutant' };

/** The program as cards show it: a phone has no room for empty lines, and a comment may tell the answer. */
export function linesOf(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.trimStart().startsWith('#'));
}

/** The model solution of a question and its alternatives. */
export function basePrograms({ solution, alternatives, mistakes }: QuestionContent): BaseProgram[] {
  const wrong = mistakes.map(({ program }) => linesOf(program.source));
  return [solution, ...alternatives].map(({ source }) => {
    const lines = linesOf(source);
    const mutants = mutantsOf(lines.join('\n')).map(({ mutant }) => mutant.source.split('\n'));
    return {
      lines,
      variants: uniqueVariants([
        ...variantsOf(lines, wrong, 'wrong answer'),
        ...variantsOf(lines, mutants, 'mutant'),
      ]),
    };
  });
}

/** A program with another text for one of its lines. */
export function withVariant(lines: readonly string[], { index, text }: Pick<Variant, 'index' | 'text'>) {
  return lines.with(index, text);
}

function variantsOf(
  lines: readonly string[],
  others: readonly (readonly string[])[],
  origin: Variant['origin'],
): Variant[] {
  return others.flatMap((other) => {
    if (other.length !== lines.length) return [];
    const [index, ...more] = lines.keys().filter((at) => lines[at] !== other[at]);
    const text = other[index ?? 0] ?? '';
    return index === undefined || more.length > 0 || text.trim() === '' ? [] : [{ index, text, origin }];
  });
}

function uniqueVariants(variants: readonly Variant[]): Variant[] {
  const known = new Map<string, Variant>();
  for (const variant of variants) {
    const key = `${variant.index}\n${variant.text}`;
    if (!known.has(key)) known.set(key, variant);
  }
  return [...known.values()];
}
