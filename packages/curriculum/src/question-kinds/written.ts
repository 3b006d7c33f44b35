import type { ContentKind } from './content-kind.ts';

/** A kind whose questions are answered by a program of the learner. */
export function written(points: number, isRequired = true): ContentKind {
  return { points, isRequired, faultsOf: () => [] };
}
