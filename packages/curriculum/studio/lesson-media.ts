import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson } from '../src/lesson.ts';
import type { LessonMedia } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import type { Language } from '../src/text.schema.ts';
import type { Stage } from './browser.ts';
import { webVtt } from './captions.ts';
import { encodeAudio, encodePoster, encodeVideo } from './encode.ts';
import { type LanguageMedia, languageFiles, posterFile } from './manifest.ts';
import { spokenUnits } from './narration.ts';
import { drawStills, stillsOf } from './pictures.ts';
import { pluck } from './pluck.ts';
import { mixTrack, type PlacedSound, type Sound, soundMs, writeWav } from './sound.ts';
import { posterCard } from './stage/title-card.ts';
import { buildTimeline, milestoneOf, type SceneMaterial, speechOf, type Timeline } from './timeline.ts';
import { type ProgramTrace, traceProgram } from './trace.ts';
import { assertShowsTheTruth } from './truth.ts';
import { speak } from './voice.ts';

/** Makes all files of a lesson in `folder` and describes them. `report` hears one line for each step. */
export async function renderLesson(
  lesson: Lesson,
  stage: Stage,
  folder: string,
  report: (line: string) => void,
): Promise<LessonMedia> {
  const hash = storyboardHash(lesson);
  const traces = await traceScenes(lesson);
  const workshop = await mkdtemp(join(tmpdir(), 'lesson-media-'));
  try {
    const poster = posterFile(lesson.id, hash);
    const posterPng = join(workshop, 'poster.png');
    await stage.draw(posterCard(lesson.title, milestoneOf(lesson.id)), posterPng);
    await encodePoster(posterPng, join(folder, poster));
    const job = { lesson, traces, stage, workshop, folder, hash, report };
    const en = await renderLanguage(job, 'en');
    const ta = await renderLanguage(job, 'ta');
    return { hash, poster, languages: { en, ta } };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

type Job = {
  lesson: Lesson;
  traces: readonly (ProgramTrace | null)[];
  stage: Stage;
  workshop: string;
  folder: string;
  hash: string;
  report: (line: string) => void;
};

async function traceScenes(lesson: Lesson): Promise<(ProgramTrace | null)[]> {
  const traces: (ProgramTrace | null)[] = [];
  for (const [index, scene] of lesson.scenes.entries()) {
    const trace = scene.code === null ? null : await traceProgram(scene.code, scene.inputs);
    if (trace !== null) assertShowsTheTruth(scene, trace, `${lesson.id}, scene ${index + 1}`);
    traces.push(trace);
  }
  return traces;
}

async function renderLanguage(job: Job, language: Language): Promise<LanguageMedia> {
  const { lesson, stage, workshop, folder, hash, report } = job;
  const files = languageFiles(lesson.id, language, hash);
  const { timeline, voice } = await recordVoice(job, language);
  await writeFile(join(folder, files.captions), webVtt(speechOf(timeline)));
  const wav = join(workshop, `${language}.wav`);
  await writeFile(wav, writeWav(mixTrack([...voice, ...plucks(timeline)], timeline.durationMs)));
  const audio = join(folder, files.audio);
  await encodeAudio(wav, audio);
  const stills = stillsOf(timeline);
  const pictures = await mkdtemp(join(workshop, `${language}-`));
  const list = await drawStills(stage, stills, pictures);
  const video = join(folder, files.video);
  await encodeVideo(list, audio, timeline.durationMs, video);
  const durationS = Math.round(timeline.durationMs / 100) / 10;
  const media = { ...files, durationS, videoBytes: await sizeOf(video), audioBytes: await sizeOf(audio) };
  report(
    `  ${language}: ${durationS} s, ${stills.length} pictures, ${inKb(media.videoBytes)} video, ${inKb(media.audioBytes)} audio`,
  );
  return media;
}

/** Speaks every caption, then lays out the lesson by what was measured. */
async function recordVoice({ lesson, traces }: Job, language: Language) {
  const sounds: Sound[] = [];
  const material: SceneMaterial[] = [];
  for (const [index, scene] of lesson.scenes.entries()) {
    const units: SceneMaterial['units'][number][] = [];
    for (const unit of spokenUnits(scene.voice[language])) {
      const sound = await speak(unit.text, language);
      sounds.push(sound);
      units.push({ ...unit, durationMs: soundMs(sound) });
    }
    material.push({ scene, units, trace: traces[index] ?? null });
  }
  const timeline = buildTimeline(lesson, language, material);
  const voice = speechOf(timeline).flatMap(({ startMs }, index): PlacedSound[] => {
    const sound = sounds[index];
    return sound === undefined ? [] : [{ sound, startMs }];
  });
  return { timeline, voice };
}

/** Wherever a kolam is drawn strings are plucked: at the opening, round each guess, at the end. */
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

async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size;
}

function inKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
