import type { Stage } from './stages.ts';

/** Most stages use one core, or wait: two of them keep two cores busy. */
const sideBySide = 2;

/**
 * Starts the stages in their order, two side by side, and a stage with `alone` when no other one runs. Resolves with
 * the results in the order of the stages.
 */
export async function runSideBySide<T>(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<T>,
): Promise<T[]> {
  const results: Promise<T>[] = [];
  const running = new Set<Promise<unknown>>();
  for (const stage of stages) {
    while (running.size >= (stage.alone ? 1 : sideBySide)) await Promise.race(running);
    const result = run(stage);
    results.push(result);
    const ended: Promise<unknown> = result.finally(() => running.delete(ended));
    running.add(ended);
    if (stage.alone) await ended;
  }
  return Promise.all(results);
}
