import { type Drawing, type DrawingStep, penShapes } from '@python-learning/domain';
import { z } from 'zod';
import { walls } from '../limits.ts';

const count = z.number().int().min(0);
const place = z.number().min(-walls.drawnPlace).max(walls.drawnPlace);
const point = z.tuple([place, place]);
const points = z.array(point).min(1);
const size = z.number().min(0).max(walls.drawnPlace);
const heading = z.number().min(-360).max(360);
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const ofAll = { line: count.nullable(), pen: count, ms: z.number().min(0) };
const look = { shape: z.enum(penShapes), colour, inside: colour, stretch: point };

const step = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofAll, kind: z.literal('line'), points, colour, width: size, heading }),
  z.strictObject({ ...ofAll, kind: z.literal('move'), to: point, heading }),
  z.strictObject({ ...ofAll, kind: z.literal('turn'), heading }),
  z.strictObject({ ...ofAll, kind: z.literal('dot'), at: point, size, colour }),
  z.strictObject({ ...ofAll, kind: z.literal('fill'), points, colour, under: count }),
  z.strictObject({
    ...ofAll,
    kind: z.literal('text'),
    at: point,
    text: z.string().max(walls.drawnTextLength).refine(isStorable),
    colour,
    size,
    align: z.enum(['left', 'center', 'right']),
  }),
  z.strictObject({ ...ofAll, kind: z.literal('stamp'), at: point, heading, ...look }),
  z.strictObject({ ...ofAll, kind: z.literal('pen'), isShown: z.boolean(), ...look }),
  z.strictObject({ ...ofAll, kind: z.literal('background'), colour }),
  z.strictObject({ ...ofAll, kind: z.literal('erase'), steps: z.array(count).min(1) }),
]) satisfies z.ZodType<DrawingStep>;

const schema = z.strictObject({
  page: z.strictObject({ lower: point, upper: point }).refine(isUpright),
  steps: z.array(step).max(walls.drawnSteps),
}) satisfies z.ZodType<Drawing>;

/**
 * True for a drawing as the engine makes it: of known steps, with places on a page of finite size, and with references
 * to steps before them only. A program may have forged what is drawn, but nothing beyond that.
 */
export function isDrawing(value: unknown): value is Drawing {
  const { data } = schema.safeParse(value);
  return data?.steps.every(refersBack) ?? false;
}

/** False for NUL and half a surrogate pair, which no database stores. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isUpright({ lower, upper }: { lower: [number, number]; upper: [number, number] }): boolean {
  return lower[0] < upper[0] && lower[1] < upper[1];
}

function refersBack(step: DrawingStep, index: number): boolean {
  if (step.kind === 'fill') return step.under <= index;
  return step.kind !== 'erase' || step.steps.every((at) => at < index);
}
