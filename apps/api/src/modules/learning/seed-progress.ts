import type { Curriculum, Milestone } from '@python-learning/curriculum';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createBadges } from '../badges/index.ts';
import { createCertificateAwards } from '../certificates/index.ts';
import {
  changeRecord,
  exerciseAward,
  type LearnerRecord,
  markKinds,
  mcqFirstAward,
  milestoneAward,
  questionAward,
  videosAward,
} from '../record/index.ts';
import { seedSubscription } from '../subscriptions/index.ts';

type SeedDeps = { db: Database; clock: Clock; randomness: Randomness; curriculum: Curriculum };

export type Seed = {
  learnerId: string;
  /** Order of the last completed milestone; 0 for none. */
  completedThroughOrder: number;
  /** Whether the account gets an entitlement of a year. */
  subscribed: boolean;
};

/**
 * Seeds the progress of a demo account, as if every first answer had been right. Existing progress stays as it is.
 */
export async function seedProgress(deps: SeedDeps, seed: Seed): Promise<void> {
  const { db, clock, randomness, curriculum } = deps;
  const { learnerId } = seed;
  const at = clock.now();
  if (seed.subscribed) await seedSubscription(db, { id: randomness.id(), learnerId, at });
  const done = curriculum.milestones.filter(({ order }) => order <= seed.completedThroughOrder);
  const last = done.at(-1);
  if (last === undefined) return;
  await changeRecord(db, { learnerId, at }, async (record, handle) => {
    const { currentMilestoneId } = await record.progress.read(learnerId);
    if (currentMilestoneId !== null) return;
    for (const milestone of done) await complete(record, learnerId, milestone, at);
    const next = curriculum.successorOf(last.id) ?? last;
    await record.progress.moveTo(learnerId, next.id, at);
    await record.learningDays.add({ learnerId, hasSolution: true, at });
    await createBadges(curriculum).awardDue(record, learnerId, at);
    await createCertificateAwards(deps).awardDue(handle, learnerId, at);
  });
}

async function complete(
  record: LearnerRecord,
  learnerId: string,
  { id, questions, mcqs }: Milestone,
  at: Date,
): Promise<void> {
  for (const { id: questionId } of questions) {
    const task = { kind: 'question', id: questionId } as const;
    await record.solutions.markSolved({ learnerId, task, difficulty: null, at });
  }
  for (const mcq of mcqs) await record.answers.markCorrect(learnerId, mcq.id, at);
  for (const kind of markKinds) await record.progress.setMark(learnerId, id, kind, at);
  const awards = [
    videosAward(id),
    ...questions.map((question) => questionAward(question)),
    ...mcqs.map((mcq) => mcqFirstAward(mcq.id)),
    exerciseAward(id),
    milestoneAward(id),
  ];
  await record.awards.award(learnerId, awards, at);
}
