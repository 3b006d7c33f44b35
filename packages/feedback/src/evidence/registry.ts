import type { ByKind } from '@python-learning/domain';
import type { GradedEvidence } from './graded-evidence.ts';
import { output } from './output.ts';
import { strokes } from './strokes.ts';
import { value } from './value.ts';

/** Every kind of evidence, as grading compares, describes and explains it. */
export const gradedEvidence: ByKind<GradedEvidence> = { output, value, strokes };
