import type { Content } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { LineFinder } from '../src/yaml-source.ts';
import type { Lab } from './lab.ts';

/** What a check works on: the files as they were read, and a place to run programs. */
export type CheckContext = { content: Content; lab: Lab };

/** One promise that the content keeps. */
export type Check = {
  /** The promise, as a sentence. */
  promise: string;
  /** True when it compares milestones with each other, or with what stands outside of them. */
  ofTheWholeCourse?: true;
  /** The places where it is broken. */
  run(context: CheckContext): Promise<readonly Fault[]> | readonly Fault[];
};

/** A fault at a path inside a located value. */
export function faultAt(
  part: { file: string; lineOf: LineFinder },
  path: readonly PropertyKey[],
  message: string,
): Fault {
  return { file: part.file, line: part.lineOf(path), message };
}
