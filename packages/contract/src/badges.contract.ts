import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';

/** A badge of the course, awarded or not. */
export const listedBadge = z.object({
  /** Names the badge's icon too. */
  id: z.string(),
  title: z.string(),
  /** What a learner with this badge can do, in one sentence. */
  description: z.string(),
  /** What the badge is awarded for, in one sentence. */
  how: z.string(),
  awarded_at: z.nullable(z.string()),
  /** How much is done of what the badge requires; all of it once it is awarded. */
  progress: z.object({ done: z.int(), of: z.int() }),
});
export type ListedBadge = z.output<typeof listedBadge>;

export const badgeList = z.object({ badges: z.array(listedBadge) });
export type BadgeList = z.output<typeof badgeList>;

export const badgesContract = defineEndpoints({
  badges: {
    method: 'GET',
    path: '/learn/achievements/',
    access: 'learner',
    summary: 'Every badge of the course: when it was earned, or how much of it is done.',
    status: 200,
    response: badgeList,
    errors: [],
  },
});
