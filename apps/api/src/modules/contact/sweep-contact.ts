import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { Sweep } from '../../platform/jobs/sweep.ts';
import { createContactRepository } from './contact.repository.ts';
import { contactRules } from './contact-limits.ts';

const dayMs = 24 * 3600 * 1000;

/** Deletes messages after their retention time, which the privacy page states. */
export const sweepContactMessages: Sweep = ({ db, clock }) => {
  const time = new Date(clock.now().getTime() - contactRules.keptForDays * dayMs);
  return inBatches((most) => createContactRepository(db).deleteBefore(time, most));
};
