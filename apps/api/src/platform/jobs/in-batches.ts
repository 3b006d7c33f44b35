/** Rows that one statement of a sweep changes at most: few enough that it ends long before a query times out. */
export const sweepBatch = 1_000;

/** Statements of one sweep in one turn at most; the next turn goes on with the rest. */
export const sweepStatementsMax = 500;

/**
 * Repeats `changeSome` until it changes fewer rows than it may, or the turn has had enough statements. Other work
 * gets its turn at the database between two statements.
 * @param changeSome changes at most `most` rows and resolves with how many it changed
 */
export async function inBatches(
  changeSome: (most: number) => Promise<number>,
  { batch = sweepBatch, statementsMax = sweepStatementsMax } = {},
): Promise<void> {
  for (let statement = 0; statement < statementsMax; statement += 1) {
    if ((await changeSome(batch)) < batch) return;
  }
}
