import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posterCard, speechOf, type Timeline } from '@python-learning/stage';
import type { Storyboard } from '../src/lesson.ts';
import { storyboardHash } from '../src/storyboard-hash.ts';
import type { Language } from '../src/text.schema.ts';
import type { Stage, Theatre } from './browser.ts';
import { webVtt } from './captions.ts';
import { encodeAudio, encodePoster } from './encode.ts';
import { posterFile } from './manifest.ts';
import { type Drawn, drawStills, stillsOf } from './pictures.ts';
import { record, type Traces, traceScenes } from './recording.ts';
import { writeWav } from './sound.ts';
import { milestoneOf } from './timeline.ts';

/** One language of a film, before it is packed. */
export type Film = {
  timeline: Timeline;
  drawn: Drawn;
  /** Path of the packed audio. */
  audio: string;
  workshop: string;
};

/** Where the files of a film go. */
export type Destination = { folder: string; hash: string };

/** Packs one language of a film into files, and describes them. */
export type Packer<T> = (film: Film, language: Language, destination: Destination) => Promise<T>;

/** Makes all files of a film, both languages at the same time, each on a stage of its own. */
export async function makeFilm<T>(
  storyboard: Storyboard,
  { stages: [first, second] }: Theatre,
  folder: string,
  pack: Packer<T>,
): Promise<{ hash: string; poster: string; languages: Record<Language, T> }> {
  if (first === undefined || second === undefined) throw new Error('A film needs a stage for each language.');
  const hash = storyboardHash(storyboard);
  const traces = await traceScenes(storyboard);
  const workshop = await mkdtemp(join(tmpdir(), 'film-'));
  const make = async (language: Language, stage: Stage) => {
    const film = await shoot({ storyboard, traces, stage, workshop: join(workshop, language) }, language);
    return pack(film, language, { folder, hash });
  };
  try {
    const poster = await makePoster(storyboard, first, workshop, { folder, hash });
    const [en, ta] = await Promise.all([make('en', first), make('ta', second)]);
    return { hash, poster, languages: { en, ta } };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function makePoster(
  { id, title }: Storyboard,
  stage: Stage,
  workshop: string,
  { folder, hash }: Destination,
): Promise<string> {
  const png = join(workshop, 'poster.png');
  const file = posterFile(id, hash);
  await stage.draw(posterCard(title, milestoneOf(id)), png);
  await encodePoster(png, join(folder, file));
  return file;
}

type Shooting = { storyboard: Storyboard; traces: Traces; stage: Stage; workshop: string };

async function shoot({ storyboard, traces, stage, workshop }: Shooting, language: Language): Promise<Film> {
  await mkdir(workshop);
  const { timeline, track } = await record(storyboard, traces, language);
  const wav = join(workshop, 'track.wav');
  const audio = join(workshop, 'track.m4a');
  await writeFile(wav, writeWav(track));
  await encodeAudio(wav, audio);
  return { timeline, drawn: await drawStills(stage, stillsOf(timeline), workshop), audio, workshop };
}

/** Writes the captions of a film. */
export function writeCaptions({ timeline }: Film, path: string): Promise<void> {
  return writeFile(path, webVtt(speechOf(timeline)));
}

/** To the tenth of a second. */
export function durationOf({ timeline }: Film): number {
  return inTenths(timeline.durationMs);
}

export function inTenths(ms: number): number {
  return Math.round(ms / 100) / 10;
}

export async function bytesOf(path: string): Promise<number> {
  return (await stat(path)).size;
}
