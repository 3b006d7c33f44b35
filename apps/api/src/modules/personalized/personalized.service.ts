import {
  type Difficulty,
  type Draft,
  listedExercises,
  type PersonalizedExercise,
  type PersonalizedRun,
  type PersonalizedStats,
} from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLearnerRecord, milestoneAward } from '../record/index.ts';
import { type DraftTimes, saveDraft } from '../submissions/index.ts';
import { type CreateDeps, createCustom, generateFor } from './create-exercise.ts';
import { createExerciseRepository, type LearnersExercise } from './exercise.repository.ts';
import { exerciseAnswer } from './exercise-answer.ts';
import { type ExerciseRun, type ExerciseRunDeps, runExercise } from './run-exercise.ts';
import { readStats, type StatsDeps } from './stats.ts';

export type PersonalizedDeps = CreateDeps & ExerciseRunDeps & StatsDeps & { curriculum: Curriculum };

type Who = { learnerId: string; language: Language };
type One = Who & { exerciseId: string };

/** Without `question` the exercise is generated; `expectedOutput` counts only with a question. */
type NewRequest = {
  difficulty: Difficulty;
  question: string | undefined;
  expectedOutput: string | undefined;
};

type NewDraft = DraftTimes & { learnerId: string; exerciseId: string; code: string };

/** Every method throws AppError `personalized_locked` until the course has been completed. */
export interface PersonalizedService {
  list(who: Who): Promise<PersonalizedExercise[]>;
  /** @throws AppError `not_found` */
  get(one: One): Promise<PersonalizedExercise>;
  /** @throws AppError `fair_use_reached`, `validation_failed` for a question that is refused, `storage_full`, `engine_busy` */
  create(wish: Who & NewRequest): Promise<PersonalizedExercise>;
  /**
   * @throws AppError `not_found`, `too_many_requests`, `run_time_used`, `engine_busy`, `payload_too_large`
   */
  submit(run: ExerciseRun): Promise<PersonalizedRun>;
  /**
   * Completes free practice on the learner's word. A checked exercise is completed only by a run.
   * @throws AppError `not_found`, `practice_not_run`
   */
  complete(one: One): Promise<PersonalizedExercise>;
  /** @throws AppError `not_found`, `too_many_requests`, `storage_full` */
  saveDraft(draft: NewDraft): Promise<Draft>;
  stats(who: Who): Promise<PersonalizedStats>;
}

export function createPersonalizedService(deps: PersonalizedDeps): PersonalizedService {
  const admit = (learnerId: string) => requireCourseCompleted(deps.db, deps.curriculum, learnerId);
  return {
    list: async ({ learnerId, language }) => {
      await admit(learnerId);
      const exercises = await createExerciseRepository(deps.db).list(learnerId, listedExercises);
      return exercises.map((exercise) => exerciseAnswer(exercise, language));
    },
    get: async (one) => {
      await admit(one.learnerId);
      return answer(deps, one);
    },
    create: async ({ question, expectedOutput, ...wish }) => {
      await admit(wish.learnerId);
      const exerciseId = await (question === undefined
        ? generateFor(deps, wish)
        : createCustom(deps, { ...wish, question, expectedOutput }));
      return answer(deps, { ...wish, exerciseId });
    },
    submit: async (run) => {
      await admit(run.learnerId);
      return runExercise(deps, run);
    },
    complete: async (one) => {
      await admit(one.learnerId);
      return complete(deps, one);
    },
    saveDraft: async (draft) => {
      await admit(draft.learnerId);
      return saveOwnDraft(deps, draft);
    },
    stats: async ({ learnerId, language }) => {
      await admit(learnerId);
      return readStats(deps, learnerId, language);
    },
  };
}

async function getExercise(
  { db }: PersonalizedDeps,
  learnerId: string,
  id: string,
): Promise<LearnersExercise> {
  const exercise = await createExerciseRepository(db).find(learnerId, id);
  if (exercise === null) throw new AppError('not_found');
  return exercise;
}

async function answer(deps: PersonalizedDeps, one: One): Promise<PersonalizedExercise> {
  return exerciseAnswer(await getExercise(deps, one.learnerId, one.exerciseId), one.language);
}

async function complete(deps: PersonalizedDeps, one: One): Promise<PersonalizedExercise> {
  const exercise = await getExercise(deps, one.learnerId, one.exerciseId);
  if (exercise.completedAt === null) {
    if (exercise.kind !== 'practice' || !exercise.ranWell) throw new AppError('practice_not_run');
    await createExerciseRepository(deps.db).complete(exercise.id, deps.clock.now());
  }
  return answer(deps, one);
}

async function saveOwnDraft(deps: PersonalizedDeps, { exerciseId, ...draft }: NewDraft): Promise<Draft> {
  const { id } = await getExercise(deps, draft.learnerId, exerciseId);
  return saveDraft(deps, { ...draft, task: { kind: 'exercise', id } });
}

/**
 * Requires that the learner has completed the last milestone at any time. A later reset locks nothing again.
 * @throws AppError `personalized_locked`
 */
async function requireCourseCompleted(
  db: Handle,
  { milestones }: Pick<Curriculum, 'milestones'>,
  learnerId: string,
): Promise<void> {
  const last = milestones.at(-1);
  const { awards } = createLearnerRecord(db);
  if (last === undefined || !(await awards.has(learnerId, milestoneAward(last.id)))) {
    throw new AppError('personalized_locked');
  }
}
