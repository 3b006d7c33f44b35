import type { Language } from '@python-learning/domain';
import { speechOf, type Timeline } from '@python-learning/stage';
import type { Scene, Storyboard } from '../src/lesson.ts';
import type { Anchor } from '../src/voice-anchors.ts';
import { spokenUnits } from './narration.ts';
import { pluck } from './pluck.ts';
import { mixTrack, type PlacedSound, type Sound, soundMs } from './sound.ts';
import { StudioError } from './studio-error.ts';
import { buildTimeline, milestoneOf } from './timeline/build-timeline.ts';
import { pace } from './timeline/pace.ts';
import type { SceneMaterial, VoicedText, VoicedUnit } from './timeline/scene-material.ts';
import { placeSpeech } from './timeline/speech.ts';
import { type ProgramTrace, ProgramTracer } from './trace.ts';
import { type Speak, type Speech, speak } from './voice.ts';

/** Traces of the programs of a storyboard, one per scene; null for a scene without a program. */
export type Traces = readonly (ProgramTrace | null)[];

/** @throws Error when a program does not do what its scene says */
export async function traceScenes({ id, scenes }: Storyboard): Promise<Traces> {
  const tracer = new ProgramTracer();
  const milestone = Math.max(1, milestoneOf(id));
  const traces: (ProgramTrace | null)[] = [];
  try {
    for (const [index, scene] of scenes.entries()) {
      const trace = await tracer.trace(scene, milestone);
      if (trace !== null) assertShowsTheTruth(scene, trace, `${id}, scene ${index + 1}`);
      traces.push(trace);
    }
  } finally {
    await tracer.stop();
  }
  return traces;
}

/**
 * Speaks every caption, then builds the timeline from the measured durations.
 * @param speakCaption speaks a caption: a person where there are takes, else the machine
 */
export async function record(
  storyboard: Storyboard,
  traces: Traces,
  language: Language,
  speakCaption: Speak,
): Promise<{ timeline: Timeline; track: Sound }> {
  const sounds: Sound[] = [];
  const material: SceneMaterial[] = [];
  const heard = new Set<string>();
  const speakText = async (text: string, anchors: readonly Anchor[]): Promise<VoicedText> => {
    const spoken = await speakUnits(text, language, anchors, speakCaption);
    sounds.push(...spoken.map(({ sound }) => sound));
    for (const { person } of spoken) if (person !== undefined) heard.add(person);
    return { units: spoken.map(({ unit }) => unit), anchors };
  };
  for (const [index, scene] of storyboard.scenes.entries()) {
    const voice = await speakText(scene.voice[language], scene.anchors?.[language] ?? []);
    const reveal =
      scene.reveal === undefined
        ? null
        : await speakText(scene.reveal.voice[language], scene.reveal.anchors?.[language] ?? []);
    const trace = traces[index] ?? null;
    material.push({ scene, voice, reveal, trace, coach: trace?.error?.coach[language] ?? '' });
  }
  const voices = [...heard].sort();
  const built = buildTimeline(storyboard, language, material);
  const timeline = voices.length === 0 ? built : { ...built, voices };
  const parts = [...placeVoice(timeline, sounds), ...plucks(timeline)];
  return { timeline, track: mixTrack(parts, timeline.durationMs) };
}

/** Speaks a text alone, with a short silence at both ends. */
export async function recordText(text: string, language: Language): Promise<Sound> {
  const spoken = await speakUnits(text, language, [], speak);
  const cues = placeSpeech(
    spoken.map(({ unit }) => unit),
    pace.lead,
  );
  const parts = spoken.map(({ sound }, index) => ({ sound, startMs: cues[index]?.startMs ?? 0 }));
  return mixTrack(parts, (cues.at(-1)?.endMs ?? 0) + pace.lead);
}

type Spoken = { unit: VoicedUnit } & Pick<Speech, 'sound' | 'person'>;

async function speakUnits(
  text: string,
  language: Language,
  anchors: readonly Anchor[],
  speakCaption: Speak,
): Promise<Spoken[]> {
  const spoken: Spoken[] = [];
  for (const unit of spokenUnits(text, anchors)) {
    const { words, ...heard } = await speakCaption(unit.text, language, unit.speaker);
    spoken.push({ unit: { ...unit, durationMs: soundMs(heard.sound), words }, ...heard });
  }
  return spoken;
}

function placeVoice(timeline: Timeline, sounds: readonly Sound[]): PlacedSound[] {
  return speechOf(timeline).flatMap(({ startMs }, index): PlacedSound[] => {
    const sound = sounds[index];
    return sound === undefined ? [] : [{ sound, startMs }];
  });
}

/** Plucked strings for every drawn kolam: at the opening, around each guess, at the end. */
function plucks({ scenes, closing }: Timeline): PlacedSound[] {
  const thinking = scenes.flatMap(({ think }) => (think === null ? [] : [think.startMs, think.endMs]));
  const notes: [hertz: number, startMs: number][] = [
    [196, 100],
    [246.9, 350],
    [293.7, 600],
    ...thinking.map((startMs): [number, number] => [246.9, startMs]),
    [293.7, closing.startMs + 200],
    [392, closing.startMs + 500],
  ];
  return notes.map(([hertz, startMs]) => ({ sound: pluck(hertz), startMs }));
}

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
