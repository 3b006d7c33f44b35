import type { Scene } from '../src/lesson.ts';
import { StudioError } from './studio-error.ts';
import type { ProgramTrace } from './trace.ts';

/**
 * Checks that a scene shows only what Python does.
 * @param where names the scene for the author
 * @throws Error when the run prints or fails differently than the storyboard says
 */
export function assertShowsTheTruth(scene: Scene, trace: ProgramTrace, where: string): void {
  const shown = trace.screen
    .map(({ text }) => text)
    .join('')
    .trimEnd();
  const promised = (scene.shows ?? '').trimEnd();
  if (!trace.isCut && shown !== promised) {
    throw new StudioError(
      `${where}: the storyboard shows ${JSON.stringify(promised)}, the screen shows ${JSON.stringify(shown)}.`,
    );
  }
  const error = trace.error?.lines.at(-1) ?? null;
  if (error !== scene.error) {
    throw new StudioError(
      `${where}: the storyboard's error is ${scene.error ?? 'none'}, Python says ${error ?? 'none'}.`,
    );
  }
}
