import type { contract } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Randomness } from '../../platform/clock/clock.ts';
import type { AiConfig } from '../../platform/config/ai-config.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { RecurringJob } from '../../platform/jobs/recurring-job.ts';
import type { Log } from '../../platform/log/log.ts';
import { createBadges } from '../badges/index.ts';
import type { DraftDeps, RunDeps } from '../submissions/index.ts';
import { createAiService } from './ai/ai-service.ts';
import { createAiWriter } from './ai/ai-writer.ts';
import type { ExerciseAuthor } from './authors/exercise-author.ts';
import { proofRuns } from './authors/proof-runs.ts';
import { createTemplateAuthor } from './authors/template-author.ts';
import { createAiCustomAuthor } from './custom-question/ai-custom-author.ts';
import { type CustomAuthor, noCustomAuthor } from './custom-question/custom-author.ts';
import { createFairUse } from './fair-use.ts';
import { createLearnerSkills } from './learner-skills.ts';
import { createPersonalizedHandlers } from './personalized.routes.ts';
import { createPersonalizedService } from './personalized.service.ts';
import type { PersonalizedMetrics } from './personalized-metrics.ts';
import { fillPoolJob } from './pool/fill-pool.ts';
import { createPoolAuthor } from './pool/pool-author.ts';

export { exerciseRows } from './exercise.repository.ts';
export { measurePersonalized } from './personalized-metrics.ts';

export type PersonalizedModule = {
  handlers: Handlers<typeof contract.personalized>;
  jobs: readonly RecurringJob[];
};

type Deps = RunDeps &
  DraftDeps & {
    randomness: Randomness;
    curriculum: Curriculum;
    log: Log;
    /** Null where no AI service is connected. */
    ai: AiConfig | null;
    metrics: PersonalizedMetrics;
  };

/** Personalized exercises, for learners who have completed the course. */
export function createPersonalizedModule(deps: Deps): PersonalizedModule {
  const template = createTemplateAuthor({
    runFor: (learnerId) => proofRuns(deps.engine, learnerId),
    onRejected: (rejections) => {
      for (const { reason } of rejections) deps.metrics.countRejected('template', reason);
    },
  });
  const ai = aiParts(deps);
  const service = createPersonalizedService({
    ...deps,
    badges: createBadges(deps.curriculum),
    fairUse: createFairUse(deps),
    learnerSkills: createLearnerSkills(deps),
    authors: [...ai.authors, template],
    customAuthor: ai.customAuthor,
    hasAi: deps.ai !== null,
  });
  return { handlers: createPersonalizedHandlers(service), jobs: ai.jobs };
}

type AiParts = {
  authors: readonly ExerciseAuthor[];
  customAuthor: CustomAuthor;
  jobs: readonly RecurringJob[];
};

/** Parts that exist only with an AI service. */
function aiParts(deps: Deps): AiParts {
  const { ai, db, clock, log, metrics, limiter } = deps;
  if (ai === null) return { authors: [], customAuthor: noCustomAuthor, jobs: [] };
  const service = createAiService({ db, clock, log, config: ai, metrics });
  const writer = createAiWriter({ service, run: proofRuns(deps.engine, 'ai author'), metrics });
  return {
    authors: [createPoolAuthor({ db })],
    customAuthor: createAiCustomAuthor({ limiter, writer }),
    jobs: [fillPoolJob({ ...deps, writer, model: ai.model })],
  };
}
