import type { QuestionKind } from '@python-learning/domain';
import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

const times = z.int().min(1);

/** Question kinds that a badge rule may count. */
const honouredKinds = ['predict', 'fix', 'challenge'] as const satisfies readonly QuestionKind[];

/** How a badge is awarded. A new kind needs a member here, and its rule where badges are awarded. */
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
    /** Predictions that matched the output exactly. */
    kind: z.literal('predictions-right'),
    at_least: times,
  }),
  z.strictObject({
    /** Runs with an error followed by a run of the same question without one. */
    kind: z.literal('errors-recovered'),
    at_least: times,
  }),
  z.strictObject({
    /** A question solved after at least this many runs that did not solve it. */
    kind: z.literal('solved-after-failed-runs'),
    failed_runs: times,
  }),
  z.strictObject({
    /** Questions solved after a run that failed only a hidden case. */
    kind: z.literal('hidden-case-recovered'),
    at_least: times,
  }),
  z.strictObject({
    /** Personalized exercises solved, with a minimum for each difficulty. */
    kind: z.literal('personalized-solved'),
    at_least: times,
    of_each_difficulty: z.int().min(0),
  }),
  z.strictObject({
    /** A question solved after at least this many days without learning. */
    kind: z.literal('returned-after-days'),
    days: times,
  }),
]);

export type BadgeRule = z.infer<typeof badgeRuleSchema>;

export const badgeSchema = z.strictObject({
  /** Also the name of its icon. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug such as first-step'),
  /** Position among the badges, from 1. */
  order: z.int().min(1),
  title: bilingualSchema,
  /** One sentence that says what the learner can do now. */
  description: bilingualSchema,
  /** One sentence that says how the badge is awarded. */
  how: bilingualSchema,
  rule: badgeRuleSchema,
});

export type Badge = z.infer<typeof badgeSchema>;
