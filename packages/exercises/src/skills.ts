import type { Bilingual, QuestionKind } from '@python-learning/domain';
import { texts } from './texts.ts';

/** Difficulties that a learner can ask for. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

type SkillPlan = {
  milestones: readonly number[];
  /** The kind of question that trains it, in every milestone; missing where the content of a milestone does. */
  questionKind?: QuestionKind;
  /** True if only our templates train it, and an AI service is not asked for it. */
  onlyTemplates?: true;
  /** True if its exercises may use the content of its last milestone, whatever their difficulty. */
  usesLastMilestone?: true;
};

type Skill = Bilingual & SkillPlan;

const skillPlans = {
  'predict-output': { milestones: [1], questionKind: 'predict', onlyTemplates: true },
  'statement-order': { milestones: [1], onlyTemplates: true },
  'fix-syntax': { milestones: [1, 5], onlyTemplates: true },
  'print-pieces': { milestones: [1] },
  'value-types': { milestones: [3, 4] },
  'floor-and-remainder': { milestones: [3] },
  arithmetic: { milestones: [3] },
  variables: { milestones: [2] },
  'join-text': { milestones: [2, 3] },
  'read-input': { milestones: [4] },
  'f-strings': { milestones: [4] },
  'fixed-decimals': { milestones: [4] },
  comparisons: { milestones: [5] },
  'if-else': { milestones: [5, 6] },
  elif: { milestones: [6] },
  'for-range': { milestones: [7] },
  'loop-variable': { milestones: [7] },
  'count-and-sum': { milestones: [7, 9, 10] },
  while: { milestones: [8] },
  'text-index': { milestones: [9] },
  'text-slices': { milestones: [9] },
  'text-methods': { milestones: [9] },
  'loop-over-text': { milestones: [9] },
  'make-lists': { milestones: [10] },
  'list-functions': { milestones: [10] },
  'define-functions': { milestones: [11] },
  'return-values': { milestones: [11] },
  dictionaries: { milestones: [12] },
  'missing-keys': { milestones: [12] },
  'count-with-dictionary': { milestones: [12] },
  'debug-program': { milestones: [1, 14], questionKind: 'fix', onlyTemplates: true },
  'nested-loops': { milestones: [13] },
  'lists-of-lists': { milestones: [13] },
  'search-and-sort': { milestones: [13] },
  'try-except': { milestones: [14] },
  'command-programs': { milestones: [10, 15], onlyTemplates: true, usesLastMilestone: true },
} as const satisfies Record<string, SkillPlan>;

export type SkillId = keyof typeof skillPlans;

export const skillIds = Object.keys(skillPlans) as SkillId[];

const plans: Readonly<Record<SkillId, SkillPlan>> = skillPlans;
const names: Readonly<Record<SkillId, Bilingual>> = texts.skills;

/** The skills of the course. A submission is evidence of a skill, and an exercise practises up to four of them. */
export const skills = Object.fromEntries(
  skillIds.map((id): [SkillId, Skill] => [id, { ...names[id], ...plans[id] }]),
) as Readonly<Record<SkillId, Skill>>;

export function isSkillId(id: string): id is SkillId {
  return Object.hasOwn(skills, id);
}

export function firstMilestoneOf(id: SkillId): number {
  return Math.min(...skills[id].milestones);
}

export function lastMilestoneOf(id: SkillId): number {
  return Math.max(...skills[id].milestones);
}

/** Last milestone whose content an exercise may use, by difficulty. */
export const lastMilestone = { easy: 9, medium: 12, hard: 14 } as const satisfies Record<Difficulty, number>;
