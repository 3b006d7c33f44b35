import { createHash } from 'node:crypto';

/** What a program's clock says when it starts, in every run: a Monday at 9:00 in Jaffna and Chennai. */
export const programClockMs = Date.UTC(2026, 0, 5, 3, 30);

/** The chance of a run: the same learner, question and code meet the same one, so that a run can be repeated. */
export function replaySeed(run: { learnerId: string; questionId: string; code: string }): string {
  const parts = JSON.stringify([run.learnerId, run.questionId, run.code]);
  return createHash('sha256').update(parts).digest('hex');
}
