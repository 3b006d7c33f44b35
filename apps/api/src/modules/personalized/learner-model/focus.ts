import { type SkillId, skillIds } from '@python-learning/exercises';
import { chanceBelow, deviationOf, meanLevel } from './belief.ts';
import type { Estimate } from './estimate.ts';

/** The focus is meant to be one of so many weakest skills. */
const weakest = 3;
/** How much an uncertain skill counts as a weak one when the next exercise is chosen. */
const curiosity = 1;
/** Of each skill's need of training the one behind it has this share. */
const nextShare = 0.8;

/**
 * The skill that is most probably one of the weakest: its level is most probably below the third lowest that is
 * expected. Not simply the lowest expected one: of two that are as low the better known is the safer choice.
 */
export function focusSkill(estimate: Estimate): SkillId {
  const expected = skillIds
    .map((skill) => meanLevel(estimate[skill]))
    .toSorted((left, right) => left - right);
  const border = expected[weakest - 1] ?? 0;
  return smallest(skillIds, (skill) => -chanceBelow(estimate[skill], border));
}

/**
 * Mastery as authors are told it, from 0 for the skill that is to be trained now to almost 1 for the strongest. It follows the
 * order of the skills, not their distances, and the first few stand out; of two equally weak skills the less known
 * comes first, so that what is believed gets better where it matters.
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
