import { z } from 'zod';
import { bilingualSchema, blockSchema } from './text.schema.ts';

const questionKinds = [
  'predict',
  'modify',
  'complete',
  'fix',
  'make',
  'input',
  'project',
  'challenge',
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** Points for solving a question: they depend on its kind alone, so that effort is valued alike everywhere. */
const pointsByKind = {
  predict: 5,
  modify: 10,
  complete: 10,
  fix: 10,
  make: 10,
  input: 10,
  project: 20,
  challenge: 20,
} as const satisfies Record<QuestionKind, number>;

const ruleForms = [
  /^(no:)?(prediction|same_as_starter|fstring|if|else|elif|and|or|in|for|while|loop|nested_for)$/,
  /^(no:)?(index|slice|list|dict|return|try|assert)$/,
  /^(no:)?(comments|prints|defs)(==|>=|<=)\d+$/,
  /^(no:)?(assign|call):[\w.]+((==|>=|<=)\d+)?$/,
  /^(no:)?(uses:\w+|lit:.+|op:\S+|def:\w+\/\d+|import:\w+|except:\w+)$/,
];

/** A structure rule, such as `prints==1`, `op://` or `no:call:max`. */
const ruleSchema = z
  .string()
  .refine((rule) => ruleForms.some((form) => form.test(rule)), 'is not a structure rule');

/** A plain value that can be written into a Python program. */
export type PythonValue =
  | string
  | number
  | boolean
  | null
  | readonly PythonValue[]
  | { readonly [key: string]: PythonValue };

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

const caseSchema = z.strictObject({
  visible: z.boolean(),
  inputs: z.array(z.string()).default([]),
  /** New values for the first top-level assignment of each name. */
  vary: z.record(z.string(), pythonValueSchema).nullable().default(null),
  /** An expression that is evaluated in the program's names, with the `repr` that it must have. */
  call: z.string().min(1).nullable().default(null),
  result: z.string().nullable().default(null),
  fake_random: z.array(z.number()).nullable().default(null),
  /** What the model solution prints: the content check records it. */
  stdout: blockSchema,
});

export type CaseDefinition = z.infer<typeof caseSchema>;

const mistakeSchema = z.strictObject({
  /** Programs below `wrong/` that share this hint: what they do must not be told apart by a learner's run. */
  files: z.array(z.string().regex(/^wrong\/[a-z0-9-]+\.py$/, 'must look like wrong/no-comma.py')).min(1),
  hint: bilingualSchema,
  /** A rule that must hold for the hint to be true of a program. */
  only_if: ruleSchema.nullable().default(null),
});

const questionIdSchema = z
  .string()
  .regex(/^m\d\d-q\d+(-[a-z0-9]+)+$/, 'must look like m01-q1-predict-snacks');

export const questionSchema = z
  .strictObject({
    id: questionIdSchema,
    /**
     * A part of a program that grows: the question of the same milestone whose solved code of this learner is where
     * this one begins. `starter.py` is then its solution, for a learner without solved code.
     */
    continues: questionIdSchema.optional(),
    kind: z.enum(questionKinds),
    points: z.int(),
    title: bilingualSchema,
    /** Markdown. A line `{{output}}` becomes what the first visible case must show. */
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
    const points = pointsByKind[question.kind];
    if (question.points !== points) refuse(['points'], `must be ${points} for the kind ${question.kind}`);
    if (!question.cases.some(({ visible }) => visible))
      refuse(['cases'], 'at least one case must be visible');
    question.cases.forEach((testCase, index) => {
      if ((testCase.call === null) !== (testCase.result === null)) {
        refuse(['cases', index], 'call and result belong together');
      }
    });
    if (question.kind === 'predict') refusePredictFaults(question, refuse);
    if (question.continues !== undefined && question.rules.includes('same_as_starter')) {
      refuse(
        ['continues'],
        'everybody has code of their own to begin with: it can not have to stay the same',
      );
    }
  });

export type QuestionDefinition = z.infer<typeof questionSchema>;

function refusePredictFaults(
  question: { rules: readonly string[]; prompt: { en: string; ta: string } },
  refuse: (path: (string | number)[], message: string) => void,
): void {
  for (const rule of ['prediction', 'same_as_starter']) {
    if (!question.rules.includes(rule))
      refuse(['rules'], `a question of kind predict needs the rule ${rule}`);
  }
  if (`${question.prompt.en}${question.prompt.ta}`.includes('{{output}}')) {
    refuse(['prompt'], 'must not show the output that the learner is asked to guess');
  }
}
