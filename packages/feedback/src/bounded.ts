import type { Outcome, PythonException, RunReport } from '@python-learning/domain';

/**
 * How much of a run is read to explain it. The verdict compares everything, in time that grows with its size;
 * explaining asks a hundred questions about the same text, so that text must be small. A learner controls both the
 * output and the messages of a program: without limits, one program could keep a server busy.
 */
export const readAtMost = {
  /** Of the output, in UTF-16 units and lines. */
  shownLength: 4096,
  shownLines: 200,
  /**
   * Of the expected output: half as much, so that an output that was cut is always the longer one.
   */
  wantedLength: 2048,
  wantedLines: 100,
  /** Of an exception, in UTF-16 units; its type is also made one line. Python's longest own messages have about 200. */
  messageLength: 300,
  typeLength: 100,
  /** Of one value that an explanation repeats in a sentence. */
  valueLength: 300,
  /** Of a guess and of the output beside it, in lines. */
  comparedLines: 20,
  /** Entries in one list of facts. A program of 20 KB has fewer, so only a forged list is cut. */
  listedFacts: 20_000,
} as const;

/**
 * Replaces the part of an output that was cut. It is neither a letter nor white space, and its digit follows a
 * character that no expected output has. So the cut never makes two outputs equal, or equal except for spaces,
 * punctuation or numbers.
 */
export const omissionMark = '\u{E000}0';

/** The start of a text, at most `length` UTF-16 units. Never splits a character of two units. */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isFirstHalf ? length - 1 : length);
}

/** Shortens a text to fit in a sentence; … marks the cut. */
export function shortened(text: string, length: number = readAtMost.valueLength): string {
  return text.length <= length ? text : `${startOf(text, length - 1)}…`;
}

/** The part of an output that is read, with a mark for the rest. A cut between lines keeps whole lines. */
export function boundedShown(output: string): string {
  const { shownLength, shownLines } = readAtMost;
  const start = startOf(output, shownLength);
  const end = endOfLines(start, shownLines);
  if (end < start.length) return `${start.slice(0, end)}\n${omissionMark}`;
  return start.length < output.length ? `${start}${omissionMark}` : output;
}

/** Whether an expected output is short enough to explain what differs from it. */
export function isWantedReadable(output: string): boolean {
  const { wantedLength, wantedLines } = readAtMost;
  return output.length <= wantedLength && endOfLines(output, wantedLines) === output.length;
}

/**
 * Shortens the exceptions and lists of facts of a report, so that it can be explained. Outputs and results stay whole.
 */
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
  return {
    type: oneLineName(shortened(type, typeLength)),
    message: shortened(message, messageLength),
    range,
  };
}

/**
 * A program may give a class any name: none, or one of several lines. Python prints the type as the start of its last
 * line, and the catalogue compares it as one line.
 */
function oneLineName(type: string): string {
  const name = type.toWellFormed().replace(breaksAndControls, ' ').trim();
  return name === '' ? 'Exception' : name;
}

const breaksAndControls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Offset where the first `count` lines of a text end, before their last line break. */
function endOfLines(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}
