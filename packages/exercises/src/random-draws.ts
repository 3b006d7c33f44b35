/** A random source that gives the same numbers for the same seed, on every machine and forever. */
export type RandomDraws = {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** One of the choices; throws where there is none. */
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, with a probability proportional to its weight. */
  weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T;
};

/**
 * Uses the generator sfc32 of the PractRand suite (public domain). Three of its words of state are filled from the seed
 * by the 32-bit FNV-1a hash with different offsets; the counter starts at 1. Exercises are rebuilt from their seed
 * years later, so none of this may change.
 */
export function createRandomDraws(seed: string): RandomDraws {
  const next = sfc32(fnv1a(seed, 0x811c9dc5), fnv1a(seed, 0x9e3779b9), fnv1a(seed, 0x243f6a88), 1);
  for (let warm = 0; warm < 15; warm += 1) next();
  const share = () => next() / 0x1_0000_0000;
  const int = (low: number, high: number) => low + Math.floor(share() * (high - low + 1));
  return {
    int,
    pick: (choices) => chosen(choices, int(0, choices.length - 1)),
    weighted: (choices, weightOf) => {
      let left = share() * choices.reduce((sum, choice) => sum + weightOf(choice), 0);
      const index = choices.findIndex((choice) => {
        left -= weightOf(choice);
        return left < 0;
      });
      return chosen(choices, index === -1 ? choices.length - 1 : index);
    },
  };
}

function chosen<T>(choices: readonly T[], index: number): T {
  const choice = choices[index];
  if (choice === undefined) throw new RangeError('There is nothing to choose from.');
  return choice;
}

function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function sfc32(first: number, second: number, third: number, start: number): () => number {
  let [a, b, c, counter] = [first, second, third, start];
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
}
