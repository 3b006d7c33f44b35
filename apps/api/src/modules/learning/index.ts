import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createAchievementsService, createBadges, createBadgesHandlers } from '../badges/index.ts';
import type { CertificateAwards } from '../certificates/index.ts';
import { createCourse, createCourseHandlers, type MediaAddresses } from '../course/index.ts';
import { createExerciseHandlers, createExerciseService } from '../exercise/index.ts';
import { createPracticeHandlers, createPracticeService } from '../practice/index.ts';
import { createProgressHandlers, createProgressService } from '../progress/index.ts';
import { createReviewHandlers, createReviewService } from '../review/index.ts';
import { createStreakHandlers, createStreakService } from '../streak/index.ts';
import type { RunDeps } from '../submissions/index.ts';
import type { Entitlements } from '../subscriptions/index.ts';

export { type Seed, seedProgress } from './seed-progress.ts';

export type LearningDeps = RunDeps & {
  db: Database;
  clock: Clock;
  curriculum: Curriculum;
  media: MediaAddresses;
  entitlements: Entitlements;
  certificates: CertificateAwards;
};

export type LearningModule = {
  handlers: Handlers<typeof contract.learn>;
  achievements: Handlers<typeof contract.achievements>;
  review: Handlers<typeof contract.review>;
};

/** Assembles the parts of learning: the course, its practice, its exercises and the learner's progress. */
export function createLearningModule(deps: LearningDeps): LearningModule {
  const course = createCourse(deps);
  const badges = createBadges(deps.curriculum);
  return {
    handlers: {
      ...createCourseHandlers(course),
      ...createPracticeHandlers(createPracticeService({ ...deps, course, badges })),
      ...createExerciseHandlers(createExerciseService({ ...deps, course })),
      ...createProgressHandlers(createProgressService({ ...deps, course, badges })),
    },
    achievements: {
      ...createBadgesHandlers(createAchievementsService(deps.db, badges)),
      ...createStreakHandlers(createStreakService(deps)),
    },
    review: createReviewHandlers(createReviewService({ ...deps, course })),
  };
}
