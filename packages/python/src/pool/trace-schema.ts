import { mostTraceSteps, type Trace, tracedLineKinds } from '@python-learning/domain';
import { z } from 'zod';
import { walls } from '../limits.ts';

const text = z.string().max(walls.textLength);
const count = z.number().int().min(0);
const line = count.nullable();
const value = z.union([text, z.strictObject({ ref: count })]);
const most = 100;
const entries = z.array(z.tuple([value, value])).max(most);
const object = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['list', 'tuple', 'set']), items: z.array(value).max(most), more: count }),
  z.strictObject({ kind: z.literal('dict'), entries, more: count }),
  z.strictObject({ kind: z.literal('instance'), type: text, entries, more: count }),
]);
const objects = z.record(z.string(), object);
const step = z.strictObject({
  ran: line,
  next: line,
  whole: z
    .strictObject({
      frames: z.array(
        z.strictObject({ id: count, name: text.nullable(), names: z.record(z.string(), value) }),
      ),
      objects,
      output: text,
    })
    .optional(),
  set: z.array(z.tuple([count, text, value])).optional(),
  gone: z.array(z.tuple([count, text])).optional(),
  objects: objects.optional(),
  called: z.array(z.strictObject({ id: count, name: text })).optional(),
  returned: z.array(z.strictObject({ id: count, value: value.nullable() })).optional(),
  condition: z
    .strictObject({
      source: text,
      value: z.boolean(),
      parts: z.array(z.strictObject({ source: text, value: text })).max(most),
    })
    .optional(),
  read: z.array(text).optional(),
  printed: text.optional(),
  drawn: count.optional(),
  raised: z.strictObject({ type: text, message: text }).optional(),
});
const names = z.array(text).max(most);
const schema = z.strictObject({
  steps: z
    .array(step)
    .min(1)
    .max(mostTraceSteps + 1),
  lastSteps: z.array(step).max(most),
  count,
  lines: z.record(z.string(), z.strictObject({ kind: z.enum(tracedLineKinds), names, calls: names })),
  end: z.enum(['finished', 'error', 'stopped', 'waiting']),
});

/** True for a trace, without its drawing, as the engine makes it. A program may have forged its steps, but not their shape or their size. */
export function isTrace(value: unknown): value is Omit<Trace, 'drawing'> {
  return schema.safeParse(value).success;
}
