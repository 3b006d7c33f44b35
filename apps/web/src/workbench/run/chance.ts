import { usesChance } from '@python-learning/domain';

/** The chances of a run that begins: other ones than those of the run before. None for a program without chance. */
export function newChance(code: string): { chance?: number } {
  return usesChance(code) ? { chance: drawChance() } : {};
}

/** A number that decides what chance brings in one run. */
export function drawChance(): number {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return chance;
}
