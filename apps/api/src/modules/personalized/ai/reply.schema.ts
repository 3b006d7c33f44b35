import { z } from 'zod';

/**
 * Shapes of the replies. The wire schema uses only what every service understands: no lengths, no patterns, nothing
 * optional. Lengths are checked here, after the reply has arrived.
 */
const bilingual = (max: number) => z.strictObject({ en: z.string().max(max), ta: z.string().max(max * 2) });

export const exerciseReply = z.strictObject({
  /** False when a learner's request cannot become an exercise. */
  is_possible: z.boolean(),
  title: bilingual(80),
  statement: bilingual(1_200),
  skills: z.array(z.string().max(40)).max(4),
  starter_code: z.string().max(2_000),
  reference_solution: z.string().max(4_000),
  tests: z
    .array(z.strictObject({ stdin: z.string().max(1_000), is_hidden: z.boolean(), is_border: z.boolean() }))
    .max(10),
  mistakes: z.array(z.strictObject({ program: z.string().max(4_000), hint: bilingual(300) })).max(4),
  hints: z.array(bilingual(300)).max(4),
});
export type ExerciseReply = z.output<typeof exerciseReply>;

export const solutionReply = z.strictObject({ program: z.string().max(4_000) });

/** JSON schema without keywords that some services do not know. */
export function wireSchema(schema: z.ZodType): object {
  return withoutBounds(z.toJSONSchema(schema, { target: 'draft-7' })) as object;
}

const bounds = new Set(['maxLength', 'minLength', 'maxItems', 'minItems', 'pattern', 'format', '$schema']);

function withoutBounds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBounds);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([name]) => !bounds.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutBounds(value)]));
}
