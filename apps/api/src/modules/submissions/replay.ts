import { createHash } from 'node:crypto';

/** The program's clock at the start of every run: a Monday at 9:00 in Jaffna and Chennai. */
export const programClockMs = Date.UTC(2026, 0, 5, 3, 30);

/** Seed of a run: the same learner, question and code give the same one, so runs are repeatable. */
export function replaySeed(run: { learnerId: string; questionId: string; code: string }): string {
  const parts = JSON.stringify([run.learnerId, run.questionId, run.code]);
  return createHash('sha256').update(parts).digest('hex');
}
