import { type Drawing, type DrawingStep, penShapes } from '@python-learning/domain';
import * as z from 'zod/mini';
import { type DrawingColumns, fromColumns, toColumns } from './drawing-columns.ts';

/* What a program drew; `Drawing` of the domain says what each field means. */
const point = z.readonly(z.tuple([z.number(), z.number()]));
const points = z.readonly(z.array(point));
const colour = z.string();
const heading = z.number();
const ofAll = { line: z.nullable(z.int()), pen: z.int(), ms: z.number() };
const shape = z.enum(penShapes);
const look = { shape, colour, inside: colour, stretch: point };
const align = z.enum(['left', 'center', 'right']);
const size = z.number();
const stepNumbers = z.readonly(z.array(z.int()));

const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), ...ofAll, points, colour, width: z.number(), heading }),
  z.object({ kind: z.literal('move'), ...ofAll, to: point, heading }),
  z.object({ kind: z.literal('turn'), ...ofAll, heading }),
  z.object({ kind: z.literal('dot'), ...ofAll, at: point, size, colour }),
  z.object({ kind: z.literal('fill'), ...ofAll, points, colour, under: z.int() }),
  z.object({ kind: z.literal('text'), ...ofAll, at: point, text: z.string(), colour, size, align }),
  z.object({ kind: z.literal('stamp'), ...ofAll, at: point, heading, ...look }),
  z.object({ kind: z.literal('pen'), ...ofAll, isShown: z.boolean(), ...look }),
  z.object({ kind: z.literal('background'), ...ofAll, colour }),
  z.object({ kind: z.literal('erase'), ...ofAll, steps: stepNumbers }),
]) satisfies z.ZodMiniType<DrawingStep>;

const page = z.object({ lower: point, upper: point });

const drawn = z.object({ page, steps: z.readonly(z.array(step)) }) satisfies z.ZodMiniType<Drawing>;

const kinds = ['line', 'move', 'turn', 'dot', 'fill', 'text', 'stamp', 'pen', 'background', 'erase'] as const;

const columns = z.object({
  page,
  kind: z.array(z.enum(kinds)),
  line: z.array(ofAll.line),
  pen: z.array(ofAll.pen),
  ms: z.array(ofAll.ms),
  length: z.array(z.int()),
  x: z.array(z.int()),
  y: z.array(z.int()),
  turn: z.array(z.int()),
  colour: z.array(colour),
  inside: z.array(colour),
  width: z.array(z.number()),
  size: z.array(size),
  text: z.array(z.string()),
  align: z.array(align),
  shape: z.array(shape),
  stretch: z.array(point),
  isShown: z.array(z.boolean()),
  under: z.array(z.int()),
  steps: z.array(stepNumbers),
}) satisfies z.ZodMiniType<DrawingColumns>;

/** Sent in columns. Read from columns, and from the list of steps in which browsers and the database keep it. */
export const drawing = z.codec(z.union([columns, drawn]), drawn, {
  // Casts: what is made here is parsed next, by the other of the two shapes.
  decode: (sent) => ('kind' in sent ? (fromColumns(sent) as Drawing) : sent),
  encode: (made) => toColumns(made) as z.output<typeof columns>,
});
