import { type SkillId, skillIds } from '@python-learning/exercises';
import { type Belief, learnedFrom, masteryOf, meanLevel, normalBelief, type Sighting } from './belief.ts';
import type { Evidence } from './evidence.ts';

/** What is believed of each skill. */
export type Estimate = Readonly<Record<SkillId, Belief>>;

/** Who has gone through the course knows more than not; how far the skills of one learner lie apart. */
const usualLevel = 0.8;
const spreadOfSkills = 1.2;
/** Right although one does not know is the `chance` of the evidence; wrong although one knows is a slip. */
const slip = 0.05;
/** After so many failures one more tells nothing new: the learner is stuck on one thought. */
const failuresThatCount = 6;
/** After so many days evidence counts half: people learn, and forget. */
const halfLifeDays = 120;
const rounds = 2;

/**
 * Estimates the skills of a learner from everything they did. Each skill has a level as in item response theory, and
 * an attempt succeeds when every skill it needs is applied rightly (the conjunctive model of Junker and Sijtsma,
 * 2001: `chance` and `slip` are its guess and slip; Corbett and Anderson's knowledge tracing of 1995 has the same two).
 * The belief in a skill is updated by Bayes' rule, with the other skills of the same attempt at what is believed of
 * them; a few rounds settle who of them is to blame. The learner's own mean is the prior of skills that were never
 * seen, as in multidimensional Elo rating (Pelánek, 2016), and old evidence counts less.
 */
export function estimateSkills(evidence: readonly Evidence[]): Estimate {
  let estimate = everySkill(() => normalBelief(usualLevel, spreadOfSkills));
  const bySkill = evidenceBySkill(evidence);
  for (let round = 0; round < rounds; round += 1) {
    const prior = normalBelief(levelOf(estimate), spreadOfSkills);
    const former = estimate;
    const masteries = everySkill((skill) => masteryOf(former[skill]));
    estimate = everySkill((skill) => {
      const seen = bySkill.get(skill) ?? [];
      return learnedFrom(
        prior,
        seen.map((item) => sighting(skill, item, masteries)),
      );
    });
  }
  return estimate;
}

/** Mean of the skills; a little towards what is usual, so that one bad day is not everything. */
function levelOf(estimate: Estimate): number {
  const sum = skillIds.reduce((total, skill) => total + meanLevel(estimate[skill]), 0);
  return (sum + 4 * usualLevel) / (skillIds.length + 4);
}

type Masteries = Readonly<Record<SkillId, number>>;

function sighting(skill: SkillId, item: Evidence, masteries: Masteries): Sighting {
  const others = item.skills.filter((other) => other !== skill).map((other) => masteries[other]);
  const reach = 1 - slip - item.chance;
  const together = others.reduce((product, mastery) => product * mastery, 1);
  const mean = others.reduce((sum, mastery) => sum + mastery, 0) / item.skills.length;
  return {
    failures: Math.min(item.failures, failuresThatCount),
    solved: item.solved,
    weight: 0.5 ** (item.ageDays / halfLifeDays),
    base: item.chance + (item.needs === 'all' ? 0 : reach * mean),
    share: item.needs === 'all' ? reach * together : reach / item.skills.length,
  };
}

function evidenceBySkill(evidence: readonly Evidence[]): Map<SkillId, Evidence[]> {
  const bySkill = new Map<SkillId, Evidence[]>(skillIds.map((skill) => [skill, []]));
  for (const item of evidence) {
    for (const skill of item.skills) bySkill.get(skill)?.push(item);
  }
  return bySkill;
}

function everySkill<T>(make: (skill: SkillId) => T): Record<SkillId, T> {
  return Object.fromEntries(skillIds.map((skill) => [skill, make(skill)])) as Record<SkillId, T>;
}
