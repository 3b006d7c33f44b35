import { mostGivenFiles, programFileLimits } from './core/files/program-files.ts';
import type { Limits } from './types.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Limits of a run whose request sets none. */
export const defaultLimits: Limits = {
  caseCpuMs: 2_000,
  submissionCpuMs: 5_000,
  heapGrowthBytes: 64 * mebibyte,
  outputBytes: 64 * kibibyte,
  outputLines: 2_000,
  sourceBytes: 20 * kibibyte,
  inputs: 200,
  recursionDepth: 1_000,
  drawingSteps: 5_000,
};

/** The highest limits that a request may ask for. Buffers and walls are sized for these values. */
export const ceilings: Limits = {
  caseCpuMs: 20_000,
  submissionCpuMs: 60_000,
  heapGrowthBytes: 256 * mebibyte,
  outputBytes: 64 * kibibyte,
  outputLines: 10_000,
  sourceBytes: 64 * kibibyte,
  inputs: 1_000,
  recursionDepth: 3_000,
  drawingSteps: 5_000,
};

/** Fixed limits that no request can change. */
export const walls = {
  cases: 32,
  /** Bytes of one input line, and of all of them together. */
  inputLineBytes: 4 * kibibyte,
  inputBytes: 64 * kibibyte,
  /** Bytes of the `vary`, `call`, `fakeRandom` and `walk` parts of one case, written as JSON. */
  caseBytes: 16 * kibibyte,
  /**
   * How many times its output limit a program may print before it is stopped. Only head and tail are stored.
   */
  outputOverrun: 16,
  /** Share of the stored output that is its head; the rest is its tail. */
  outputHeadShare: 0.75,
  /** Total bytes of all files that a program writes, and the number of files. */
  fileBytes: 4 * mebibyte,
  files: 500,
  openFiles: 64,
  pathBytes: 1_024,
  /** Characters of a message, a `repr` or a comment; longer text is cut with an ellipsis. */
  textLength: 10_000,
  /** Characters of a type name, a function name in a traceback, or a warning category. */
  nameLength: 200,
  frames: 40,
  /**
   * Bytes of one answer of the harness once the program has run: more than any honest answer needs.
   */
  answerBytes: 256 * kibibyte,
  /** Bytes of the steps of a traced program, with its output between them. */
  traceSteps: 300,
  traceBytes: 256 * kibibyte,
  /** Bytes of the drawing of one run, and of all drawings of a submission. */
  drawingBytes: mebibyte,
  drawingsBytes: 2 * mebibyte,
  /** Steps of a drawing. */
  drawnSteps: 5_000,
  /** Farthest place of a drawing from its middle, in either direction. */
  drawnPlace: 100_000,
  /** Characters of one text on a drawing. */
  drawnTextLength: 1_000,
  /**
   * Entries of each list and each count in the facts of a source. An entry takes at least two bytes of source.
   */
  factEntries: ceilings.sourceBytes / 2,
  /** Counts and mistakes among the clues of a source. */
  clues: 40,
  digestLength: 64,
  /** Names of one `vary`. */
  varied: 4_096,
  /** Characters of the cause in an engine event. */
  noteLength: 500,
  /**
   * Answers that a walk chooses, before it types the stop word alone, and questions and lines after which it counts as
   * endless.
   */
  walkAnswers: 40,
  walkQuestions: 400,
  walkLines: 20_000,
  warnings: 20,
  warningLength: 300,
  /**
   * An interpreter whose memory grew by more than this is discarded after the run. Memory within it is cleaned and used
   * again: to get it from the system costs five times as much as to clean it.
   */
  keptGrowthBytes: defaultLimits.heapGrowthBytes,
  /**
   * CPU time beyond the limit after which the thread of a run is ended: this share of the limit, or the milliseconds
   * below if they are longer.
   */
  interruptGraceShare: 0.05,
  interruptGraceMs: 60,
  /** Wall-clock limit of one run, for a machine so busy that CPU time barely passes. */
  caseWallMs: 30_000,
  /**
   * A sandbox process that is not ready after this time is ended. The first start takes seconds on a slow machine.
   */
  startMs: 60_000,
  /** Bytes of the snapshot of a booted interpreter. */
  snapshotBytes: 64 * mebibyte,
  /** A sandbox process that sends nothing for this long is ended. */
  silenceMs: 10_000,
  /**
   * Memory that a sandbox process may use, and the amount that each worker adds. A process above it is ended.
   */
  processBytes: 1_024 * mebibyte,
  workerBytes: 320 * mebibyte,
  /** Bytes of one message from the sandbox. An honest one has at most `reportBytes`. */
  messageBytes: 64 * mebibyte,
  /**
   * Time from the start of a submission to its answer, however busy the machine. After it the sandbox is ended.
   */
  submissionWallMs: 120_000,
  /** Runs in the queue, and the share of it that one owner may fill. */
  queued: 200,
  queuedShareOfOwner: 0.25,
} as const;

/** Maximum bytes of facts per byte of source: an empty comment takes two bytes and becomes thirty. */
const factsPerSourceByte = 16;

/**
 * Maximum bytes of the answer to `begin` for a source of this size: its facts, plus the error, warnings and names that
 * other answers contain, too.
 */
export function beginBytes(sourceBytes: number): number {
  return factsPerSourceByte * sourceBytes + 2 * walls.answerBytes;
}

/** Maximum bytes in JSON of a character or of an invalid byte: `\u0001`. */
const jsonBytes = 6;
/** Bytes for the names, numbers and punctuation of one JSON object, and for the omission mark. */
const objectBytes = 400;

const nameBytes = jsonBytes * walls.nameLength + objectBytes;
const textBytes = jsonBytes * walls.textLength;
/** Files that a run left. A character of a text file takes at most two bytes: `\\n`. */
const filesBytes =
  2 * programFileLimits.bytes +
  (2 * programFileLimits.files + mostGivenFiles) * (jsonBytes * programFileLimits.nameLength + objectBytes);
const exceptionBytes = textBytes + nameBytes + walls.frames * nameBytes;
const warningsBytes = walls.warnings * (jsonBytes * walls.warningLength + nameBytes);

/** Maximum bytes of one outcome in a report: two outputs, an exception, a result, warnings, names of `vary`. */
const outcomeBytes =
  2 * jsonBytes * ceilings.outputBytes +
  exceptionBytes +
  (textBytes + nameBytes) +
  warningsBytes +
  filesBytes +
  jsonBytes * walls.caseBytes +
  objectBytes;

/** Maximum bytes of the report of a submission: the shown run, each test case, their drawings and the facts. */
export const reportBytes =
  (1 + walls.cases) * outcomeBytes + walls.drawingsBytes + beginBytes(ceilings.sourceBytes);

/** Returns the limits of one run: the requested values or the defaults, capped by the ceilings. */
export function resolveLimits(asked: Partial<Limits> = {}): Limits {
  return Object.fromEntries(
    limitNames.map((name) => [
      name,
      Math.max(0, Math.min(asked[name] ?? defaultLimits[name], ceilings[name])),
    ]),
  ) as Record<keyof Limits, number>;
}

const limitNames = Object.keys(defaultLimits) as (keyof Limits)[];
