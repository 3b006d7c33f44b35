import { afterEach, beforeEach, vi } from 'vitest';
import type { RunRequest } from '../types.ts';
import { Engine, type PythonEngineOptions } from './engine.ts';
import { PaperSandbox } from './paper-sandbox.fixture.ts';
import { EngineRefusedError } from './refusal.ts';

/** The sandboxes that engines have started in this test. */
export let sandboxes: PaperSandbox[];

/** Gives each test of this file its own sandboxes, and time that only the test moves. */
export function usePaperSandboxes(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sandboxes = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Starts an engine whose sandboxes the test controls. */
export function start(options: PythonEngineOptions): Engine {
  return new Engine(options, (_workers, events) => {
    const sandbox = new PaperSandbox(events);
    sandboxes.push(sandbox);
    return sandbox;
  });
}

/** The newest sandbox. */
export function last(): PaperSandbox {
  const sandbox = sandboxes.at(-1);
  if (sandbox === undefined) throw new Error('no sandbox was started');
  return sandbox;
}

export function request(owner: string, source: string): RunRequest {
  return { owner, source, inputs: [], seed: 's' };
}

/** Awaits the run at once, so that an early refusal is not an unhandled rejection. */
export async function refusalOf(run: Promise<unknown>): Promise<string | null> {
  try {
    await run;
    return null;
  } catch (error) {
    return error instanceof EngineRefusedError ? error.refusal : String(error);
  }
}
