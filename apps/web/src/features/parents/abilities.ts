import { m } from '../../compiled-messages/messages.ts';

/** What a child can do after each milestone, in the words for parents, by the order of the milestones. */
const abilities: readonly (() => string)[] = [
  m.parents_can_1,
  m.parents_can_2,
  m.parents_can_3,
  m.parents_can_4,
  m.parents_can_5,
  m.parents_can_6,
  m.parents_can_7,
  m.parents_can_8,
  m.parents_can_9,
  m.parents_can_10,
  m.parents_can_11,
  m.parents_can_12,
  m.parents_can_13,
  m.parents_can_14,
  m.parents_can_15,
];

/** How many milestones the course has. */
export const allMilestones = abilities.length;

/** The last three abilities after this number of milestones, the newest first; fewer at the beginning. */
export function lastAbilities(milestones: number): string[] {
  return abilities
    .slice(0, milestones)
    .slice(-3)
    .toReversed()
    .map((ability) => ability());
}
