import { clueCounts, type Drawing, mistakeKinds, outcomeKinds, type Trace } from '@python-learning/domain';
import { z } from 'zod';
import { bareRecord } from '../core/bare-record.ts';
import { isFileName, isFileText, mostGivenFiles, programFileLimits } from '../core/files/program-files.ts';
import { omissionMark } from '../core/output-record.ts';
import { noTrace } from '../core/trace-program.ts';
import { ceilings, walls } from '../limits.ts';
import type { ProcessAnswer } from '../worker/process-messages.ts';
import { isDrawing } from './drawing-schema.ts';
import { isTrace } from './trace-schema.ts';

const text = z.string().max(walls.textLength);
const name = z.string().max(walls.nameLength);
/** Head and tail of an output, with the omission mark between them. */
const output = z.string().max(ceilings.outputBytes + 2 * omissionMark.length + 1);
const count = z.number().int().min(0);
/** Not `z.record`, which drops a variable named `__proto__`. */
const counts = z
  .custom<Record<string, number>>(isCounts)
  .transform((found) => bareRecord(Object.entries(found)));

const exception = z.strictObject({
  type: name,
  message: text,
  range: z
    .strictObject({
      line: count,
      column: count.nullable(),
      endLine: count.nullable(),
      endColumn: count.nullable(),
    })
    .nullable(),
  frames: z.array(z.strictObject({ name, line: count })).max(walls.frames),
});

const fileName = z.string().refine(isFileName);
const shownFileName = z.string().max(programFileLimits.nameLength);

const filesLeft = z.strictObject({
  written: z
    .array(
      z.strictObject({ name: fileName, text: z.string().max(programFileLimits.bytes).refine(isFileText) }),
    )
    .max(programFileLimits.files),
  removed: z.array(fileName).max(mostGivenFiles),
  unkept: z.array(shownFileName).max(programFileLimits.files),
});

const outcome = z.strictObject({
  kind: z.enum(outcomeKinds),
  stdout: output,
  transcript: output,
  omittedBytes: count,
  exception: exception.nullable(),
  result: z.strictObject({ repr: text, type: name, number: z.number().nullable() }).nullable(),
  inputsUsed: count,
  files: filesLeft,
  unvaried: z.array(text).max(walls.varied),
  drawing: z.unknown().transform(drawingOf),
  warnings: z
    .array(
      z.strictObject({
        category: name,
        message: z.string().max(walls.warningLength),
        line: count.nullable(),
      }),
    )
    .max(walls.warnings),
  walk: z
    .strictObject({
      asked: count,
      answers: z.array(name).max(walls.walkAnswers),
      echoed: count,
      lines: z.array(count).max(walls.factEntries),
      varied: name.nullable(),
      drawn: count,
    })
    .nullable()
    .optional(),
  cpuMs: z.number().min(0),
});

const facts = z.strictObject({
  syntaxError: exception.nullable(),
  treeDigest: z.string().max(walls.digestLength),
  comments: z.array(z.strictObject({ line: count, text })).max(walls.factEntries),
  calls: counts,
  assigned: counts,
  read: counts,
  literals: counts,
  operators: counts,
  nodes: counts,
  functions: z
    .array(z.strictObject({ name: text, parameters: count, line: count, returnsValue: z.boolean() }))
    .max(walls.factEntries),
  imports: z.array(text).max(walls.factEntries),
  caught: z.array(text).max(walls.factEntries),
  hasElse: z.boolean(),
  hasElif: z.boolean(),
  hasNestedLoop: z.boolean(),
  clues: z
    .strictObject({
      statements: z.array(count).max(walls.factEntries),
      counts: z.record(z.enum(clueCounts), count),
      mistakes: z
        .array(z.strictObject({ kind: z.enum(mistakeKinds), line: count, name: text }))
        .max(mistakeKinds.length),
    })
    .optional(),
});

const report = z.strictObject({ shown: outcome, cases: z.array(outcome).max(walls.cases), facts });

/**
 * Answers that the sandbox may send. Its process has run other people's programs, so no answer is trusted: one that
 * does not match ends the process.
 */
export const answerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), startMs: z.number() }),
  z.strictObject({ type: z.literal('report'), id: count, report }),
  z.strictObject({ type: z.literal('facts'), id: count, facts }),
  z.strictObject({
    type: z.literal('trace'),
    id: count,
    traced: z.strictObject({ trace: z.unknown().transform(traceOf), cpuMs: z.number().min(0) }),
  }),
  z.strictObject({ type: z.literal('aborted'), id: count }),
  z.strictObject({ type: z.literal('settled'), id: count, cpuMs: z.number().min(0) }),
  z.strictObject({
    type: z.literal('note'),
    event: z.enum(['denied', 'restarted']),
    id: count.nullable(),
    detail: z.string().max(walls.noteLength),
  }),
  z.strictObject({ type: z.literal('pong') }),
]) satisfies z.ZodType<ProcessAnswer>;

/** A trace whose steps a program forged into another shape becomes one of nothing. */
function traceOf(value: unknown): Trace {
  const { drawing, ...trace }: { drawing?: unknown } = { ...(value as object) };
  if (!isTrace(trace)) return noTrace;
  return isDrawing(drawing) ? { ...trace, drawing } : trace;
}

/** A drawing that a program forged into another shape becomes none. */
function drawingOf(value: unknown): Drawing | null {
  return isDrawing(value) ? value : null;
}

function isCounts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const found = Object.values(value);
  return (
    found.length <= walls.factEntries && found.every((count) => Number.isSafeInteger(count) && count >= 0)
  );
}
