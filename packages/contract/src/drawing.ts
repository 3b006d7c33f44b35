import { type Drawing, type DrawingStep, penShapes } from '@python-learning/domain';
import * as z from 'zod/mini';

/** What a program drew; `Drawing` of the domain says what each field means. */
const point = z.readonly(z.tuple([z.number(), z.number()]));
const points = z.readonly(z.array(point));
const colour = z.string();
const heading = z.number();
const ofAll = { line: z.nullable(z.int()), pen: z.int(), ms: z.number() };
const look = { shape: z.enum(penShapes), colour, inside: colour, stretch: point };

const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), points, colour, width: z.number(), heading, ...ofAll }),
  z.object({ kind: z.literal('move'), to: point, heading, ...ofAll }),
  z.object({ kind: z.literal('turn'), heading, ...ofAll }),
  z.object({ kind: z.literal('dot'), at: point, size: z.number(), colour, ...ofAll }),
  z.object({ kind: z.literal('fill'), points, colour, under: z.int(), ...ofAll }),
  z.object({
    kind: z.literal('text'),
    at: point,
    text: z.string(),
    colour,
    size: z.number(),
    align: z.enum(['left', 'center', 'right']),
    ...ofAll,
  }),
  z.object({ kind: z.literal('stamp'), at: point, heading, ...look, ...ofAll }),
  z.object({ kind: z.literal('pen'), isShown: z.boolean(), ...look, ...ofAll }),
  z.object({ kind: z.literal('background'), colour, ...ofAll }),
  z.object({ kind: z.literal('erase'), steps: z.readonly(z.array(z.int())), ...ofAll }),
]) satisfies z.ZodMiniType<DrawingStep>;

export const drawing = z.object({
  page: z.object({ lower: point, upper: point }),
  steps: z.readonly(z.array(step)),
}) satisfies z.ZodMiniType<Drawing>;
