import {
  type Difficulty,
  difficulties,
  generateExercise,
  type SkillId,
  skillIds,
  skills,
} from '@python-learning/exercises';
import { expect, test } from 'vitest';
import { estimateSkills } from './estimate.ts';
import { chanceOfMcq, chanceOfProgram, type Evidence } from './evidence.ts';
import { focusSkill, trainingMastery } from './focus.ts';

/** mulberry32, public domain: every run simulates the same thousand learners. */
function createChance(seed: number) {
  let state = seed;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const normal = (mean: number, deviation: number): number =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(share() * choices.length)];
    if (choice === undefined) throw new RangeError('There is nothing to choose from');
    return choice;
  };
  return { share, normal, pick };
}
type Chance = ReturnType<typeof createChance>;

type Levels = Readonly<Record<SkillId, number>>;

/**
 * Levels of a learner who finished the course: most skills vary around the learner's own level, one in eight was never
 * really learned. The model does not know these numbers.
 */
function newLevels({ share, normal }: Chance): Levels {
  const own = normal(1.2, 0.4);
  return Object.fromEntries(
    skillIds.map((skill) => [skill, share() < 1 / 8 ? normal(-1, 0.7) : normal(own, 0.6)]),
  ) as Record<SkillId, number>;
}

/** Attempts until one is right or the learner gives up. */
function tries(chance: Chance, levels: Levels, needed: readonly SkillId[], guess: number, most: number) {
  const knows = needed.reduce((all, skill) => all / (1 + Math.exp(-1.7 * levels[skill])), 1);
  const right = guess + (0.95 - guess) * knows;
  for (let failures = 0; failures < most; failures += 1) {
    if (chance.share() < right) return { failures, solved: true };
  }
  return { failures: most, solved: false };
}

/** Eight programs and seven multiple-choice questions in each of the fifteen milestones, as the course has them. */
function courseOf(chance: Chance, levels: Levels): Evidence[] {
  const milestones = Array.from({ length: 15 }, (_, index) => index + 1);
  return milestones.flatMap((milestone) => {
    const taught = skillIds.filter(
      (skill) => skills[skill].questionKind === undefined && skills[skill].milestones.includes(milestone),
    );
    const programs = Array.from({ length: 8 }, (_, index): Evidence => {
      const asked = chance.pick(taught);
      const ofKind = ([['predict-output'], ['debug-program']] as const)[index] ?? [];
      const needed = [...ofKind, asked];
      return {
        ...seenAs(chance, needed, taught),
        ...tries(chance, levels, needed, chanceOfProgram, 8),
        ...programsAre,
      };
    });
    const mcqs = Array.from({ length: 7 }, (): Evidence => {
      const needed = [chance.pick(taught)];
      return {
        ...seenAs(chance, needed, taught),
        ...tries(chance, levels, needed, chanceOfMcq, 1),
        ...mcqsAre,
      };
    });
    return [...programs, ...mcqs];
  });
}

const programsAre = { chance: chanceOfProgram, ageDays: 0 };
const mcqsAre = { chance: chanceOfMcq, ageDays: 0 };

/** Adds one or two unneeded skills for two questions in five, and marks the skills as uncertain. */
function seenAs(
  chance: Chance,
  needed: readonly SkillId[],
  taught: readonly SkillId[],
): Pick<Evidence, 'skills' | 'needs'> {
  const others = taught.filter((skill) => !needed.includes(skill));
  if (needed.length > 1 || others.length === 0 || chance.share() > 0.4)
    return { skills: needed, needs: 'all' };
  return { skills: [...new Set([...needed, chance.pick(others), chance.pick(others)])], needs: 'some' };
}

/** Skills of our templates of one difficulty, drawn often enough to find every template. */
function templateSkills(difficulty: Difficulty): (readonly SkillId[])[] {
  const byTemplate = new Map(
    Array.from({ length: 150 }, (_, seed) => {
      const { template, skills: trained } = generateExercise({ difficulty, seed: String(seed) });
      return [template, trained] as const;
    }),
  );
  return [...byTemplate.values()];
}

/** Draws like the template author: the lower the mastery of its skills, the likelier a template. */
function drawn(
  chance: Chance,
  templates: readonly (readonly SkillId[])[],
  mastery: Levels,
): readonly SkillId[] {
  const weights = templates.map((trained) =>
    Math.max(0.02, 1 - trained.reduce((sum, skill) => sum + mastery[skill], 0) / trained.length),
  );
  let left = chance.share() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return templates[index] ?? chance.pick(templates);
}

test('the focus of 1,000 synthetic learners is one of their three weakest skills in 85 % and more, once they have made 30 submissions', {
  timeout: 400_000,
}, () => {
  const chance = createChance(2026);
  const templates = difficulties.map(templateSkills);
  let hits = 0;
  for (let learner = 0; learner < 1_000; learner += 1) {
    const levels = newLevels(chance);
    const evidence = courseOf(chance, levels);
    for (let submissions = 0; submissions < 30; ) {
      const trained = drawn(chance, chance.pick(templates), trainingMastery(estimateSkills(evidence)));
      const tried = tries(chance, levels, trained, chanceOfProgram, 4);
      evidence.push({ skills: trained, needs: 'all', ...tried, ...programsAre });
      submissions += tried.failures + (tried.solved ? 1 : 0);
    }
    const weakest = skillIds.toSorted((left, right) => levels[left] - levels[right]).slice(0, 3);
    if (weakest.includes(focusSkill(estimateSkills(evidence)))) hits += 1;
  }
  console.info(`focus among the three weakest: ${hits} of 1,000`);
  expect(hits).toBeGreaterThanOrEqual(850);
});
