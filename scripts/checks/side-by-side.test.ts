import { expect, test } from 'vitest';
import { runSideBySide } from './side-by-side.ts';
import type { Stage } from './stages.ts';

const stage = (name: string, parts: Partial<Stage> = {}): Stage => ({
  name,
  command: ['true'],
  aboutS: 10,
  covers: [],
  ...parts,
});

/** Runs stages that end when the test says so, and tells which ones run. */
function stagesOf(all: readonly Stage[]) {
  const running = new Map<string, () => void>();
  const results = runSideBySide(all, async ({ name }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    running.set(name, resolve);
    await promise;
    running.delete(name);
    return name;
  });
  return {
    results,
    running: () => [...running.keys()],
    end: async (name: string) => {
      running.get(name)?.();
      // Every promise that follows from the end is settled before the next turn.
      await new Promise(setImmediate);
    },
  };
}

test('two stages run side by side, and their results keep the order of the stages', async () => {
  const { results, running, end } = stagesOf([stage('lint'), stage('types'), stage('tests')]);
  expect(running()).toEqual(['lint', 'types']);
  await end('types');
  expect(running()).toEqual(['lint', 'tests']);
  await end('tests');
  await end('lint');
  expect(await results).toEqual(['lint', 'types', 'tests']);
});

test('a stage that must be alone waits for all others, and they for it', async () => {
  const { results, running, end } = stagesOf([
    stage('lint'),
    stage('engine', { alone: true }),
    stage('build'),
  ]);
  expect(running()).toEqual(['lint']);
  await end('lint');
  expect(running()).toEqual(['engine']);
  await end('engine');
  expect(running()).toEqual(['build']);
  await end('build');
  expect(await results).toEqual(['lint', 'engine', 'build']);
});
