import type { Outcome } from '@python-learning/domain';
import type { z } from 'zod';

/** The fields of a case in a content file from which its evidence is read. */
export type EvidenceFields = {
  stdout: string;
  call: string | null;
  result: string | null;
  colours: 'compared' | 'free' | null;
  drawing: string | null;
};

/** How a kind of evidence is written in a case of a content file. */
export type EvidenceNotation<E, F = z.ZodRawShape> = {
  /** The fields that only this kind has. */
  fields: F;
  /** What is wrong with the fields of a case; null when nothing is, or the case is of another kind. */
  faultOf: (fields: EvidenceFields) => string | null;
  /** The evidence that the fields ask for; null when they ask for another kind. */
  read: (fields: EvidenceFields) => E | null;
};

/** The evidence of a case, as the content check works with it. */
export type ContentEvidence = {
  /** The recorded fields of the case, as its file has them. */
  recorded: Readonly<Record<string, string>>;
  /** The same fields after a run of the model solution; null for what it does not bring about. */
  producedBy: (outcome: Outcome) => Readonly<Record<string, string | null>>;
  /** What the case expects, to tell it from other cases. */
  wanted: string;
  /** Whether the case can differ from others by what it asks for. */
  isVaried: boolean;
  /** Equal for cases that expect the same, however the author named things. */
  signature: (rename: (code: string) => string) => unknown;
};

/** Output as content files have it: without its last line break. */
export function producedOutput({ stdout }: Outcome): string {
  return stdout.replace(/\n$/, '');
}
