import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bootImage, type HarnessFile, type Image } from '../core/boot.ts';
import {
  compileInterpreter,
  type Distribution,
  type Interpreter,
  type InterpreterOptions,
  outputBufferBytes,
} from '../core/interpreter.ts';
import { runStep, type Step } from '../core/run-step.ts';
import { resolveLimits } from '../limits.ts';
import type { Outcome } from '../types.ts';

/** An interpreter in this very thread, without the walls: for looking at it from inside. */
export type Started = { distribution: Distribution; interpreter: Interpreter; image: Image };

const harnessFiles = ['preload', 'facts', 'variation', 'exceptions', 'world', 'entry'];

export function harnessHere(): HarnessFile[] {
  return harnessFiles.map((name) => ({
    name: `${name}.py`,
    source: readFileSync(new URL(`../harness/${name}.py`, import.meta.url), 'utf8'),
  }));
}

export async function startHere(): Promise<Started> {
  const require = createRequire(import.meta.url);
  const distribution = {
    module: await compileInterpreter(readFileSync(require.resolve('pyodide/pyodide.asm.wasm'))),
    standardLibrary: new Uint8Array(readFileSync(require.resolve('pyodide/python_stdlib.zip'))),
  };
  return { distribution, ...bootImage(distribution, harnessHere(), optionsHere()) };
}

export function optionsHere(): InterpreterOptions {
  return {
    stdout: new ArrayBuffer(outputBufferBytes),
    transcript: new ArrayBuffer(outputBufferBytes),
    isAborted: () => false,
    stopwatch: { wallMs: () => performance.now(), cpuMs: () => process.threadCpuUsage().user / 1000 },
  };
}

/** Runs a program. The heap is not clean afterwards. */
export function runHere(interpreter: Interpreter, image: Image, source: string, cpuMs = 2_000): Outcome {
  return runStepHere(interpreter, image, stepHere(source, cpuMs));
}

export function runStepHere(interpreter: Interpreter, image: Image, step: Step): Outcome {
  return runStep(interpreter, image, step).outcome;
}

export function stepHere(source: string, cpuMs: number): Step {
  return {
    source,
    setup: { inputs: ['1', '2', '3'] },
    inputsAreComplete: true,
    wantsFacts: true,
    isRun: true,
    seed: 'seed',
    clockMs: 1_700_000_000_000,
    limits: resolveLimits(),
    cpuMs,
  };
}
