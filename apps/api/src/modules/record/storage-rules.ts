export const storageRules = {
  /** Programs, drafts and personalized exercises together. One write may exceed it a little. */
  bytesPerLearner: 20 * 1024 * 1024,
  /** Share of the bytes down to which old programs are deleted, so that it happens rarely. */
  shareAfterMakingRoom: 0.9,
  /** Newest programs stored for one question or exercise, besides its solutions. */
  programsPerTask: 20,
  /** Maximum deleted by one run; more exist only where they were stored before this rule. */
  deletedPerRun: 100,
  /** Bytes counted for a row besides its texts, so that many small rows count too. */
  bytesPerRow: 200,
  /** Newest answers stored per multiple-choice question, besides those that decide something. */
  answersPerQuestion: 20,
  /** Recovered errors stored for one learner; no badge needs more. */
  recoveredErrors: 100,
} as const;
