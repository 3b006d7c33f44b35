import type { SkillId } from '@python-learning/exercises';

/**
 * What a learner did with one question, exercise or multiple-choice question: wrong attempts, and whether the right
 * one came. Right with no failure is right at the first try.
 */
export type Evidence = {
  /** Skills that it asks for: all of them for an exercise; for a part of the course some of those its milestone teaches. */
  skills: readonly SkillId[];
  /** Whether every one of the skills is needed, or only some, nobody knows which. */
  needs: 'all' | 'some';
  failures: number;
  solved: boolean;
  /** How often somebody who knows nothing is right. */
  chance: number;
  /** Days since the last attempt. */
  ageDays: number;
};

/** Four options, and no way to know. */
export const chanceOfMcq = 0.25;
/** A program is hardly right by accident, but some are copied. */
export const chanceOfProgram = 0.05;
