import type { Bilingual } from '@python-learning/domain';

/** What a kind of question asks of its content files. */
export type ContentKind = {
  /** Points for solving it, so that effort is valued alike everywhere. */
  points: number;
  /** Whether the practice of a milestone requires it; others are an invitation. */
  isRequired: boolean;
  /** Faults that only this kind can have, each with the path of the field. */
  faultsOf: (question: KindContent) => KindFault[];
};

/** The fields of a question that a kind may restrict. */
export type KindContent = { rules: readonly string[]; prompt: Bilingual };

export type KindFault = { path: string[]; message: string };
