import {
  effectMs,
  type Span,
  type TimedProgram,
  type TimedScene,
  type Timeline,
} from '@python-learning/stage';
import { inputSpans } from './waiting.ts';

/**
 * When the picture of a lesson changes: lines and rows appear, letters are typed, marks are lit and go out, a program runs, an input is waited for, a
 * kolam is drawn. A change at one moment is a span without length. Highlighted words of the captions do not count: they are beside the picture.
 */
export function pictureChanges({ scenes }: Timeline): Span[] {
  return scenes.flatMap((scene, index) => [
    ...beginning(scene, scenes[index - 1]),
    ...(scene.program === null ? [] : changesOf(scene.program)),
    ...inputSpans(scene),
    ...(scene.think === null ? [] : [scene.think]),
    ...scene.marks.flatMap(({ startMs, endMs }) => [at(startMs), at(endMs ?? scene.endMs)]),
    ...scene.table.map(({ startMs }) => at(startMs)),
  ]);
}

/** How long the kolam of a title picture is drawn. */
const kolamMs = 4_200;

/** A scene begins with another picture, unless it goes on with the same program. */
function beginning({ startMs, endMs, program, world }: TimedScene, before: TimedScene | undefined): Span[] {
  if (program === null) return [{ startMs, endMs: Math.min(endMs, startMs + kolamMs) }];
  const isSame = before?.program?.typing.after === program.typing.before && before.world === world;
  return isSame ? [] : [at(startMs)];
}

function changesOf({ typing, lines, run }: TimedProgram): Span[] {
  const typed = typing.keys === 0 ? [] : [{ startMs: typing.startMs, endMs: typing.endMs }];
  return [
    ...typed,
    ...(lines ?? []).map(({ startMs }) => at(startMs)),
    ...(run === null ? [] : changesOfRun(run)),
  ];
}

function changesOfRun(run: NonNullable<TimedProgram['run']>): Span[] {
  const steps = run.steps.flatMap(({ startMs }, index) => [at(startMs), at(effectMs(run, index))]);
  return [at(run.pressMs), ...steps, at(run.endMs)];
}

function at(ms: number): Span {
  return { startMs: ms, endMs: ms };
}
