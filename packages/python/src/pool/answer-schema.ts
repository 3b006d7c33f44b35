import { z } from 'zod';
import { bareRecord } from '../core/bare-record.ts';
import { walls } from '../limits.ts';
import { outcomeKinds } from '../types.ts';
import type { ProcessAnswer } from '../worker/process-messages.ts';

const text = z.string().max(walls.messageBytes);
const count = z.number().int().min(0);
/** Not `z.record`, which leaves out a variable that is called `__proto__`. */
const counts = z
  .custom<Record<string, number>>(isCounts)
  .transform((found) => bareRecord(Object.entries(found)));

const exception = z.strictObject({
  type: text,
  message: text,
  range: z
    .strictObject({
      line: count,
      column: count.nullable(),
      endLine: count.nullable(),
      endColumn: count.nullable(),
    })
    .nullable(),
  frames: z.array(z.strictObject({ name: text, line: count })).max(walls.frames),
});

const outcome = z.strictObject({
  kind: z.enum(outcomeKinds),
  stdout: text,
  transcript: text,
  omittedBytes: count,
  exception: exception.nullable(),
  result: z.strictObject({ repr: text, type: text, number: z.number().nullable() }).nullable(),
  inputsUsed: count,
  unvaried: z.array(text),
  warnings: z
    .array(z.strictObject({ category: text, message: text, line: count.nullable() }))
    .max(walls.warnings),
  cpuMs: z.number().min(0),
});

const facts = z.strictObject({
  syntaxError: exception.nullable(),
  treeDigest: text,
  comments: z.array(z.strictObject({ line: count, text })),
  calls: counts,
  assigned: counts,
  read: counts,
  literals: counts,
  operators: counts,
  nodes: counts,
  functions: z.array(
    z.strictObject({ name: text, parameters: count, line: count, returnsValue: z.boolean() }),
  ),
  imports: z.array(text),
  caught: z.array(text),
  hasElse: z.boolean(),
  hasElif: z.boolean(),
  hasNestedLoop: z.boolean(),
});

const report = z.strictObject({ shown: outcome, cases: z.array(outcome).max(walls.cases), facts });

/**
 * What the sandbox may say. Its process ran other people's programs, so nothing it says is taken as it comes: a
 * message that does not fit ends the process.
 */
export const answerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), startMs: z.number() }),
  z.strictObject({ type: z.literal('report'), id: count, report }),
  z.strictObject({ type: z.literal('facts'), id: count, facts }),
  z.strictObject({ type: z.literal('aborted'), id: count }),
  z.strictObject({
    type: z.literal('note'),
    event: z.enum(['denied', 'restarted']),
    id: count.nullable(),
    detail: z.string().max(walls.noteLength),
  }),
  z.strictObject({ type: z.literal('pong') }),
]) satisfies z.ZodType<ProcessAnswer>;

function isCounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((found) => Number.isSafeInteger(found) && found >= 0);
}
