import { tracedLineKinds } from '@python-learning/domain';
import * as z from 'zod/mini';
import { drawing } from './drawing.ts';

/** A program seen step by step; `Trace` of the domain says what each field means. */
const value = z.union([z.string(), z.object({ ref: z.int() })]);
const entries = z.array(z.tuple([value, value]));
const object = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['list', 'tuple', 'set']), items: z.array(value), more: z.int() }),
  z.object({ kind: z.literal('dict'), entries, more: z.int() }),
  z.object({ kind: z.literal('instance'), type: z.string(), entries, more: z.int() }),
]);
const objects = z.record(z.string(), object);
const frame = z.object({ id: z.int(), name: z.nullable(z.string()), names: z.record(z.string(), value) });
const line = z.nullable(z.int());

const step = z.object({
  ran: line,
  next: line,
  whole: z.optional(z.object({ frames: z.array(frame), objects, output: z.string() })),
  set: z.optional(z.array(z.tuple([z.int(), z.string(), value]))),
  gone: z.optional(z.array(z.tuple([z.int(), z.string()]))),
  objects: z.optional(objects),
  called: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
  returned: z.optional(z.array(z.object({ id: z.int(), value: z.nullable(value) }))),
  condition: z.optional(
    z.object({
      source: z.string(),
      value: z.boolean(),
      parts: z.array(z.object({ source: z.string(), value: z.string() })),
    }),
  ),
  read: z.optional(z.array(z.string())),
  printed: z.optional(z.string()),
  drawn: z.optional(z.int()),
  raised: z.optional(z.object({ type: z.string(), message: z.string() })),
});

const tracedLine = z.object({
  kind: z.enum(tracedLineKinds),
  names: z.array(z.string()),
  calls: z.array(z.string()),
});

export const programTrace = z.object({
  steps: z.array(step),
  lastSteps: z.array(step),
  count: z.int(),
  lines: z.record(z.string(), tracedLine),
  end: z.enum(['finished', 'error', 'stopped', 'waiting']),
  drawing: z.optional(drawing),
});
export type ProgramTrace = z.output<typeof programTrace>;
