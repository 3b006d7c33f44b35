import { isRule, type PythonValue, questionKinds } from '@python-learning/domain';
import { z } from 'zod';
import { caseEvidence, evidenceFields, faultOfEvidence } from './evidence/registry.ts';
import { contentKinds } from './question-kinds/index.ts';
import { bilingualSchema } from './text.schema.ts';

/** A structure rule, such as `prints==1`, `op://` or `no:call:max`. */
const ruleSchema = z.string().refine(isRule, 'is not a structure rule');

const pythonValueSchema: z.ZodType<PythonValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(pythonValueSchema),
    z.record(z.string(), pythonValueSchema),
  ]),
);

const caseFields = z.strictObject({
  visible: z.boolean(),
  inputs: z.array(z.string()).default([]),
  /** New values for the first top-level assignment of each name. */
  vary: z.record(z.string(), pythonValueSchema).nullable().default(null),
  fake_random: z.array(z.number()).nullable().default(null),
  ...evidenceFields,
});

const caseSchema = caseFields
  .superRefine((fields, context) => {
    const message = faultOfEvidence(fields);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform((fields) => ({
    visible: fields.visible,
    inputs: fields.inputs,
    vary: fields.vary,
    fakeRandom: fields.fake_random,
    evidence: caseEvidence(fields),
  }));

const mistakeSchema = z.strictObject({
  /**
   * Programs in `wrong/` that share this hint. Programs that do the same share one entry: a run cannot tell them apart.
   */
  files: z.array(z.string().regex(/^wrong\/[a-z0-9-]+\.py$/, 'must look like wrong/no-comma.py')).min(1),
  hint: bilingualSchema,
  /** A rule that must hold for the hint to be true of a program; null when it is always true. */
  only_if: ruleSchema.nullable().default(null),
});

const questionIdSchema = z
  .string()
  .regex(/^m\d\d-q\d+(-[a-z0-9]+)+$/, 'must look like m01-q1-predict-snacks');

export const questionSchema = z
  .strictObject({
    id: questionIdSchema,
    /**
     * A part of a growing program: id of an earlier question of the course. This one begins with the learner's
     * solved code of it. `starter.py` is then that question's solution, for a learner without solved code.
     */
    continues: questionIdSchema.optional(),
    kind: z.enum(questionKinds),
    points: z.int(),
    title: bilingualSchema,
    /** What the learner is to make, as an order in one line: a phone shows it above the code. */
    goal: bilingualSchema,
    /** Markdown. A line `{{output}}` becomes the expected output of the first visible case. */
    prompt: bilingualSchema,
    hints: z.array(bilingualSchema).length(3, 'must be three: a nudge, a pointer, nearly the answer'),
    rules: z.array(ruleSchema).default([]),
    cases: z.array(caseSchema).min(1).max(8),
    mistakes: z.array(mistakeSchema).min(1),
    /** True when the shown run takes the inputs of the first visible case if the learner gives none. */
    uses_sample_input: z.boolean().default(false),
    /** Markdown, shown once the question is solved. `{{output}}` and `{{solution}}` are filled in. */
    explanation: bilingualSchema,
  })
  .superRefine((question, context) => {
    const refuse = (path: (string | number)[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    const { points, faultsOf } = contentKinds[question.kind];
    if (question.points !== points) refuse(['points'], `must be ${points} for the kind ${question.kind}`);
    if (!question.cases.some(({ visible }) => visible))
      refuse(['cases'], 'at least one case must be visible');
    for (const { path, message } of faultsOf(question)) refuse(path, message);
    if (question.continues !== undefined && question.rules.includes('same_as_starter')) {
      refuse(['continues'], 'everybody has code of their own to begin with: it cannot have to stay the same');
    }
  });

export type QuestionDefinition = z.infer<typeof questionSchema>;
