import { type Drawing, type DrawingStep, penShapes } from '@python-learning/domain';
import * as z from 'zod/mini';

/*
 * What a program drew; `Drawing` of the domain says what each field means. The fields are sent in this order, in which
 * they compress best: what seldom changes from step to step comes first.
 */
const point = z.readonly(z.tuple([z.number(), z.number()]));
const points = z.readonly(z.array(point));
const colour = z.string();
const heading = z.number();
const first = { pen: z.int() };
const line = z.nullable(z.int());
const last = { ms: z.number() };
const look = { stretch: point, shape: z.enum(penShapes), inside: colour };

const step = z.discriminatedUnion('kind', [
  z.object({ ...first, width: z.number(), heading, line, colour, kind: z.literal('line'), points, ...last }),
  z.object({ ...first, heading, line, kind: z.literal('move'), to: point, ...last }),
  z.object({ ...first, heading, line, kind: z.literal('turn'), ...last }),
  z.object({ ...first, size: z.number(), line, colour, kind: z.literal('dot'), at: point, ...last }),
  z.object({ ...first, line, colour, kind: z.literal('fill'), points, under: z.int(), ...last }),
  z.object({
    ...first,
    size: z.number(),
    align: z.enum(['left', 'center', 'right']),
    line,
    colour,
    kind: z.literal('text'),
    text: z.string(),
    at: point,
    ...last,
  }),
  z.object({ ...first, ...look, heading, line, colour, kind: z.literal('stamp'), at: point, ...last }),
  z.object({ ...first, ...look, line, isShown: z.boolean(), colour, kind: z.literal('pen'), ...last }),
  z.object({ ...first, line, colour, kind: z.literal('background'), ...last }),
  z.object({ ...first, line, kind: z.literal('erase'), steps: z.readonly(z.array(z.int())), ...last }),
]) satisfies z.ZodMiniType<DrawingStep>;

export const drawing = z.object({
  page: z.object({ lower: point, upper: point }),
  steps: z.readonly(z.array(step)),
}) satisfies z.ZodMiniType<Drawing>;
