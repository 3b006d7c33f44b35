import type { Limits } from './types.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** What a run gets when its request says nothing else. */
export const defaultLimits: Limits = {
  caseCpuMs: 2_000,
  submissionCpuMs: 5_000,
  heapGrowthBytes: 64 * mebibyte,
  outputBytes: 64 * kibibyte,
  outputLines: 2_000,
  sourceBytes: 20 * kibibyte,
  inputs: 200,
  recursionDepth: 1_000,
};

/** The most that a request may ask for; buffers and walls are built for these numbers. */
export const ceilings: Limits = {
  caseCpuMs: 20_000,
  submissionCpuMs: 60_000,
  heapGrowthBytes: 256 * mebibyte,
  outputBytes: 64 * kibibyte,
  outputLines: 10_000,
  sourceBytes: 64 * kibibyte,
  inputs: 1_000,
  recursionDepth: 3_000,
};

/** Walls that no request can move. */
export const walls = {
  /** Cases of one submission. */
  cases: 32,
  /** Bytes of one input line, and of all of them together. */
  inputLineBytes: 4 * kibibyte,
  inputBytes: 64 * kibibyte,
  /** Bytes of the `vary`, `call` and `fakeRandom` parts of one case, written as JSON. */
  caseBytes: 16 * kibibyte,
  /** A program may print this many times its limit before it is stopped; only head and tail of it are kept. */
  outputOverrun: 16,
  /** Share of the kept output that is its head; the rest is its tail. */
  outputHeadShare: 0.75,
  /** All files that a program writes, together, and their number. */
  fileBytes: 4 * mebibyte,
  files: 500,
  openFiles: 64,
  pathBytes: 1_024,
  /** Characters of a message, a `repr`, a comment; more is cut with an ellipsis. */
  textLength: 10_000,
  /** Characters of the name of a type, a function in a traceback, a category of warnings. */
  nameLength: 200,
  frames: 40,
  /** Bytes of one answer of the harness once the program ran: more than any honest answer has. */
  answerBytes: 256 * kibibyte,
  /** Entries of each list and each count of what is known of a source: an entry takes two bytes of it at least. */
  factEntries: ceilings.sourceBytes / 2,
  digestLength: 64,
  /** Names of one `vary`. */
  varied: 4_096,
  /** Characters of the cause in an event for the operator. */
  noteLength: 500,
  warnings: 20,
  warningLength: 300,
  /** An interpreter whose heap grew by more than this is thrown away after the run: a heap can not shrink. */
  keptGrowthBytes: 16 * mebibyte,
  /** A run that goes on for this share of its CPU limit beyond it, and for this long, is ended with its thread. */
  interruptGraceShare: 0.05,
  interruptGraceMs: 60,
  /** Wall-clock time of one program run on a machine so busy that its CPU time does not pass. */
  caseWallMs: 30_000,
  /** A sandbox process that is not ready after this long is ended; on a slow machine the first start takes seconds. */
  startMs: 60_000,
  /** Bytes of the snapshot of a booted interpreter. */
  snapshotBytes: 64 * mebibyte,
  /** A sandbox process that is silent for this long is ended. */
  silenceMs: 10_000,
  /** Memory that a whole sandbox process may have in use, and what each worker adds; one that takes more is ended. */
  processBytes: 1_024 * mebibyte,
  workerBytes: 320 * mebibyte,
  /** Bytes of one message from the sandbox. The largest honest one has `reportBytes`. */
  messageBytes: 64 * mebibyte,
  /** From the turn of a submission to its answer, however busy the machine; then its sandbox is ended. */
  submissionWallMs: 120_000,
  /** Runs waiting in the queue, and the share of it that one owner may fill. */
  queued: 200,
  queuedShareOfOwner: 0.25,
} as const;

/** A byte of a source is at most this many in the facts: an empty comment takes two, and becomes thirty. */
const factsPerSourceByte = 16;

/**
 * Bytes of what `begin` may say of a source of that many bytes: its facts, and an error, warnings and names as they are
 * in other answers.
 */
export function beginBytes(sourceBytes: number): number {
  return factsPerSourceByte * sourceBytes + 2 * walls.answerBytes;
}

/** A character, or a byte that is none, is at most this many bytes in JSON: `\u0001`. */
const jsonBytes = 6;
/** Bytes for the names, numbers and signs of one object in JSON, and for the mark of an omission. */
const objectBytes = 400;

const nameBytes = jsonBytes * walls.nameLength + objectBytes;
const textBytes = jsonBytes * walls.textLength;
const exceptionBytes = textBytes + nameBytes + walls.frames * nameBytes;
const warningsBytes = walls.warnings * (jsonBytes * walls.warningLength + nameBytes);

/** The most that one outcome can take in a report: two outputs, an exception, a result, warnings, names of `vary`. */
const outcomeBytes =
  2 * jsonBytes * ceilings.outputBytes +
  exceptionBytes +
  (textBytes + nameBytes) +
  warningsBytes +
  jsonBytes * walls.caseBytes +
  objectBytes;

/** The most that the report of a submission can take: the shown run, each case, and the facts. */
export const reportBytes = (1 + walls.cases) * outcomeBytes + beginBytes(ceilings.sourceBytes);

/** The limits of one run: the defaults, what the request asks for, and never more than the ceilings. */
export function resolveLimits(asked: Partial<Limits> = {}): Limits {
  return Object.fromEntries(
    limitNames.map((name) => [
      name,
      Math.max(0, Math.min(asked[name] ?? defaultLimits[name], ceilings[name])),
    ]),
  ) as Record<keyof Limits, number>;
}

const limitNames = Object.keys(defaultLimits) as (keyof Limits)[];
