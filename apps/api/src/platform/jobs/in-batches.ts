/** Most rows that one statement of a sweep changes: few enough to end long before a query times out. */
export const sweepBatch = 1_000;

/** Most statements of one sweep in one turn; the next turn continues. */
export const maxSweepStatements = 500;

/**
 * Repeats `changeSome` until it changes fewer rows than it may, or the turn has reached its limit of statements. Other
 * queries can run between two statements.
 * @param changeSome changes at most `most` rows and resolves with how many it changed
 */
export async function inBatches(
  changeSome: (most: number) => Promise<number>,
  { batch = sweepBatch, maxStatements = maxSweepStatements } = {},
): Promise<void> {
  for (let statement = 0; statement < maxStatements; statement += 1) {
    if ((await changeSome(batch)) < batch) return;
  }
}
