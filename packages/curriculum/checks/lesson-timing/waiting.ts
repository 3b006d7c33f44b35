import type { Span, TimedScene, Timeline } from '@python-learning/stage';

/** The times in which nobody has to speak: the learner guesses, or an input is waited for and typed. */
export function waitingSpans({ scenes }: Timeline): Span[] {
  return scenes.flatMap((scene) => [...(scene.think === null ? [] : [scene.think]), ...inputSpans(scene)]);
}

/** From each question of a program until its input was read. */
export function inputSpans({ program }: TimedScene): Span[] {
  const inputs = program?.run?.steps.flatMap((step) => step.inputs ?? []) ?? [];
  return inputs.map(({ askMs, enterMs }) => ({ startMs: askMs, endMs: enterMs }));
}

/** All scenes together, without the closing picture, at which the learner goes on. */
export function scenesSpan({ scenes }: Timeline): Span {
  return { startMs: scenes[0]?.startMs ?? 0, endMs: scenes.at(-1)?.endMs ?? 0 };
}
