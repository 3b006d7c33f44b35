import { type Language, languages, type OptionLetter, optionLetters } from '@python-learning/domain';
import type { Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { McqDefinition, McqKind } from '../src/mcq.schema.ts';
import { type Check, faultAt } from './check.ts';
import type { ProgramRunner } from './program-runner.ts';

export const mcqsCheck: Check = {
  promise: 'running the code of an MCQ finds the right option, and only that one',
  run: async ({ content, programRunner }) => {
    const faults: Fault[] = [];
    for (const mcq of content.milestones.flatMap(({ mcqs }) => mcqs)) {
      faults.push(...(await faultsOfMcq(mcq, programRunner)));
    }
    return faults;
  },
};

/** Finds options of an MCQ that running its code, or theirs, refutes. */
export function faultsOfMcq(mcq: Located<McqDefinition>, programRunner: ProgramRunner): Promise<Fault[]> {
  return faultsOf[mcq.value.asks](mcq, programRunner);
}

type Judge = (mcq: Located<McqDefinition>, programRunner: ProgramRunner) => Promise<Fault[]>;

const faultsOf = {
  output: async (mcq, programRunner) => compareOptions(mcq, await outputOf(mcq.value, programRunner)),
  'line-count': async (mcq, programRunner) => {
    const output = await outputOf(mcq.value, programRunner);
    return compareOptions(
      mcq,
      output === null ? null : String(output === '' ? 0 : output.split('\n').length),
    );
  },
  error: async (mcq, programRunner) => {
    const { code, inputs } = mcq.value;
    const { kind } = await programRunner.show(code ?? '', inputs);
    return kind === 'python-error'
      ? []
      : [faultAt(mcq, ['code'], `code: must stop with an error, but it is ${kind}`)];
  },
  'code-that-shows': async (mcq, programRunner) => {
    const faults: Fault[] = [];
    for (const letter of optionLetters)
      faults.push(...(await faultsOfCodeOption(mcq, letter, programRunner)));
    return faults;
  },
  judgement: async () => [],
} as const satisfies Record<McqKind, Judge>;

/** Returns the output of the code, or null if it does not finish. */
async function outputOf(
  { code, inputs }: McqDefinition,
  programRunner: ProgramRunner,
): Promise<string | null> {
  const { kind, stdout } = await programRunner.show(code ?? '', inputs);
  return kind === 'finished' ? stdout.replace(/\n$/, '') : null;
}

function compareOptions(mcq: Located<McqDefinition>, answer: string | null): Fault[] {
  if (answer === null) return [faultAt(mcq, ['code'], 'code: does not end well, so nothing can be right')];
  return optionLetters.flatMap((letter) => {
    const { text } = mcq.value.options[letter];
    const isRight = letter === mcq.value.right;
    const isAnswer = (language: Language) => text[language] === answer;
    if (isRight ? languages.every(isAnswer) : !languages.some(isAnswer)) return [];
    const message = isRight ? `must be the answer, ${JSON.stringify(answer)}` : 'is right too';
    return [faultAt(mcq, ['options', letter], `options.${letter}: ${message}`)];
  });
}

async function faultsOfCodeOption(
  mcq: Located<McqDefinition>,
  letter: OptionLetter,
  programRunner: ProgramRunner,
): Promise<Fault[]> {
  const { kind, stdout } = await programRunner.show(mcq.value.options[letter].text.en, mcq.value.inputs);
  const shows = kind === 'finished' && stdout.replace(/\n$/, '') === mcq.value.shows;
  if (shows === (letter === mcq.value.right)) return [];
  const message = shows
    ? 'shows it too, but is not the right option'
    : 'is the right option, but does not show it';
  return [faultAt(mcq, ['options', letter], `options.${letter}: ${message}`)];
}
