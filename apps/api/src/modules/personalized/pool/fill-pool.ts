import { type Difficulty, difficulties } from '@python-learning/contract';
import { firstMilestoneOf, lastMilestone, type SkillId, skillIds, skills } from '@python-learning/exercises';
import type { Clock, Randomness } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RecurringJob } from '../../../platform/jobs/recurring-job.ts';
import type { AiWriter } from '../ai/ai-writer.ts';
import { promptVersion } from '../ai/prompt.ts';
import type { PersonalizedMetrics } from '../personalized-metrics.ts';
import { createPoolRepository } from './pool.repository.ts';

/** Proven exercises to keep ready for each difficulty. */
const poolSize = 12;
/** Maximum per difficulty in one run of the job, and the deadline of each. */
const perRun = 4;
const deadlineMs = 60_000;

type Deps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  writer: AiWriter;
  model: string;
  metrics: PersonalizedMetrics;
};

/** Refills the pool every five minutes, so that no learner waits for the AI service. */
export function fillPoolJob(deps: Deps): RecurringJob {
  return {
    name: 'exercises.pool',
    cron: '*/5 * * * *',
    run: async () => {
      for (const difficulty of difficulties) await fill(deps, difficulty);
    },
  };
}

async function fill(deps: Deps, difficulty: Difficulty): Promise<void> {
  const pool = createPoolRepository(deps.db);
  let ready = await pool.countReady(difficulty);
  for (let written = 0; written < perRun && ready < poolSize; written += 1) {
    if (!(await writeOne(deps, difficulty))) break;
    ready += 1;
  }
  deps.metrics.setPool(difficulty, ready);
}

async function writeOne(deps: Deps, difficulty: Difficulty): Promise<boolean> {
  const pool = createPoolRepository(deps.db);
  const [seen, counts] = await Promise.all([pool.known(difficulty), pool.countSkills(difficulty)]);
  const signal = AbortSignal.timeout(deadlineMs);
  const exercise = await deps.writer.write({
    difficulty,
    skills: rarest(counts, difficulty),
    asked: null,
    seen,
    signal,
  });
  if (exercise === null) return false;
  return pool.add({
    id: deps.randomness.id(),
    difficulty,
    content: exercise,
    digest: exercise.digest,
    skills: exercise.skills,
    model: deps.model,
    promptVersion,
    at: deps.clock.now(),
  });
}

/** The two skills of this difficulty that the pool trains least; exercises rarely cover more. */
function rarest(counts: ReadonlyMap<string, number>, difficulty: Difficulty): SkillId[] {
  const fitting = skillIds.filter(
    (skill) => firstMilestoneOf(skill) <= lastMilestone[difficulty] && skills[skill].onlyTemplates !== true,
  );
  const hardest = fitting.toSorted((left, right) => firstMilestoneOf(right) - firstMilestoneOf(left));
  const ordered = hardest.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
  return ordered.slice(0, 2);
}
