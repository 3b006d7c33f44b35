import type { Curriculum, Milestone } from '@python-learning/curriculum';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { markKinds } from '../../platform/db/learning-tables.ts';
import { createBadges } from '../badges/index.ts';
import { createCertificateAwards } from '../certificates/index.ts';
import {
  changeRecord,
  exerciseEarning,
  type LearnerRecord,
  mcqFirstEarning,
  milestoneEarning,
  questionEarning,
  videosEarning,
} from '../record/index.ts';
import { seedSubscription } from '../subscriptions/index.ts';

type SeedDeps = { db: Database; clock: Clock; randomness: Randomness; curriculum: Curriculum };

export type Seed = {
  learnerId: string;
  /** Every milestone up to this order is done; 0 for none. */
  completedThroughOrder: number;
  /** Whether the account gets a year of open access. */
  subscribed: boolean;
};

/** Gives a demo account a past, as if its learner had done everything right at once. One that has a past keeps it. */
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
  for (const question of questions) await record.solutions.markSolved(learnerId, question.id, at);
  for (const mcq of mcqs) await record.answers.markCorrect(learnerId, mcq.id, at);
  for (const kind of markKinds) await record.progress.setMark(learnerId, id, kind, at);
  const earnings = [
    videosEarning(id),
    ...questions.map(questionEarning),
    ...mcqs.map((mcq) => mcqFirstEarning(mcq.id)),
    exerciseEarning(id),
    milestoneEarning(id),
  ];
  await record.earnings.earn(learnerId, earnings, at);
}
