import type { ExerciseCandidate } from './exercise.ts';
import { findPerson, type Person } from './pools.ts';
import { createRandomDraws } from './random-draws.ts';
import type { Difficulty, SkillId } from './skills.ts';
import { instantiate } from './template/instantiate.ts';
import { loadTemplates } from './template/load-templates.ts';
import type { Template } from './template/template.schema.ts';

export type ExerciseRequest = {
  difficulty: Difficulty;
  /** The same seed with the same other fields gives the same exercise. */
  seed: string;
  avoid?: {
    /** Templates of the learner's last exercises. They are drawn only when no other is left. */
    templates?: readonly string[];
    /** Person of the last exercise. Girls and boys alternate in the stories. */
    person?: string | null;
  };
  /** How well the learner has each skill, from 0 to 1. A missing skill counts as 0.5. */
  mastery?: Partial<Readonly<Record<SkillId, number>>>;
};

const unknownMastery = 0.5;

/** Minimum weight, so that mastery alone excludes no template. */
const smallestWeight = 0.02;

/** Draws an exercise from a template. It is not proven; `writeExercise` proves it. */
export function generateExercise({
  difficulty,
  seed,
  avoid = {},
  mastery = {},
}: ExerciseRequest): ExerciseCandidate {
  const draws = createRandomDraws(seed);
  const fitting = loadTemplates().filter((template) => template.difficulty === difficulty);
  const fresh = fitting.filter(({ id }) => !(avoid.templates ?? []).includes(id));
  const template = draws.weighted(fresh.length > 0 ? fresh : fitting, (one) => weightOf(one, mastery));
  return instantiate(template, draws, turnAfter(avoid.person ?? null));
}

/** The skill that the exercise is about: of its skills, the one with the least mastery. */
export function focusOf(
  { skills }: { skills: readonly SkillId[] },
  mastery: ExerciseRequest['mastery'] = {},
): SkillId | undefined {
  return skills.toSorted((left, right) => masteryOf(left, mastery) - masteryOf(right, mastery))[0];
}

/** The less a learner masters the skills of a template, the likelier it is drawn. */
function weightOf({ skills }: Template, mastery: NonNullable<ExerciseRequest['mastery']>): number {
  const mean = skills.reduce((sum, skill) => sum + masteryOf(skill, mastery), 0) / skills.length;
  return Math.max(smallestWeight, 1 - mean);
}

function masteryOf(skill: SkillId, mastery: NonNullable<ExerciseRequest['mastery']>): number {
  return mastery[skill] ?? unknownMastery;
}

function turnAfter(person: string | null): Person['is'] | null {
  const last = person === null ? undefined : findPerson(person);
  if (last === undefined) return null;
  return last.is === 'girl' ? 'boy' : 'girl';
}
