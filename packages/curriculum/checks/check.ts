import type { Content } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { ProgramRunner } from './program-runner.ts';

export { faultAt } from '../src/fault.ts';

/** What a check works on: the content as read from its files, and a program runner. */
export type CheckContext = { content: Content; programRunner: ProgramRunner };

/** A requirement that the content meets. */
export type Check = {
  /** The requirement, as a sentence. */
  promise: string;
  /** True if it compares milestones with each other, or with something outside of them. */
  ofTheWholeCourse?: true;
  /** Returns the places that break it. */
  run(context: CheckContext): Promise<readonly Fault[]> | readonly Fault[];
};
