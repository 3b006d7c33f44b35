import type { TryIt } from '@python-learning/contract';

/** The button on the picture is there from so long before a moment to so long after it, in seconds. */
const [beforeS, afterS] = [4, 6];

/** The moment that can be tried right now; null at any other time. */
export function momentAt(moments: readonly TryIt[], atS: number): TryIt | null {
  return moments.find(({ at_s: momentS }) => atS >= momentS - beforeS && atS <= momentS + afterS) ?? null;
}

/** Its program in one line. */
export function headOf({ code }: TryIt): string {
  return code.trimStart().split('\n')[0] ?? '';
}
