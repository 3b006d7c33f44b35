import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import { type McqDefinition, type McqKind, type OptionLetter, optionLetters } from '../src/mcq.schema.ts';
import { type Check, faultAt } from './check.ts';
import type { Lab } from './lab.ts';

export const mcqsCheck: Check = {
  promise: 'running the code of an MCQ finds the right option, and only that one',
  run: async ({ content, lab }) => {
    const faults: Fault[] = [];
    for (const mcq of content.milestones.flatMap(({ mcqs }) => mcqs)) {
      faults.push(...(await faultsOf[mcq.value.asks](mcq, lab)));
    }
    return faults;
  },
};

type Judge = (mcq: Located<McqDefinition>, lab: Lab) => Promise<Fault[]>;

/** How the answer of each kind of MCQ is found. */
const faultsOf = {
  output: async (mcq, lab) => compareOptions(mcq, await outputOf(mcq.value, lab)),
  'line-count': async (mcq, lab) => {
    const output = await outputOf(mcq.value, lab);
    return compareOptions(
      mcq,
      output === null ? null : String(output === '' ? 0 : output.split('\n').length),
    );
  },
  error: async (mcq, lab) => {
    const { code, inputs } = mcq.value;
    const { kind } = await lab.show(code ?? '', inputs);
    return kind === 'python-error'
      ? []
      : [faultAt(mcq, ['code'], `code: must stop with an error, but it is ${kind}`)];
  },
  'code-that-shows': async (mcq, lab) => {
    const faults: Fault[] = [];
    for (const letter of optionLetters) faults.push(...(await faultsOfCodeOption(mcq, letter, lab)));
    return faults;
  },
  judgement: async () => [],
} as const satisfies Record<McqKind, Judge>;

/** What the code shows; null when it does not end well. */
async function outputOf({ code, inputs }: McqDefinition, lab: Lab): Promise<string | null> {
  const { kind, stdout } = await lab.show(code ?? '', inputs);
  return kind === 'finished' ? stdout.replace(/\n$/, '') : null;
}

function compareOptions(mcq: Located<McqDefinition>, answer: string | null): Fault[] {
  if (answer === null) return [faultAt(mcq, ['code'], 'code: does not end well, so nothing can be right')];
  return optionLetters.flatMap((letter) => {
    const { en, ta } = mcq.value.options[letter].text;
    const isRight = letter === mcq.value.right;
    if (isRight === (en === answer) && (!isRight || ta === answer)) return [];
    const message = isRight ? `must be the answer, ${JSON.stringify(answer)}` : 'is right too';
    return [faultAt(mcq, ['options', letter], `options.${letter}: ${message}`)];
  });
}

async function faultsOfCodeOption(
  mcq: Located<McqDefinition>,
  letter: OptionLetter,
  lab: Lab,
): Promise<Fault[]> {
  const { kind, stdout } = await lab.show(mcq.value.options[letter].text.en, mcq.value.inputs);
  const shows = kind === 'finished' && stdout.replace(/\n$/, '') === mcq.value.shows;
  if (shows === (letter === mcq.value.right)) return [];
  const message = shows
    ? 'shows it too, but is not the right option'
    : 'is the right option, but does not show it';
  return [faultAt(mcq, ['options', letter], `options.${letter}: ${message}`)];
}
