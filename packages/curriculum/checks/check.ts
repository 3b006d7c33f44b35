import type { Content } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { Lab } from './lab.ts';

export { faultAt } from '../src/fault.ts';

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
