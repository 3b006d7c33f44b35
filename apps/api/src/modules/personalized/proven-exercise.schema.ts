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

const checks = z.object({
  kind: z.enum(exerciseKinds),
  cases: z.array(
    z.object({
      visible: z.boolean(),
      inputs: z.array(z.string()),
      stdout: z.string(),
      call: z.string().nullable(),
      result: z.string().nullable(),
      vary: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  rules: z.array(z.string()),
  mistakes: z.array(z.object({ id: z.string(), hint: bilingual, observed, onlyIf: z.string().nullable() })),
  hints: z.array(bilingual),
  starterDigest: z.string(),
  starter: z.string(),
  milestone: z.number(),
});

/** A proven exercise as stored in the database. */
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
