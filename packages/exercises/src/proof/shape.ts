import { type AskedByKind, type EvidenceKind, isWritten } from '@python-learning/domain';
import { z } from 'zod';
import { proofEvidence } from '../evidence/proof-evidence.ts';
import { type ExerciseCandidate, exerciseKinds, type Rejection } from '../exercise.ts';
import { difficulties, isSkillId } from '../skills.ts';
import { reject } from './rejections.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const bilingual = (most: number) => z.object({ en: text(most), ta: text(most * 2) });
const inputLine = z
  .string()
  .max(200)
  .regex(/^[^\r\n]*$/, 'is more than one line');

const askedShapes = {
  output: z.object({ kind: z.literal('output') }),
  value: z.object({ kind: z.literal('value'), call: text(200) }),
  strokes: z.object({ kind: z.literal('strokes'), colours: z.enum(['compared', 'free']) }),
} satisfies { [K in EvidenceKind]: z.ZodType<AskedByKind[K]> };

/** What an exercise must look like before any of its programs is run. */
const candidateSchema = z.object({
  author: z.enum(['template', 'ai']),
  template: z.string().nullable(),
  kind: z.enum(exerciseKinds),
  difficulty: z.enum(difficulties),
  skills: z.array(z.string().refine(isSkillId, 'is no skill of the course')).min(1).max(4),
  title: bilingual(80),
  statement: bilingual(1_200),
  starter: z.string().max(2_000),
  solution: text(4_000),
  cases: z
    .array(
      z.object({
        visible: z.boolean(),
        inputs: z.array(inputLine).max(20),
        asks: z.union(Object.values(askedShapes)),
        border: z.boolean(),
      }),
    )
    .min(1)
    .max(16),
  rules: z.array(text(60)).max(8),
  mistakes: z.array(z.object({ id: text(60), program: text(4_000), hint: bilingual(300) })).max(6),
  hints: z.array(bilingual(300)).length(3),
  person: z.string().nullable(),
});

const fewest = { visible: 1, hidden: 2 };

/** Checks that everything is there, in lengths that a child and a machine can take, with enough different cases. */
export function shapeFaults(candidate: ExerciseCandidate): Rejection[] {
  const parsed = candidateSchema.safeParse(candidate);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) =>
      reject('bad-shape', `${path.join('.')} ${message}`),
    );
  }
  if (!isWritten(candidate.kind)) return [];
  const setups = candidate.cases.map(({ inputs, asks }) => JSON.stringify(proofEvidence(asks).setup(inputs)));
  const twice = setups.find((setup, index) => setups.indexOf(setup) !== index);
  if (twice !== undefined) return [reject('bad-shape', `a case is there twice: ${twice}`)];
  const visible = candidate.cases.filter((one) => one.visible).length;
  const hidden = candidate.cases.length - visible;
  if (visible >= fewest.visible && hidden >= fewest.hidden) return [];
  return [reject('bad-shape', `${visible} visible and ${hidden} hidden cases are too few`)];
}
