import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@python-learning/domain';
import { posterCard, speechOf, type Timeline } from '@python-learning/stage';
import type { Storyboard } from '../src/lesson.ts';
import type { VideoFiles } from '../src/media-manifest.schema.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import type { RendererPool, Stage } from './browser.ts';
import { webVtt } from './captions.ts';
import { encodeAudio, encodePoster } from './encode.ts';
import { posterFile, voicedHash } from './manifest.ts';
import { drawStills, type RenderedStills, stillsOf } from './pictures.ts';
import { record, type Traces, traceScenes } from './recording.ts';
import { writeWav } from './sound.ts';
import { StudioError } from './studio-error.ts';
import { speakTakes } from './takes/speak-takes.ts';
import { readTakes, takeFolderOf } from './takes/take-folder.ts';
import { milestoneOf } from './timeline/build-timeline.ts';
import { type Speak, speak } from './voice.ts';

/** A video in one language, drawn and spoken, before its files are written. */
export type RenderedVideo = {
  timeline: Timeline;
  drawn: RenderedStills;
  /** Path of the encoded audio. */
  audio: string;
  workFolder: string;
};

/** Folder for the files of a video, and the hash of storyboard and takes that their names change with. */
export type Destination = { folder: string; hash: string };

/** Writes the files of a video in one language and returns their manifest entry. */
export type Packer<T> = (rendered: RenderedVideo, language: Language, destination: Destination) => Promise<T>;

/** Makes all files of a video. Renders both languages at the same time, each on its own page. */
export async function renderFiles<T extends VideoFiles>(
  storyboard: Storyboard,
  { stages: [first, second] }: RendererPool,
  folder: string,
  pack: Packer<T>,
): Promise<{ hash: string; poster: string; languages: Record<Language, T> }> {
  if (first === undefined || second === undefined)
    throw new StudioError('A film needs a stage for each language.');
  const hash = storyboardHash(storyboard);
  const traces = await traceScenes(storyboard);
  const workFolder = await mkdtemp(join(tmpdir(), 'film-'));
  const make = async (language: Language, stage: Stage) => {
    const path = takeFolderOf(storyboard.id, language);
    const { takes } = readTakes(path);
    const rendered = await shoot(
      {
        storyboard,
        traces,
        stage,
        workFolder: join(workFolder, language),
        speakCaption: speakTakes({ path, takes }, speak),
      },
      language,
    );
    const packed = await pack(rendered, language, { folder, hash: voicedHash(hash, { takes }) });
    const { voices } = rendered.timeline;
    return voices === undefined ? packed : { ...packed, voices: [...voices] };
  };
  try {
    const poster = await makePoster(storyboard, first, workFolder, { folder, hash });
    const [en, ta] = await Promise.all([make('en', first), make('ta', second)]);
    return { hash, poster, languages: { en, ta } };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function makePoster(
  { id, title }: Storyboard,
  stage: Stage,
  workFolder: string,
  { folder, hash }: Destination,
): Promise<string> {
  const png = join(workFolder, 'poster.png');
  const file = posterFile(id, hash);
  await stage.draw(posterCard(title, milestoneOf(id)), png);
  await encodePoster(png, join(folder, file));
  return file;
}

type Shooting = {
  storyboard: Storyboard;
  traces: Traces;
  stage: Stage;
  workFolder: string;
  speakCaption: Speak;
};

async function shoot(
  { storyboard, traces, stage, workFolder, speakCaption }: Shooting,
  language: Language,
): Promise<RenderedVideo> {
  await mkdir(workFolder);
  const { timeline, track } = await record(storyboard, traces, language, speakCaption);
  const wav = join(workFolder, 'track.wav');
  const audio = join(workFolder, 'track.m4a');
  await writeFile(wav, writeWav(track));
  await encodeAudio(wav, audio);
  return { timeline, drawn: await drawStills(stage, stillsOf(timeline), workFolder), audio, workFolder };
}

/** Writes the captions of a video as WebVTT. */
export function writeCaptions({ timeline }: RenderedVideo, path: string): Promise<void> {
  return writeFile(path, webVtt(speechOf(timeline)));
}

/** Duration in seconds, rounded to tenths. */
export function durationOf({ timeline }: RenderedVideo): number {
  return inTenths(timeline.durationMs);
}

export function inTenths(ms: number): number {
  return Math.round(ms / 100) / 10;
}

export async function bytesOf(path: string): Promise<number> {
  return (await stat(path)).size;
}
