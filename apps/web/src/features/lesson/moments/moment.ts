import type { TryIt } from '@python-learning/contract';

/** How long before and after a moment its button is on the picture, in seconds. The next scene has another program. */
const [beforeS, afterS] = [4, 0.2];

/** Returns the moment that can be tried now; null when there is none. */
export function momentAt(moments: readonly TryIt[], atS: number): TryIt | null {
  return moments.find(({ at_s: momentS }) => atS >= momentS - beforeS && atS <= momentS + afterS) ?? null;
}

/** Returns the first line of the moment's program. */
export function headOf({ code }: TryIt): string {
  return code.trimStart().split('\n')[0] ?? '';
}
