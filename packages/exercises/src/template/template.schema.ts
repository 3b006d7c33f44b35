import { z } from 'zod';
import { exerciseKinds } from '../exercise.ts';
import { difficulties, isSkillId } from '../skills.ts';

const text = z.string().trim().min(1, 'must not be empty');
const bilingual = z.strictObject({ en: text, ta: text });
const program = z.string().transform((block) => block.replace(/\n$/, ''));

/**
 * Input lines of one case. Each is a text with `$names`, draws such as `<1..9>`, or a description of several lines.
 */
const lines = z.array(z.string()).max(10);

const value = z.union([z.number(), z.string(), bilingual]);

const mistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** A piece of the solution; `to` replaces it in the program with this mistake. */
  from: z.string().min(1),
  to: z.string(),
  hint: bilingual,
});

/**
 * One file of `templates/`. Programs and texts contain `$price`, `$(price+1)`, `$(item.form)`; the README lists all
 * forms. A template is not an exercise: each of its instances is proven like any other.
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

/** A template, or an instance of it, cannot be made as its file says. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}
