/** Pauses and speeds, in milliseconds. */
export const pace = {
  opening: 1_200,
  /** Silence before the first word of a title picture, while the kolam begins to grow. */
  titleLeadIn: 600,
  lead: 200,
  betweenSentences: 280,
  betweenClauses: 90,
  tail: 450,
  /** Silence in which a viewer guesses. A page waits here until the learner has chosen. */
  think: 3_000,
  /** How long the answer stays after a guess of which no reason is spoken. */
  answer: 1_500,
  press: 400,
  step: 750,
  /** The first steps of a long run, in which a learner sees what repeats. */
  followedSteps: 10,
  followedStep: 450,
  fastestStep: 60,
  maxRunMs: 7_500,
  /** How long the cursor waits at least before an input is typed. */
  waitForInput: 1_200,
  inputKey: 120,
  /** Before a question appears, and between the last letter of an input and Enter. */
  ask: 250,
  enter: 350,
  slowKey: 100,
  fastKey: 50,
  /** Between lines that come with the same word. */
  lineAfterLine: 300,
  /** Between lines that no word names, at most and at least. */
  slowLine: 700,
  fastLine: 120,
  /** How long a mark stays that no other follows. */
  mark: 4_000,
  closing: 2_600,
  /** Milliseconds before the end of a scene at which its program can be tried: the next scene has not begun. */
  tryIt: 200,
} as const;
