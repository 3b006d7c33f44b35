import { z } from 'zod';
import { exerciseKinds } from '../exercise.ts';
import { difficulties, isSkillId } from '../skills.ts';

const text = z.string().trim().min(1, 'must not be empty');
const bilingual = z.strictObject({ en: text, ta: text });
const program = z.string().transform((block) => block.replace(/\n$/, ''));

/** Lines of one case; each is a text with `$names`, draws such as `<1..9>`, or several lines of them. */
const lines = z.array(z.string()).max(10);

/** A number, a text, or a text in both languages. */
const value = z.union([z.number(), z.string(), bilingual]);

const mistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What stands in the solution, and what stands there in the program with this mistake. */
  from: z.string().min(1),
  to: z.string(),
  hint: bilingual,
});

/**
 * One file of `templates/`. Programs and texts hold `$price`, `$(price+1)`, `$(item.form)`; the README tells all
 * forms. A template is not an exercise: each instance of it is proven like any other.
 */
export const templateSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(exerciseKinds),
  difficulty: z.enum(difficulties),
  skills: z.array(z.string().refine(isSkillId, 'is no skill of the course')).min(1).max(4),
  title: bilingual,
  statement: bilingual,
  /** By name: `@people`, a pool such as `@towns`, a draw such as `<10..150/5>`, or rows that belong together. */
  params: z.record(
    z.string().regex(/^[a-z]\w*$/),
    z.union([z.string(), z.array(z.record(z.string(), value)).min(2)]),
  ),
  inputs: z.array(lines).default([]),
  borders: z.array(lines).default([]),
  calls: z
    .strictObject({ draw: z.array(z.string()).default([]), borders: z.array(z.string()).default([]) })
    .default({ draw: [], borders: [] }),
  rules: z.array(z.string()).default([]),
  starter: program.default(''),
  solution: program,
  mistakes: z.array(mistakeSchema).min(1).max(6),
  hints: z.array(bilingual).length(3),
});

export type Template = z.infer<typeof templateSchema>;
