import type { Rule, RunReport } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';
import type { WalkedRun } from '../walks/walked-runs.ts';

/** What a rule may look at: the source, and what its runs did. */
export type RuleContext = RunReport & {
  starterDigest: string;
  program: Program;
  /** Lines of the learner's guess; empty without one. */
  guess: readonly string[];
  /** The walks of a task that is played; missing for any other. */
  walks?: readonly WalkedRun[];
  starter?: string;
  /** A program of another child for the task. */
  sample?: string;
  /** The learner's own solution of the part before; missing without one. */
  ownBeginning?: string;
};

export type RuleTest = (rule: Rule, context: RuleContext) => boolean;
