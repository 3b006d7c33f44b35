import { type SkillId, skillIds } from '@python-learning/exercises';
import { chanceBelow, deviationOf, meanLevel } from './belief.ts';
import type { Estimate } from './estimate.ts';

/** The focus should be among this many weakest skills. */
const weakest = 3;
/** Standard deviations subtracted from a skill's level: uncertain skills are trained sooner. */
const curiosity = 1;
/** Need for training of each skill, as a share of the one ranked before it. */
const nextShare = 0.8;

/**
 * Returns the skill that is most probably among the weakest: the one most probably below the third lowest mean level.
 * Of two equally low skills it prefers the better known one.
 */
export function focusSkill(estimate: Estimate): SkillId {
  const expected = skillIds
    .map((skill) => meanLevel(estimate[skill]))
    .toSorted((left, right) => left - right);
  const border = expected[weakest - 1] ?? 0;
  return smallest(skillIds, (skill) => -chanceBelow(estimate[skill], border));
}

/**
 * Mastery as authors see it, from 0 for the skill to train now to almost 1 for the strongest. It follows the rank of
 * the skills, not their distances, and sets the first few apart. Of two equally weak skills the less certain one comes
 * first, so that estimates improve where it matters.
 */
export function trainingMastery(estimate: Estimate): Record<SkillId, number> {
  const hopeful = (skill: SkillId) => meanLevel(estimate[skill]) - curiosity * deviationOf(estimate[skill]);
  const order = skillIds.toSorted((left, right) => hopeful(left) - hopeful(right));
  return Object.fromEntries(order.map((skill, place) => [skill, 1 - nextShare ** place])) as Record<
    SkillId,
    number
  >;
}

function smallest(among: readonly SkillId[], measure: (skill: SkillId) => number): SkillId {
  const measured = among.map((skill) => ({ skill, value: measure(skill) }));
  return measured.reduce((best, one) => (one.value < best.value ? one : best)).skill;
}
