import type { TimedScene, Timeline } from '@python-learning/stage';

/** The text on the stage: the program, and its output, which is null until the run has ended. */
export type SceneText = { code: string; output: string | null };

/** Returns the text at a moment; null while there is no program. It changes at most twice in a scene. */
export function sceneTextAt({ scenes }: Timeline, atS: number): SceneText | null {
  const ms = atS * 1000;
  const scene = scenes.find(({ endMs }) => ms < endMs);
  if (scene === undefined || scene.program === null) return null;
  const { typing, run } = scene.program;
  const isDone = run === null || ms >= run.endMs;
  return { code: typing.after, output: isDone ? outputOf(scene) : null };
}

function outputOf({ program }: TimedScene): string {
  const shown = program?.left.screen.map(({ text }) => text).join('') ?? '';
  const error = program?.left.error?.lines.join('\n') ?? '';
  return [shown.replace(/\n$/, ''), error].filter((part) => part !== '').join('\n');
}
