import type { Timeline } from '@python-learning/stage';
import { UnexpectedAnswerError } from '../lib/api/api-error.ts';
import { partMs } from '../lib/parts/part.ts';
import { inTime } from '../lib/waiting/in-time.ts';

type StagePort = typeof import('./stage-port.ts');

/** A lite lesson that can be played: its data, and the functions that draw it. */
export type LiteLesson = { timeline: Timeline } & Pick<StagePort, 'creditOf' | 'frameAt' | 'patchStage'>;

/**
 * Loads the data of a lite lesson, and with it what draws it.
 * @throws Error when the file or the stage cannot be loaded or does not come, or the file is not a lite lesson
 */
export async function openLiteLesson(url: string, signal: AbortSignal): Promise<LiteLesson> {
  const parts = Promise.all([import('./stage-port.ts'), fetchJson(url, signal)]);
  const [{ creditOf, frameAt, patchStage, readLiteLesson }, file] = await inTime(parts, partMs);
  return { creditOf, frameAt, patchStage, timeline: readLiteLesson(file) };
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new UnexpectedAnswerError(`The lite lesson answered ${response.status}`);
  return response.json();
}
