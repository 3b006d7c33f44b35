/**
 * How many personalized exercises, and how many of a learner's own questions, one learner may make in a day. More than any
 * child solves; they keep one learner from using up what all share. What is sold names the same numbers.
 */
export const fairUsePerDay = { exercises: 60, custom: 20 } as const;

/** Characters of a program that a visitor without an account may run. */
export const maxVisitorCodeLength = 500;

/** The most lines of a program on a card. */
export const maxCardLines = 12;
