import {
  checklistItems,
  isRule,
  isWritten,
  languages,
  type PythonValue,
  questionKinds,
  themePictures,
} from '@python-learning/domain';
import { z } from 'zod';
import { dataFilesSchema } from './data-files.ts';
import { caseEvidence, evidenceFields, faultOfEvidence } from './evidence/registry.ts';
import type { ContentKind, ContentKinds, KindFault } from './question-kinds/content-kind.ts';
import { bilingualSchema, blockSchema } from './text.schema.ts';

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
  /** Other data files than those in the folder `data/`, under the same names. */
  files: z.optional(dataFilesSchema),
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
    ...(fields.files === undefined ? {} : { files: fields.files }),
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

const refusalSchema = z.strictObject({
  /** Programs in `wrong/` that are refused for this reason. */
  files: z.array(z.string().regex(/^wrong\/[a-z0-9-]+\.py$/, 'must look like wrong/no-comma.py')).min(1),
  /** Id of the explanation that they get, such as `FREE-ECHO`, or of an error, such as `NAM-TYPO`. */
  gets: z.string().regex(/^[A-Z]+(?:-[A-Z]+)*$/, 'must look like FREE-ECHO'),
});

/** How a program is played, in place of cases; see `WalkSettings`. */
const walksSchema = z.strictObject({
  first: z.string().min(1).nullable().default(null),
  stop: z.string().min(1).default('0'),
  words: z.array(z.string().min(1)).max(20).default([]),
  mistypes: z.boolean().default(false),
  least: z.int().min(0).max(10).default(0),
});

const questionIdSchema = z
  .string()
  .regex(/^m\d\d-q\d+(-[a-z0-9]+)+$/, 'must look like m01-q1-predict-snacks');

const questionFields = z.strictObject({
  id: questionIdSchema,
  /**
   * A part of a growing program: id of an earlier question of the course. This one begins with the learner's
   * solved code of it. `starter.py` is then that question's solution, for a learner without solved code.
   */
  continues: questionIdSchema.optional(),
  kind: z.enum(questionKinds),
  /** True once another question has taken its place: it stays with the learners who have solved it. */
  retired: z.literal(true).optional(),
  points: z.int(),
  title: bilingualSchema,
  /** What the learner is to make, as an order in one line: a phone shows it above the code. */
  goal: bilingualSchema,
  /** Markdown. A line `{{output}}` becomes the expected output of the first visible case. */
  prompt: bilingualSchema,
  hints: z.array(bilingualSchema).length(3, 'must be three: a nudge, a pointer, nearly the answer'),
  rules: z.array(ruleSchema).default([]),
  cases: z.array(caseSchema).max(8).default([]),
  /** Real wrong ideas of what a given program shows, which a learner may tap in place of typing a guess. */
  wrong_guesses: z.array(blockSchema).max(3).default([]),
  mistakes: z.array(mistakeSchema).default([]),
  /** What the program of a free task may be about. The chosen one takes the place of `{t}` in goal and prompt. */
  themes: z.array(bilingualSchema).optional(),
  /** What takes the place of `{t}` while no theme is chosen. */
  any_theme: bilingualSchema.optional(),
  /** The pictures of the themes, in their order. */
  theme_pictures: z.array(z.enum(themePictures)).length(3).optional(),
  checklist: z.array(z.enum(checklistItems)).optional(),
  walks: walksSchema.optional(),
  /** Wrong programs of a free task, each with the explanation that it gets. */
  refusals: z.array(refusalSchema).optional(),
  /** True when the shown run takes the inputs of the first visible case if the learner gives none. */
  uses_sample_input: z.boolean().default(false),
  /** Markdown, shown once the question is solved. `{{output}}` and `{{solution}}` are filled in. */
  explanation: bilingualSchema,
});

export type QuestionDefinition = z.infer<typeof questionFields>;

/** Makes the schema of a question file, with these kinds of questions. */
export function createQuestionSchema(kinds: ContentKinds) {
  return questionFields.superRefine((question, context) => {
    for (const { path, message } of faultsOfKind(question, kinds[question.kind]))
      context.addIssue({ code: 'custom', path, message });
    if (question.continues !== undefined && question.rules.includes(keepStarter)) {
      const message = 'everybody has code of their own to begin with: it cannot have to stay the same';
      context.addIssue({ code: 'custom', path: ['continues'], message });
    }
  });
}

const keepStarter = 'same_as_starter';

/** What a kind asks of its questions. What only observations or cases can give, a question without them cannot use. */
function faultsOfKind(question: QuestionDefinition, { points, checks, faultsOf }: ContentKind): KindFault[] {
  const { kind, cases, mistakes, rules, prompt, explanation, wrong_guesses: wrongGuesses } = question;
  const isObserved = checks.includes('observed');
  const isRefused = checks.includes('refusals');
  const hasFreeFields = [
    question.themes,
    question.any_theme,
    question.checklist,
    question.walks,
    question.refusals,
  ].some((field) => field !== undefined);
  const hasVisibleCase = cases.some(({ visible }) => visible);
  const showsOutput = [prompt, explanation].some((text) =>
    languages.some((language) => text[language].includes('{{output}}')),
  );
  const found: [isFault: boolean, field: string, message: string][] = [
    [question.points !== points, 'points', `must be ${points} for the kind ${kind}`],
    [checks.includes('cases') && !hasVisibleCase, 'cases', 'at least one case must be visible'],
    [isObserved && mistakes.length === 0, 'mistakes', 'at least one mistake must be known'],
    [!isObserved && mistakes.length > 0, 'mistakes', `no wrong answer of the kind ${kind} is recognised`],
    [!isRefused && hasFreeFields, 'themes', `the kind ${kind} has no themes, checklist, walks or refusals`],
    [!isObserved && rules.includes(keepStarter), 'rules', `no starter of the kind ${kind} is recorded`],
    [isWritten(kind) && wrongGuesses.length > 0, 'wrong_guesses', 'nobody guesses the output of this kind'],
    [!hasVisibleCase && showsOutput, 'prompt', 'without a visible case there is no {{output}}'],
  ];
  return [
    ...found.filter(([isFault]) => isFault).map(([, field, message]) => ({ path: [field], message })),
    ...faultsOf(question),
  ];
}
