import { z } from 'zod';
import type { QuestionKind } from './question.schema.ts';
import { bilingualSchema } from './text.schema.ts';

const times = z.int().min(1);

/** Kinds of questions that are worth a badge of their own. */
const honouredKinds = ['predict', 'fix', 'challenge'] as const satisfies readonly QuestionKind[];

/** How a badge is earned. A new kind is a new member here, and its rule where badges are awarded. */
const badgeRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('videos-watched'),
    /** Milestone whose lessons must all be watched. */
    milestone: z.string(),
  }),
  z.strictObject({
    kind: z.literal('milestones-completed'),
    milestones: z.array(z.string()).min(1),
  }),
  z.strictObject({
    kind: z.literal('question-solved'),
    question: z.string(),
  }),
  z.strictObject({
    kind: z.literal('question-kind-solved'),
    question_kind: z.enum(honouredKinds),
    at_least: times,
  }),
  z.strictObject({
    /** Guesses that were exactly what the program showed. */
    kind: z.literal('predictions-right'),
    at_least: times,
  }),
  z.strictObject({
    /** A run that stopped with an error, followed by a run of the same question without one. */
    kind: z.literal('errors-recovered'),
    at_least: times,
  }),
  z.strictObject({
    /** A question that was solved after at least so many runs that did not solve it. */
    kind: z.literal('solved-after-failed-runs'),
    failed_runs: times,
  }),
  z.strictObject({
    /** Questions solved after a run that only a hidden case refused. */
    kind: z.literal('hidden-case-recovered'),
    at_least: times,
  }),
  z.strictObject({
    /** Personalized exercises solved, some of each difficulty. */
    kind: z.literal('personalized-solved'),
    at_least: times,
    of_each_difficulty: z.int().min(0),
  }),
  z.strictObject({
    /** A question solved after so many days without learning, or more. */
    kind: z.literal('returned-after-days'),
    days: times,
  }),
]);

export type BadgeRule = z.infer<typeof badgeRuleSchema>;

export const badgeSchema = z.strictObject({
  /** Names its icon too. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug such as first-step'),
  /** Where it stands among the badges. */
  order: z.int().min(1),
  title: bilingualSchema,
  /** One sentence that says what the learner can do now. */
  description: bilingualSchema,
  /** One sentence that says what the badge is earned by. */
  how: bilingualSchema,
  rule: badgeRuleSchema,
});

export type Badge = z.infer<typeof badgeSchema>;
