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
import { InvariantError } from '../../platform/errors/invariant-error.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import { changeRecord, createLearnerRecord, milestoneAward } from '../record/index.ts';
import { type DraftDeps, type DraftTimes, type RefuseDraft, saveDraft } from '../submissions/index.ts';
import { type CreateDeps, createCustom, generateFor, type RefuseCreate } from './create-exercise.ts';
import { createExerciseRepository, type Exercise, type LearnersExercise } from './exercise.repository.ts';
import { exerciseAnswer } from './exercise-answer.ts';
import { type ExerciseRun, type ExerciseRunDeps, runExercise } from './run-exercise.ts';
import { readStats, type StatsDeps } from './stats.ts';

export type PersonalizedDeps = CreateDeps &
  ExerciseRunDeps &
  DraftDeps &
  StatsDeps & { curriculum: Curriculum };

type Who = { learnerId: string; language: Language };
type One = Who & { exerciseId: string };

/** Without `question` the exercise is generated; `expectedOutput` counts only with a question. */
type NewRequest = {
  difficulty: Difficulty;
  question: string | undefined;
  expectedOutput: string | undefined;
};

type NewDraft = DraftTimes & {
  learnerId: string;
  exerciseId: string;
  code: string;
  refuse: RefuseDraft & Refuse<'not_found'>;
};

type RefuseLocked = Refuse<'personalized_locked'>;
type RefuseOne = Refuse<'personalized_locked' | 'not_found'>;
type RefuseComplete = Refuse<'personalized_locked' | 'not_found' | 'practice_not_run'>;

/** Every method refuses with `personalized_locked` until the course has been completed. */
export interface PersonalizedService {
  list(refuse: RefuseLocked, who: Who): Promise<PersonalizedExercise[]>;
  get(refuse: RefuseOne, one: One): Promise<PersonalizedExercise>;
  create(refuse: RefuseCreate & RefuseLocked, wish: Who & NewRequest): Promise<PersonalizedExercise>;
  submit(run: ExerciseRun & { refuse: RefuseLocked }): Promise<PersonalizedRun>;
  /** Completes free practice on the learner's word. A checked exercise is completed only by a run. */
  complete(refuse: RefuseComplete, one: One): Promise<PersonalizedExercise>;
  saveDraft(draft: NewDraft & { refuse: RefuseLocked }): Promise<Draft>;
  stats(refuse: RefuseLocked, who: Who): Promise<PersonalizedStats>;
}

export function createPersonalizedService(deps: PersonalizedDeps): PersonalizedService {
  const admit = (refuse: RefuseLocked, learnerId: string) =>
    requireCourseCompleted(deps.db, refuse, deps.curriculum, learnerId);
  return {
    list: async (refuse, { learnerId, language }) => {
      await admit(refuse, learnerId);
      const exercises = await createExerciseRepository(deps.db).list(learnerId, listedExercises);
      return exercises.map((exercise) => exerciseAnswer(exercise, language));
    },
    get: async (refuse, one) => {
      await admit(refuse, one.learnerId);
      return answer(deps, refuse, one);
    },
    create: async (refuse, { question, expectedOutput, ...wish }) => {
      await admit(refuse, wish.learnerId);
      const exerciseId = await (question === undefined
        ? generateFor(deps, refuse, wish)
        : createCustom(deps, refuse, { ...wish, question, expectedOutput }));
      const made = await createExerciseRepository(deps.db).find(wish.learnerId, exerciseId);
      if (made === null) throw new InvariantError('An exercise that was just made is there');
      return exerciseAnswer(made, wish.language);
    },
    submit: async (run) => {
      await admit(run.refuse, run.learnerId);
      return runExercise(deps, run);
    },
    complete: async (refuse, one) => {
      await admit(refuse, one.learnerId);
      return complete(deps, refuse, one);
    },
    saveDraft: async (draft) => {
      await admit(draft.refuse, draft.learnerId);
      return saveOwnDraft(deps, draft);
    },
    stats: async (refuse, { learnerId, language }) => {
      await admit(refuse, learnerId);
      return readStats(deps, learnerId, language);
    },
  };
}

async function getExercise(
  { db }: PersonalizedDeps,
  refuse: Refuse<'not_found'>,
  learnerId: string,
  id: string,
): Promise<LearnersExercise> {
  const exercise = await createExerciseRepository(db).find(learnerId, id);
  if (exercise === null) throw refuse('not_found');
  return exercise;
}

async function answer(
  deps: PersonalizedDeps,
  refuse: Refuse<'not_found'>,
  one: One,
): Promise<PersonalizedExercise> {
  return exerciseAnswer(await getExercise(deps, refuse, one.learnerId, one.exerciseId), one.language);
}

async function complete(
  deps: PersonalizedDeps,
  refuse: RefuseComplete,
  one: One,
): Promise<PersonalizedExercise> {
  const exercise = await getExercise(deps, refuse, one.learnerId, one.exerciseId);
  if (exercise.completedAt === null) {
    if (exercise.kind !== 'practice' || !exercise.ranWell) throw refuse('practice_not_run');
    await completeOnWord(deps, one.learnerId, exercise);
  }
  return answer(deps, refuse, one);
}

/** Free practice has no difficulty that badges count. */
function completeOnWord({ db, clock }: PersonalizedDeps, learnerId: string, { id }: Exercise): Promise<void> {
  const at = clock.now();
  const task = { kind: 'exercise', id } as const;
  return changeRecord(db, { learnerId, at }, async ({ solutions, attempts }) => {
    await solutions.markSolved({ learnerId, task, difficulty: null, at });
    await attempts.close(learnerId, task);
  });
}

async function saveOwnDraft(deps: PersonalizedDeps, { exerciseId, ...draft }: NewDraft): Promise<Draft> {
  const { id } = await getExercise(deps, draft.refuse, draft.learnerId, exerciseId);
  return saveDraft(deps, { ...draft, task: { kind: 'exercise', id } });
}

/** Requires that the learner has completed the last milestone at any time. A later reset locks nothing again. */
async function requireCourseCompleted(
  db: Handle,
  refuse: RefuseLocked,
  { milestones }: Pick<Curriculum, 'milestones'>,
  learnerId: string,
): Promise<void> {
  const last = milestones.at(-1);
  const { awards } = createLearnerRecord(db);
  if (last === undefined || !(await awards.has(learnerId, milestoneAward(last.id)))) {
    throw refuse('personalized_locked');
  }
}
