import type { Outcome, PythonException, RunReport } from './types.ts';

/**
 * How much of what a program made is read in order to explain it. The verdict compares everything, in time that grows
 * with its size; explaining asks a hundred questions about the same text, so their text must be small. A learner
 * chooses both the output and the messages of a program: without a bound one program could keep a server busy.
 */
export const readAtMost = {
  /** Of what the program shows, in UTF-16 units and lines. */
  shownLength: 4096,
  shownLines: 200,
  /** Of what is wanted: half of it, so that a shown output that was cut is always the longer one. */
  wantedLength: 2048,
  wantedLines: 100,
  /** Of an exception, in UTF-16 units. Python's longest own messages have about 200. */
  messageLength: 300,
  typeLength: 100,
  /** Of one value that an explanation repeats in a sentence. */
  valueLength: 300,
  /** Entries of one list of facts. A program of 20 KB has fewer, so only a forged list is cut. */
  listedFacts: 20_000,
} as const;

/**
 * Stands for the part of an output that was cut. It is no letter and no white space, and has a digit that no wanted
 * output has beside this sign: two outputs are never taken for equal, or for equal but for spaces, marks or numbers,
 * because a difference was cut.
 */
export const cutSign = '\u{E000}0';

/** The start of a text. A letter of two UTF-16 units is kept whole or left out whole. */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isFirstHalf ? length - 1 : length);
}

/** A text that fits in a sentence, with three dots where it was cut. */
export function shortened(text: string, length: number = readAtMost.valueLength): string {
  return text.length <= length ? text : `${startOf(text, length - 1)}…`;
}

/** What a program showed, with `cutSign` for what is not read. A cut between lines leaves whole lines. */
export function boundedShown(output: string): string {
  const { shownLength, shownLines } = readAtMost;
  const start = startOf(output, shownLength);
  const end = endOfLines(start, shownLines);
  if (end < start.length) return `${start.slice(0, end)}\n${cutSign}`;
  return start.length < output.length ? `${start}${cutSign}` : output;
}

/** Whether a wanted output is short enough to explain what is different in it. */
export function isWantedReadable(output: string): boolean {
  const { wantedLength, wantedLines } = readAtMost;
  return output.length <= wantedLength && endOfLines(output, wantedLines) === output.length;
}

/** A report in which exceptions and lists of facts are small enough to explain. Outputs and results stay whole. */
export function boundedReport({ shown, cases, facts }: RunReport): RunReport {
  const { listedFacts } = readAtMost;
  return {
    shown: withBoundedException(shown),
    cases: cases.map(withBoundedException),
    facts: {
      ...facts,
      syntaxError: boundedException(facts.syntaxError),
      comments: facts.comments.slice(0, listedFacts),
      functions: facts.functions.slice(0, listedFacts),
      imports: facts.imports.slice(0, listedFacts),
      caught: facts.caught.slice(0, listedFacts),
    },
  };
}

function withBoundedException(outcome: Outcome): Outcome {
  return { ...outcome, exception: boundedException(outcome.exception) };
}

function boundedException(exception: PythonException | null): PythonException | null {
  if (exception === null) return null;
  const { messageLength, typeLength } = readAtMost;
  const { type, message, range } = exception;
  return { type: shortened(type, typeLength), message: shortened(message, messageLength), range };
}

/** Where the first `count` lines of a text end, without the line end behind them. */
function endOfLines(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}
