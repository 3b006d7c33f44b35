import type { Bilingual } from '@python-learning/domain';
import { type BaseProgram, type Variant, withVariant } from './base-program.ts';
import { cardLimits, fits } from './card-limits.ts';
import type { CardMaterial, Maker } from './card-material.ts';
import { byOrigin } from './faulty-line.ts';
import { mostWrong, optionsOf } from './options.ts';
import { howItRuns, lineInstead } from './sentences.ts';

/** A program, its output, and the outputs of programs that differ from it by one line. */
export const makeShows: Maker<'shows'> = async function* (material) {
  for (const program of programsToRead(material)) {
    const { lines, variants } = program;
    if (!fits(lines, cardLimits.lines) || !(await material.isTaught(lines))) continue;
    const example = await material.runs.exampleOf(lines);
    if (example === null || !isOption(example.output)) continue;
    const wrong = await otherOutputs(lines, variants, example, material);
    const choice = optionsOf({ text: example.output }, wrong, `${material.seed} ${lines.join()}`);
    if (choice === null) continue;
    const constructs = [...((await material.constructsOf(lines)) ?? [])];
    yield {
      kind: 'shows',
      constructs,
      firstLine: 1,
      isPart: false,
      lines: [...lines],
      inputs: example.inputs,
      ...choice,
      explanation: howItRuns(constructs),
    };
  }
};

/** The right programs, then the wrong ones: what they were meant to show is one of the other outputs. */
function* programsToRead({ readable, seed }: CardMaterial): Generator<BaseProgram> {
  yield* readable;
  for (const { lines, variants } of readable) {
    for (const { index, text } of byOrigin(variants, `${seed} shows`)) {
      const meant: Variant = { index, text: lines[index] ?? '', origin: 'wrong answer' };
      const others = variants.filter((other) => other.index !== index || other.text !== text);
      yield { lines: withVariant(lines, { index, text }), variants: [meant, ...others] };
    }
  }
}

async function otherOutputs(
  lines: readonly string[],
  variants: readonly Variant[],
  { inputs, output }: { inputs: readonly string[]; output: string },
  { runs, seed }: CardMaterial,
): Promise<{ text: string; why: Bilingual }[]> {
  const found = new Map<string, Bilingual>();
  for (const variant of byOrigin(variants, `${seed} ${lines.join()}`)) {
    if (found.size === mostWrong) break;
    const shown = await runs.run(withVariant(lines, variant), inputs);
    const text = shown?.output ?? '';
    if (shown?.error !== null || !isOption(text) || text === output || found.has(text)) continue;
    found.set(text, lineInstead(variant.index + 1, variant.text.trim()));
  }
  return [...found].map(([text, why]) => ({ text, why }));
}

function isOption(output: string): boolean {
  return output.trim() !== '' && fits(output.split('\n'), cardLimits.optionLines);
}
