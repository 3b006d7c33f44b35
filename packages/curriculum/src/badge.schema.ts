import { z } from 'zod';
import { bilingualSchema } from './text.schema.ts';

/** How a badge is earned. A new kind is a new member here, and its rule where badges are awarded. */
const badgeRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('videos-watched'),
    /** Milestone whose lessons must all be watched. */
    milestone: z.string(),
  }),
]);

export type BadgeRule = z.infer<typeof badgeRuleSchema>;

export const badgeSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a slug such as first-step'),
  title: bilingualSchema,
  /** One sentence that says what the learner can do now. */
  description: bilingualSchema,
  rule: badgeRuleSchema,
});

export type Badge = z.infer<typeof badgeSchema>;
