import { type SkillId, skillIds } from '@python-learning/exercises';
import { type Belief, learnedFrom, masteryOf, meanLevel, normalBelief, type Observation } from './belief.ts';
import type { Evidence } from './evidence.ts';

/** The belief about each skill. */
export type Estimate = Readonly<Record<SkillId, Belief>>;

/** Prior mean for graduates, and spread of one learner's skills (logits). */
const usualLevel = 0.8;
const spreadOfSkills = 1.2;
/** Probability of a wrong attempt despite the skill; `chance` is that of a lucky guess. */
const carelessness = 0.05;
/** Maximum of failures counted per task; further ones only show that the learner is stuck. */
const failuresThatCount = 6;
/** Days after which evidence counts half, because people learn and forget. */
const halfLifeDays = 120;
const rounds = 2;

/**
 * Estimates a learner's skills from all evidence. Each skill has a level as in item response theory, and an attempt
 * succeeds when every skill it needs is applied correctly (the conjunctive model of Junker and Sijtsma, 2001: `chance`
 * and `slip` are its guess and slip; Corbett and Anderson's knowledge tracing of 1995 has the same two). Bayes' rule
 * updates the belief about one skill while the other skills of the attempt stay at their current estimate; repeated
 * rounds settle which skill explains a failure. The learner's own mean is the prior, so unobserved skills get it, as in
 * multidimensional Elo rating (Pelánek, 2016). Old evidence counts less.
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
        seen.map((item) => observation(skill, item, masteries)),
      );
    });
  }
  return estimate;
}

/** Mean level of the skills, shrunk toward the usual so that one bad day does not dominate. */
function levelOf(estimate: Estimate): number {
  const sum = skillIds.reduce((total, skill) => total + meanLevel(estimate[skill]), 0);
  return (sum + 4 * usualLevel) / (skillIds.length + 4);
}

type Masteries = Readonly<Record<SkillId, number>>;

function observation(skill: SkillId, item: Evidence, masteries: Masteries): Observation {
  const others = item.skills.filter((other) => other !== skill).map((other) => masteries[other]);
  const reach = 1 - carelessness - item.chance;
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
