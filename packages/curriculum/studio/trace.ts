import type { Written } from '@python-learning/stage';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import type { PyDict } from 'pyodide/ffi';
import { z } from 'zod';
import { tracerSource } from './tracer.ts';

const writtenSchema = z.strictObject({ text: z.string(), isTyped: z.boolean() });

const traceSchema = z.strictObject({
  steps: z.array(z.strictObject({ line: z.number(), written: z.number() })),
  screen: z.array(writtenSchema),
  error: z.strictObject({ line: z.number(), lines: z.array(z.string()).min(1) }).nullable(),
  isCut: z.boolean(),
});

/** What a program did, line by line. */
export type ProgramTrace = {
  /**
   * Lines in the order in which they ran; `written` is the number of pieces on the screen after the line.
   */
  steps: { line: number; written: number }[];
  screen: Written[];
  /** Where the program failed, and what Python wrote about it; null when it did not fail. */
  error: { line: number; lines: string[] } | null;
  /** True when the program was stopped after the maximum number of steps. */
  isCut: boolean;
};

/** Runs a storyboard's program in Python and notes every line; loops that do not end are cut. */
export async function traceProgram(code: string, inputs: readonly string[]): Promise<ProgramTrace> {
  const python = await interpreter();
  const globals = python.toPy({ source: code, inputs_json: JSON.stringify(inputs) }) as PyDict;
  try {
    return traceSchema.parse(JSON.parse(String(python.runPython(tracerSource, { globals }) as unknown)));
  } finally {
    globals.destroy();
  }
}

let loading: Promise<PyodideInterface> | null = null;

function interpreter(): Promise<PyodideInterface> {
  loading ??= loadPyodide();
  return loading;
}
