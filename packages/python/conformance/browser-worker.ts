/**
 * Worker of a browser for `browser.engine.test.ts`: boots the core, runs the given programs and sends the outcomes back
 * to the server that the page came from. The product runs programs on the server.
 */
import { bootImage } from '../src/core/boot.ts';
import {
  compileInterpreter,
  drawingBufferBytes,
  type InterpreterOptions,
  outputBufferBytes,
} from '../src/core/interpreter.ts';
import { InterpreterError } from '../src/core/interpreter-error.ts';
import { runStep, type Step } from '../src/core/run-step.ts';
import type { EngineOutcome } from '../src/types.ts';

/** The task that the server sends as JSON; the worker replies with a `BrowserResult`. */
export type BrowserTask = { harness: readonly { name: string; source: string }[]; steps: readonly Step[] };
export type BrowserResult = { outcomes: readonly EngineOutcome[] } | { failure: string };

async function main(): Promise<BrowserResult> {
  const [moduleBytes, libraryBytes] = await Promise.all([bytesOf('/python.wasm'), bytesOf('/library.zip')]);
  const task: unknown = JSON.parse(new TextDecoder().decode(await bytesOf('/task')));
  if (!isTask(task)) throw new InterpreterError('The server gave no task.');
  const distribution = { module: await compileInterpreter(moduleBytes), standardLibrary: libraryBytes };
  const { interpreter, image } = bootImage(distribution, task.harness, options());
  const outcomes = task.steps.map((step) => {
    const { outcome } = runStep(interpreter, image, step);
    interpreter.rewind(image.heap);
    return outcome;
  });
  return { outcomes };
}

function isTask(value: unknown): value is BrowserTask {
  return typeof value === 'object' && value !== null && 'harness' in value && 'steps' in value;
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  return new Uint8Array(await response.arrayBuffer());
}

/** A browser has no clock for processor time, so elapsed time replaces it. */
function options(): InterpreterOptions {
  const now = () => performance.now();
  return {
    stdout: new ArrayBuffer(outputBufferBytes),
    transcript: new ArrayBuffer(outputBufferBytes),
    drawing: new ArrayBuffer(drawingBufferBytes),
    isAborted: () => false,
    stopwatch: { wallMs: now, cpuMs: now },
  };
}

async function send(result: BrowserResult): Promise<void> {
  await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
}

main().then(send, (error: unknown) => send({ failure: String(error) }));
