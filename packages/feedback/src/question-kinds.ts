import type { QuestionKind } from '@python-learning/domain';

/** How grading treats a kind of question, besides its cases and rules. */
export type GradedKind = {
  /** A changed program is explained as such, before its output is. */
  mustKeepStarter: boolean;
  /** The starter contains the fault to find, so no fix is offered that would correct it. */
  hidesFault: boolean;
};

const written: GradedKind = { mustKeepStarter: false, hidesFault: false };

export const gradedKinds: Readonly<Record<QuestionKind, GradedKind>> = {
  predict: { mustKeepStarter: true, hidesFault: false },
  modify: written,
  complete: written,
  fix: { mustKeepStarter: false, hidesFault: true },
  make: written,
  input: written,
  project: written,
  challenge: written,
  free: written,
};
