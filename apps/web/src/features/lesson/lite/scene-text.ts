import type { TimedProgram, Timeline } from '@python-learning/stage';

/** The text on the stage: the program, and its output, which is null until the run has ended. */
export type SceneText = { code: string; output: string | null };

/** Returns the text at a moment; null while there is no program. It changes at most twice in a scene. */
export function sceneTextAt({ scenes }: Timeline, atS: number): SceneText | null {
  const ms = atS * 1000;
  const scene = scenes.find(({ endMs }) => ms < endMs);
  if (scene === undefined || scene.program === null) return null;
  const { run } = scene.program;
  const isDone = run === null || ms >= run.endMs;
  const { code, output } = sceneTextOf(scene.program);
  return { code, output: isDone ? output : null };
}

/** Returns the whole text of a program and of its output, which is empty where it shows nothing. */
export function sceneTextOf(program: TimedProgram): { code: string; output: string } {
  return { code: program.typing.after, output: outputOf(program) };
}

function outputOf({ left: { screen, error } }: TimedProgram): string {
  const shown = screen.map(({ text }) => text).join('');
  return [shown.replace(/\n$/, ''), error?.lines.join('\n') ?? ''].filter((part) => part !== '').join('\n');
}
