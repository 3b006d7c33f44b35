import type { SkillId } from '@python-learning/exercises';

/**
 * A learner's attempts at one question, exercise or multiple-choice question. Solved with 0 failures means right at
 * the first attempt.
 */
export type Evidence = {
  /** Skills it needs: all for an exercise; for a course question some of its milestone's skills. */
  skills: readonly SkillId[];
  /** `some`: only some of the skills are needed, and it is unknown which. */
  needs: 'all' | 'some';
  failures: number;
  solved: boolean;
  /** Probability of a right attempt without the skills. */
  chance: number;
  /** Days since the last attempt. */
  ageDays: number;
};

/** A random choice among four options. */
export const chanceOfMcq = 0.25;
/** Programs are rarely right by chance, but some are copied. */
export const chanceOfProgram = 0.05;
