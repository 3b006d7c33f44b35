import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { PythonEngine } from '@python-learning/python';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createBadges } from '../badges/index.ts';
import { createCourse, createCourseHandlers } from '../course/index.ts';
import { createExerciseHandlers, createExerciseService } from '../exercise/index.ts';
import { createPracticeHandlers, createPracticeService } from '../practice/index.ts';
import { createProgressHandlers, createProgressService } from '../progress/index.ts';
import type { Entitlements } from '../subscriptions/index.ts';

export { type Seed, seedProgress } from './seed-progress.ts';

export type LearningDeps = {
  db: Database;
  clock: Clock;
  curriculum: Curriculum;
  engine: PythonEngine;
  limiter: RateLimiter;
  entitlements: Entitlements;
  /** How often one learner may run a program. */
  runsPerMinute: number;
  /** Hears which explanation each run got; null for a run that needed none. */
  onExplained: (explanation: string | null) => void;
};

export type LearningModule = { handlers: Handlers<typeof contract.learn> };

/** Puts the parts of learning together: the course, its practice, its exercises and the learner's progress. */
export function createLearningModule(deps: LearningDeps): LearningModule {
  const course = createCourse(deps);
  const badges = createBadges(deps.curriculum.badges);
  return {
    handlers: {
      ...createCourseHandlers(course),
      ...createPracticeHandlers(createPracticeService({ ...deps, course, badges })),
      ...createExerciseHandlers(createExerciseService({ ...deps, course })),
      ...createProgressHandlers(createProgressService({ ...deps, course, badges })),
    },
  };
}
