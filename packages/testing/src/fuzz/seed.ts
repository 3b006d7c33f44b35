/** Seeds all randomness of the fuzz tests. Set `FUZZ_SEED` to repeat a run or to try others. */
export const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
