import type { TextFile } from '@python-learning/domain';
import { isFileName, programFileLimits } from '../core/files/program-files.ts';
import type { Submission } from '../core/submission.ts';
import { resolveLimits, walls } from '../limits.ts';
import type { CaseSetup, RunRequest } from '../types.ts';
import { EngineRefusedError } from './refusal.ts';

/** Fills in the optional fields of a request. Throws `too-large` when the request exceeds the engine's limits. */
export function submissionOf(request: RunRequest): Submission {
  const limits = resolveLimits(request.limits);
  const cases = request.cases ?? [];
  checkSource(request.source, limits.sourceBytes);
  if (cases.length > walls.cases) throw new EngineRefusedError('too-large');
  for (const inputs of [request.inputs, ...cases.map((setup) => setup.inputs)])
    checkInputs(inputs, limits.inputs);
  for (const setup of cases) checkSetup(setup);
  for (const { files = [] } of [request, ...cases]) checkFiles(files);
  return {
    source: request.source,
    inputs: request.inputs,
    inputsAreComplete: request.inputsAreComplete ?? false,
    cases,
    files: request.files ?? [],
    seed: request.seed,
    shownSeed: request.shownSeed ?? request.seed,
    clockMs: request.clockMs ?? Date.now(),
    limits,
  };
}

export function checkSource(source: string, maxBytes: number): void {
  if (Buffer.byteLength(source) > maxBytes) throw new EngineRefusedError('too-large');
}

function checkInputs(inputs: readonly string[], maxLines: number): void {
  const sizes = inputs.map((line) => Buffer.byteLength(line));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isTooLarge =
    inputs.length > maxLines || total > walls.inputBytes || sizes.some((size) => size > walls.inputLineBytes);
  if (isTooLarge) throw new EngineRefusedError('too-large');
}

function checkSetup({ vary, call, fakeRandom, walk }: CaseSetup): void {
  const parts = [vary ?? null, call ?? null, fakeRandom ?? null, walk ?? null];
  const size = Buffer.byteLength(JSON.stringify(parts));
  if (size > walls.caseBytes) throw new EngineRefusedError('too-large');
}

function checkFiles(files: readonly TextFile[]): void {
  const isTooLarge =
    files.length > programFileLimits.files ||
    files.some(({ name, text }) => !isFileName(name) || Buffer.byteLength(text) > programFileLimits.bytes);
  if (isTooLarge) throw new EngineRefusedError('too-large');
}
