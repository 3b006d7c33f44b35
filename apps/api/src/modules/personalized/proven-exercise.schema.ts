import type { EvidenceByKind, EvidenceKind } from '@python-learning/domain';
import { difficulties, exerciseKinds, isSkillId, type ProvenExercise } from '@python-learning/exercises';
import { z } from 'zod';

const bilingual = z.object({ en: z.string(), ta: z.string() });

const observed = z.object({
  errorId: z.string().nullable(),
  results: z.array(z.string().nullable()),
  brokenRules: z.array(z.string()),
  stop: z
    .object({ says: z.string().nullable(), code: z.string(), shown: z.string() })
    .nullable()
    .default(null),
});

const caseSetting = {
  visible: z.boolean(),
  inputs: z.array(z.string()),
  vary: z.record(z.string(), z.unknown()).nullable(),
};

const evidence = {
  output: z.object({ kind: z.literal('output'), stdout: z.string() }),
  value: z.object({ kind: z.literal('value'), call: z.string(), result: z.string(), stdout: z.string() }),
  strokes: z.object({
    kind: z.literal('strokes'),
    colours: z.enum(['compared', 'free']),
    drawing: z.string(),
    stdout: z.string(),
  }),
} satisfies { [K in EvidenceKind]: z.ZodType<EvidenceByKind[K]> };

/** Cases of exercises that were stored before evidence had kinds. */
const olderCases = {
  output: z
    .object({ ...caseSetting, stdout: z.string(), call: z.null(), result: z.null() })
    .transform(({ visible, inputs, vary, stdout }) => ({
      visible,
      inputs,
      vary,
      evidence: { kind: 'output', stdout } as const,
    })),
  value: z
    .object({ ...caseSetting, stdout: z.string(), call: z.string(), result: z.string() })
    .transform(({ visible, inputs, vary, ...expected }) => ({
      visible,
      inputs,
      vary,
      evidence: { kind: 'value', ...expected } as const,
    })),
};

const checks = z.object({
  kind: z.enum(exerciseKinds),
  cases: z.array(
    z.union([
      z.object({ ...caseSetting, evidence: z.union(Object.values(evidence)) }),
      olderCases.output,
      olderCases.value,
    ]),
  ),
  rules: z.array(z.string()),
  mistakes: z.array(z.object({ id: z.string(), hint: bilingual, observed, onlyIf: z.string().nullable() })),
  hints: z.array(bilingual),
  starterDigest: z.string(),
  starter: z.string(),
  milestone: z.number(),
});

const provenExercise = z.object({
  author: z.enum(['template', 'ai']),
  template: z.string().nullable(),
  kind: z.enum(exerciseKinds),
  difficulty: z.enum(difficulties),
  skills: z.array(z.string().refine(isSkillId)),
  title: bilingual,
  statement: bilingual,
  starter: z.string(),
  solution: z.string(),
  checks,
  person: z.string().nullable(),
  digest: z.string(),
});

/** @throws ZodError for content that no version of the server has written */
export function parseProvenExercise(content: unknown): ProvenExercise {
  return provenExercise.parse(content);
}

/** @throws ZodError like `parseProvenExercise` */
export function parseChecks(content: unknown): ProvenExercise['checks'] {
  return z.object({ checks }).parse(content).checks;
}

const shownTexts = z.object({
  title: bilingual,
  statement: bilingual,
  starter: z.string(),
  hints: z.array(bilingual),
});
export type ShownTexts = z.output<typeof shownTexts>;

/** The parts of a proven exercise that a learner sees. */
export function parseShownTexts(content: unknown): ShownTexts {
  return shownTexts.parse(content);
}
