import type { Bilingual, Outcome } from '@python-learning/domain';
import { normaliseOutput } from '@python-learning/feedback';
import type { QuestionContent } from '../../src/question-files.ts';
import type { ProgramRunner } from '../program-runner.ts';
import { cardLimits, fits } from './card-limits.ts';

/** What a program shows, and the message of Python if it stops; null if it does not. */
export type CardRun = { output: string; error: string | null };

/** What a right program reads and shows. */
export type Example = { inputs: string[]; output: string };

type Lines = readonly string[];

/** Runs the programs of the cards of one question. */
export type CardRuns = {
  /** Whether a program passes all cases and keeps all rules. */
  passes(lines: Lines): Promise<boolean>;
  /** Null for a program that does not end by itself. */
  run(lines: Lines, inputs: readonly string[]): Promise<CardRun | null>;
  /** What the right program shows with the first visible inputs. Null if it does not fit on a card. */
  exampleOf(right: Lines): Promise<Example | null>;
  /** The first visible inputs with which a wrong program shows something else. Null if there are none. */
  differenceOf(right: Lines, wrong: Lines): Promise<{ example: Example; shows: CardRun } | null>;
  /** What a learner would be told of this wrong program. */
  whyWrong(lines: Lines): Promise<Bilingual | null>;
};

export function createCardRuns(question: QuestionContent, programRunner: ProgramRunner): CardRuns {
  const { cases } = question.value;
  const visible = cases.filter((one) => one.visible);
  const run = async (lines: Lines, inputs: readonly string[]) =>
    runOf(await programRunner.showMutant(lines.join('\n'), inputs));
  const exampleWith = async (right: Lines, inputs: readonly string[]): Promise<Example | null> => {
    const shown = await run(right, inputs);
    if (shown === null || shown.error !== null || shown.output === '') return null;
    const isReadable =
      fits(shown.output.split('\n'), cardLimits.outputLines) && fits(inputs, cardLimits.lines);
    return isReadable ? { inputs: [...inputs], output: shown.output } : null;
  };
  const isRefusedAtOnce = async (lines: Lines) => {
    const [first] = visible;
    if (
      first === undefined ||
      first.evidence.kind !== printed ||
      first.vary !== null ||
      first.fakeRandom !== null
    )
      return false;
    const shown = await run(lines, first.inputs);
    return shown === null || shown.error !== null || shown.output !== withoutLastBreak(first.evidence.stdout);
  };
  return {
    run,
    passes: async (lines) => {
      if (await isRefusedAtOnce(lines)) return false;
      return (await programRunner.assessMutant(question, lines.join('\n'))).verdict === 'solved';
    },
    exampleOf: (right) => exampleWith(right, visible[0]?.inputs ?? []),
    differenceOf: async (right, wrong) => {
      for (const { inputs } of visible) {
        const example = await exampleWith(right, inputs);
        const shows = example === null ? null : await run(wrong, inputs);
        if (example === null || shows === null || !isShort(shows)) continue;
        if (shows.error !== null || shows.output !== example.output) return { example, shows };
      }
      return null;
    },
    whyWrong: async (lines) => {
      const program = { file: question.file, source: lines.join('\n') };
      const en = await programRunner.assess(question, program, 'en');
      const ta = await programRunner.assess(question, program, 'ta');
      const [saidEn, saidTa] = [en.hints[0], ta.hints[0]];
      const isWrong = en.verdict === 'wrong' && saidEn !== undefined && saidTa !== undefined;
      return isWrong ? { en: saidEn, ta: saidTa } : null;
    },
  };
}

const printed = 'output';

function runOf(outcome: Outcome): CardRun | null {
  const output = withoutLastBreak(outcome.stdout);
  if (outcome.kind === 'finished') return { output, error: null };
  if (outcome.kind !== 'python-error' || outcome.exception === null) return null;
  return { output, error: `${outcome.exception.type}: ${outcome.exception.message}` };
}

function isShort({ output, error }: CardRun): boolean {
  return fits(output.split('\n'), cardLimits.outputLines) && (error ?? '').length <= cardLimits.errorLength;
}

function withoutLastBreak(output: string): string {
  return normaliseOutput(output).replace(/\n$/u, '');
}
