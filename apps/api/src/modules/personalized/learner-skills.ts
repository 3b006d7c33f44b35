import type { Curriculum } from '@python-learning/curriculum';
import { isSkillId } from '@python-learning/exercises';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AskedSkills, courseSkills } from './course-skills.ts';
import {
  createEvidenceRepository,
  type LearnerAttempts,
  type QuestionAttempts,
} from './evidence.repository.ts';
import { type Estimate, estimateSkills } from './learner-model/estimate.ts';
import { chanceOfMcq, chanceOfProgram, type Evidence } from './learner-model/evidence.ts';

export interface LearnerSkills {
  /** Estimates the learner's skills; `evidenceCount` is the number of tasks behind the estimate. */
  estimate(learnerId: string): Promise<{ estimate: Estimate; evidenceCount: number }>;
}

type Deps = { db: Database; clock: Clock; curriculum: Curriculum };

export function createLearnerSkills({ db, clock, curriculum }: Deps): LearnerSkills {
  const { ofQuestion, ofMcq } = courseSkills(curriculum);
  const repository = createEvidenceRepository(db);
  return {
    estimate: async (learnerId) => {
      const tries = await repository.read(learnerId);
      const evidence = evidenceOf(tries, { ofQuestion, ofMcq }, clock.now());
      return { estimate: estimateSkills(evidence), evidenceCount: evidence.length };
    },
  };
}

type Asked = {
  ofQuestion: ReadonlyMap<string, AskedSkills>;
  ofMcq: ReadonlyMap<string, AskedSkills>;
};

/** Drops questions that the course no longer has. */
function evidenceOf(tries: LearnerAttempts, asked: Asked, now: Date): Evidence[] {
  const ofCourse = (
    tried: readonly (QuestionAttempts & { id: string })[],
    skills: Asked['ofMcq'],
    chance: number,
  ) =>
    tried.flatMap((one) => {
      const known = skills.get(one.id);
      return known === undefined ? [] : [{ ...known, ...triesAt(one, now), chance }];
    });
  return [
    ...ofCourse(tries.questions, asked.ofQuestion, chanceOfProgram),
    ...ofCourse(tries.mcqs, asked.ofMcq, chanceOfMcq),
    ...tries.exercises.map((one) => ({
      skills: one.skills.filter(isSkillId),
      needs: 'all' as const,
      chance: chanceOfProgram,
      ...triesAt(one, now),
    })),
  ].filter(({ skills }) => skills.length > 0);
}

const dayMs = 24 * 3600 * 1000;

function triesAt({ failures, solved, lastAt }: QuestionAttempts, now: Date) {
  return { failures, solved, ageDays: Math.max(0, (now.getTime() - lastAt.getTime()) / dayMs) };
}
