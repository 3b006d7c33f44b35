import type { TimedProgram, Timeline } from '@python-learning/stage';

/** The text on the stage: the program, and what its run leaves, which is null until the run has ended. */
export type SceneText = { code: string; left: LeftText | null };

/** What a program printed, empty where it printed nothing, and its error. */
export type LeftText = { output: string; error: ErrorText | null };

/** What the coach says about an error, null where it says nothing, and the lines that Python wrote. */
export type ErrorText = { coach: string | null; lines: readonly string[] };

/** Returns the text at a moment; null while there is no program. It changes at most twice in a scene. */
export function sceneTextAt({ scenes }: Timeline, atS: number): SceneText | null {
  const ms = atS * 1000;
  const scene = scenes.find(({ endMs }) => ms < endMs);
  if (scene === undefined || scene.program === null) return null;
  const { run, typing } = scene.program;
  const isDone = run === null || ms >= run.endMs;
  return { code: typing.after, left: isDone ? leftTextOf(scene.program) : null };
}

/** Returns the text that the run of a program leaves. */
export function leftTextOf({ left: { screen, error } }: TimedProgram): LeftText {
  const output = screen
    .map(({ text }) => text)
    .join('')
    .replace(/\n$/, '');
  return { output, error: error === null ? null : { coach: error.coach ?? null, lines: error.lines } };
}
