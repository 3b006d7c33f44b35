/**
 * How far a browser has come since its first visit of the landing page, in the order of the way: the page itself, a first
 * output, the output of a changed program, the verdict on a program of a question, the end of a lesson, and a second day with
 * one of these.
 */
export const visitSteps = [
  'visit',
  'own_output',
  'own_change',
  'first_verdict',
  'lesson_end',
  'second_day',
] as const;

export type VisitStep = (typeof visitSteps)[number];

/** A step that a screen knows of; the second day follows from the others. */
export type ShownStep = Exclude<VisitStep, 'second_day'>;
