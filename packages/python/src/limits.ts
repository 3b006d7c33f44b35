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
  outputBytes: 256 * kibibyte,
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
  /** Characters of a message, a `repr`, a warning; more is cut with an ellipsis. */
  textLength: 10_000,
  frames: 40,
  /** Characters of the cause in an event for the operator. */
  noteLength: 500,
  warnings: 20,
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
  /** Bytes of one message from the sandbox. */
  messageBytes: 64 * mebibyte,
  /** From the turn of a submission to its answer, however busy the machine; then its sandbox is ended. */
  submissionWallMs: 120_000,
  /** Runs waiting in the queue, and the share of it that one owner may fill. */
  queued: 200,
  queuedShareOfOwner: 0.25,
} as const;

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
