import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bootImage, type HarnessFile, type Image } from '../src/core/boot.ts';
import { harnessFiles } from '../src/core/harness-files.ts';
import {
  compileInterpreter,
  type Distribution,
  drawingBufferBytes,
  type Interpreter,
  type InterpreterOptions,
  outputBufferBytes,
} from '../src/core/interpreter.ts';
import { runStep, type Step } from '../src/core/run-step.ts';
import { resolveLimits, walls } from '../src/limits.ts';
import type { EngineOutcome } from '../src/types.ts';

/** An interpreter in the current thread, without the walls, for inspection. */
export type Started = { distribution: Distribution; interpreter: Interpreter; image: Image };

export function harnessHere(): HarnessFile[] {
  return harnessFiles.map((name) => ({
    name: `${name}.py`,
    source: readFileSync(new URL(`../src/harness/${name}.py`, import.meta.url), 'utf8'),
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
    drawing: new ArrayBuffer(drawingBufferBytes),
    isAborted: () => false,
    stopwatch: { wallMs: () => performance.now(), cpuMs: () => process.threadCpuUsage().user / 1000 },
  };
}

/** Runs a program and leaves the heap dirty. */
export function runHere(
  interpreter: Interpreter,
  image: Image,
  source: string,
  cpuMs = 2_000,
): EngineOutcome {
  return runStepHere(interpreter, image, stepHere(source, cpuMs));
}

export function runStepHere(interpreter: Interpreter, image: Image, step: Step): EngineOutcome {
  return runStep(interpreter, image, step).outcome;
}

export function stepHere(source: string, cpuMs: number): Step {
  return {
    source,
    setup: { inputs: ['1', '2', '3'] },
    files: [],
    inputsAreComplete: true,
    wantsFacts: true,
    isRun: true,
    seed: 'seed',
    clockMs: 1_700_000_000_000,
    limits: resolveLimits(),
    cpuMs,
    drawingBytes: walls.drawingBytes,
  };
}
