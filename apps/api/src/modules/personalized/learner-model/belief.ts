/** Probability of each level of one skill. */
export type Belief = readonly number[];

/** Levels of a skill on the logit scale of item response theory: at 0 the odds of a right answer are even. */
const step = 0.5;
export const levels: readonly number[] = Array.from({ length: 17 }, (_, index) => -4 + index * step);

/** Steepness of the response curve that is usual in item response theory. */
const steepness = 1.7;

/** Probability of applying the skill correctly, for each level. */
const knowsAt: readonly number[] = levels.map((level) => 1 / (1 + Math.exp(-steepness * level)));

/** A normal distribution over the levels. */
export function normalBelief(mean: number, deviation: number): Belief {
  return normalised(levels.map((level) => Math.exp(-((level - mean) ** 2) / (2 * deviation ** 2))));
}

/** Expected probability of applying the skill correctly. */
export function masteryOf(belief: Belief): number {
  return belief.reduce((sum, probability, index) => sum + probability * (knowsAt[index] ?? 0), 0);
}

export function meanLevel(belief: Belief): number {
  return belief.reduce((sum, probability, index) => sum + probability * (levels[index] ?? 0), 0);
}

export function deviationOf(belief: Belief): number {
  const mean = meanLevel(belief);
  return Math.sqrt(
    belief.reduce((sum, probability, index) => sum + probability * ((levels[index] ?? 0) - mean) ** 2, 0),
  );
}

/** Probability that the level is below this one; the step that contains it counts in part. */
export function chanceBelow(belief: Belief, level: number): number {
  return belief.reduce((sum, probability, index) => {
    const distance = (level - (levels[index] ?? 0)) / step + 0.5;
    return sum + probability * Math.min(1, Math.max(0, distance));
  }, 0);
}

/** One task as seen by one skill; an attempt succeeds with probability `base + share * mastery`. */
export type Observation = { failures: number; solved: boolean; weight: number; base: number; share: number };

/** Updates the prior by Bayes' rule with all observations. */
export function learnedFrom(prior: Belief, seen: readonly Observation[]): Belief {
  const logs = prior.map(Math.log);
  for (const { failures, solved, weight, base, share } of seen) {
    for (let level = 0; level < logs.length; level += 1) {
      const right = base + share * (knowsAt[level] ?? 0);
      const wrongs = failures === 0 ? 0 : failures * Math.log(1 - right);
      logs[level] = (logs[level] ?? 0) + weight * (wrongs + (solved ? Math.log(right) : 0));
    }
  }
  const highest = Math.max(...logs);
  return normalised(logs.map((log) => Math.exp(log - highest)));
}

function normalised(weights: readonly number[]): Belief {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
