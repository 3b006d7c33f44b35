import type { TimedProgram, Timeline } from '@python-learning/stage';
import { type Cue, groupScenes } from './captions.ts';

/** A scene in the transcript: its words, and the program that comes with it. */
export type TranscriptScene = {
  startS: number;
  cues: readonly Cue[];
  /** Null without a program, or with the one of the scene before. */
  program: TimedProgram | null;
  /** Until when the lesson lets the learner guess what the program shows, in seconds; null in a scene that asks nothing. */
  asksUntilS: number | null;
};

/** Returns the scenes in which something is said; their programs are known of the lite lesson alone. */
export function transcriptScenes(timeline: Timeline | null, cues: readonly Cue[]): TranscriptScene[] {
  const all = timeline === null ? spokenScenes(cues) : timelineScenes(timeline, cues);
  return all.filter((scene) => scene.cues.length > 0);
}

function spokenScenes(cues: readonly Cue[]): TranscriptScene[] {
  return groupScenes(cues).map((scene) => ({
    startS: scene[0]?.startS ?? 0,
    cues: scene,
    program: null,
    asksUntilS: null,
  }));
}

function timelineScenes({ scenes }: Timeline, cues: readonly Cue[]): TranscriptScene[] {
  return scenes.map(({ startMs, endMs, program, think }, index) => {
    const own = cues.filter(({ startS }) => startS * 1000 >= startMs && startS * 1000 < endMs);
    const isNew = program !== null && program.typing.after !== scenes[index - 1]?.program?.typing.after;
    return {
      startS: own[0]?.startS ?? startMs / 1000,
      cues: own,
      program: isNew ? program : null,
      asksUntilS: think === null ? null : think.endMs / 1000,
    };
  });
}
