/** Rate limits of the contact form, and the retention of its messages. */
export const contactRules = {
  /** High, because a whole village may share one address of a telephone company. */
  perNetworkAndHour: 20,
  perEmailAndHour: 5,
  /** A learner's messages are stored for a year: with this limit they amount to 8 MB at most. */
  perLearnerAndWeek: 10,
  keptForDays: 365,
} as const;
