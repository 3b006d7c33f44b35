import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A table of `rows` rows that records how many each statement was allowed to change. */
function table(rows: number) {
  const asked: number[] = [];
  const changeSome = async (most: number) => {
    asked.push(most);
    const changed = Math.min(most, rows);
    rows -= changed;
    return changed;
  };
  return { changeSome, asked, left: () => rows };
}

test('repeats until nothing is left, and never changes more than a batch at once', async () => {
  const { changeSome, asked, left } = table(2_500);
  await inBatches(changeSome);
  expect(asked).toEqual([1_000, 1_000, 1_000]);
  expect(left()).toBe(0);
});

test('ends a turn that has had its statements, and goes on in the next', async () => {
  const { changeSome, left } = table(70);
  await inBatches(changeSome, { batch: 10, maxStatements: 4 });
  expect(left()).toBe(30);
  await inBatches(changeSome, { batch: 10, maxStatements: 4 });
  expect(left()).toBe(0);
});
