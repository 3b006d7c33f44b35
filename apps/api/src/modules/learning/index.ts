import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Handlers } from '../../platform/http/handler.ts';
import { createBadgeList, createBadges, createBadgesHandlers } from '../badges/index.ts';
import type { CertificateAwards } from '../certificates/index.ts';
import { createCourse, createCourseHandlers, type MediaAddresses } from '../course/index.ts';
import { createDeckHandlers, createDeckService } from '../deck/index.ts';
import { createExerciseHandlers, createExerciseService } from '../exercise/index.ts';
import { createPracticeHandlers, createPracticeService } from '../practice/index.ts';
import { createProgressHandlers, createProgressService } from '../progress/index.ts';
import { createStreakHandlers, createStreakService } from '../streak/index.ts';
import type { DraftDeps, RunDeps } from '../submissions/index.ts';
import type { Entitlements } from '../subscriptions/index.ts';

export { type Seed, seedProgress } from './seed-progress.ts';

export type LearningDeps = RunDeps &
  DraftDeps & {
    curriculum: Curriculum;
    media: MediaAddresses;
    entitlements: Entitlements;
    certificates: CertificateAwards;
    /** Called when a mark has made a milestone complete. */
    onMilestoneFinished: (learnerId: string) => void;
  };

/** The handlers of each module that learning is made of. */
export type LearningModule = {
  course: Handlers<typeof contract.course>;
  practice: Handlers<typeof contract.practice>;
  exercise: Handlers<typeof contract.exercise>;
  progress: Handlers<typeof contract.progress>;
  badges: Handlers<typeof contract.badges>;
  streak: Handlers<typeof contract.streak>;
  deck: Handlers<typeof contract.deck>;
};

/** Assembles the parts of learning: the course, its practice, its exercises and the learner's progress. */
export function createLearningModule(deps: LearningDeps): LearningModule {
  const course = createCourse(deps);
  const badges = createBadges(deps.curriculum);
  return {
    course: createCourseHandlers(course),
    practice: createPracticeHandlers(createPracticeService({ ...deps, course, badges })),
    exercise: createExerciseHandlers(createExerciseService({ ...deps, course })),
    progress: createProgressHandlers(createProgressService({ ...deps, course, badges })),
    badges: createBadgesHandlers(createBadgeList(deps.db, badges)),
    streak: createStreakHandlers(createStreakService(deps)),
    deck: createDeckHandlers(createDeckService({ ...deps, course })),
  };
}
