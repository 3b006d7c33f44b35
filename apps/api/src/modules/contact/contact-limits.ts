/** How often people may write, and for how long what they wrote is kept. */
export const contactRules = {
  /** A whole village may share one address of a telephone company. */
  perNetworkAndHour: 20,
  perEmailAndHour: 5,
  /** A learner's messages are kept for a year: this many a week come to 8 MB at most. */
  perLearnerAndWeek: 10,
  keptForDays: 365,
} as const;
