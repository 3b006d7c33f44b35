/** How much is kept of what one learner writes. */
export const storageRules = {
  /** Of programs, drafts and personalized exercises together. A write may end a little above it, the next one waits. */
  bytesPerLearner: 20 * 1024 * 1024,
  /** Old programs are deleted down to this share of the bytes, so that it is seldom done. */
  shareAfterMakingRoom: 0.9,
  /** Programs of one question or exercise, the newest, besides those that solve it. */
  programsPerTask: 20,
  /** Programs that one run deletes at most; more are there only where they were kept before this rule. */
  deletedPerRun: 100,
  /** What a row takes besides its texts, so that many small ones count too. */
  bytesPerRow: 200,
  /** Answers of one multiple-choice question, the newest, besides those that decide something. */
  answersPerQuestion: 20,
  /** Errors turned into runs without one; no badge asks for so many. */
  recoveredErrors: 100,
} as const;
