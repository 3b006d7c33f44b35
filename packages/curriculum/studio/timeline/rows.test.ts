import { describe, expect, it } from 'vitest';
import { lastScene, planted, saidMs } from './material.fixture.ts';

const table = [
  ['n', 'total'],
  ['1', '1'],
  ['2', '3'],
];

describe('the rows of a table', () => {
  it('come while the program runs, never before Run is pressed', () => {
    const { table: rows, program } = lastScene(
      planted('a\nb', 'Look at the values in this table. Watch.', { table, steps: [1, 2] }),
    );
    const times = rows.slice(1).map(({ startMs }) => startMs);
    expect(Math.min(...times)).toBeGreaterThan(program?.run?.pressMs ?? 0);
    expect(Math.max(...times)).toBeLessThanOrEqual(program?.run?.endMs ?? 0);
  });

  it('come with the words that name them', () => {
    const scene = lastScene(planted('a', '{run}Run. First {row:1}one, then {row:2}three.', { table }));
    expect(scene.table.slice(1).map(({ startMs }) => startMs)).toEqual([saidMs(scene, 2), saidMs(scene, 4)]);
  });

  it('come while the voice speaks about a program that has run', () => {
    const scene = lastScene(planted('a', 'One.'), planted('a', 'See each value in turn.', { table }));
    const last = scene.table.at(-1)?.startMs ?? 0;
    expect(last).toBeLessThan(scene.speech[0]?.endMs ?? 0);
    expect(last).toBeGreaterThan(scene.speech[0]?.startMs ?? 0);
  });
});
