import { encodeToGoal, type Level, measureLoudness } from './loudness.ts';
import { runTool } from './tools.ts';

/** Enough for one voice; 150 seconds stay below 290 KB. Every browser of the last ten years plays AAC. */
const audioBitrate = '15k';

/** The voice has little above half of this, so no bits are spent there. */
const audioSampleRate = 16_000;

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Evens out the loudness, softens the hiss of the synthetic voice, and encodes it as AAC. */
export function encodeAudio(wavPath: string, outPath: string): Promise<void> {
  return encodeToGoal(
    (level) => encodeAt(level, wavPath, outPath),
    () => measureLoudness(outPath),
  );
}

/** The compressor brings the bursts of consonants closer to the vowels: without it, they alone would set the level. */
async function encodeAt({ gainDb, limitDb }: Level, wavPath: string, outPath: string): Promise<void> {
  const filter = [
    'highpass=f=70,lowpass=f=7600',
    'acompressor=threshold=-22dB:ratio=4:attack=2:release=60:knee=6',
    // Turns the phases of a synthetic voice, whose harmonics all peak at the same moment.
    ...[200, 500].map((hertz) => `allpass=f=${hertz}:width_type=q:width=0.7`),
    `volume=${gainDb.toFixed(2)}dB`,
    // Peaks between samples are seen at a high rate.
    `aresample=96000,alimiter=limit=${limitDb.toFixed(2)}dB:attack=3:release=60:level=0,aresample=${audioSampleRate}`,
  ].join(',');
  const codec = ['-c:a', 'aac', '-b:a', audioBitrate, '-ac', '1'];
  await runTool('ffmpeg', [...quiet, '-i', wavPath, '-af', filter, ...codec, ...reproducible, outPath]);
}

const keyFrameSeconds = 50;

/** Of the video. The page draws lessons sharper; this is what can be sent on and still be read when it is enlarged. */
export const videoSize = { width: 960, height: 540 };

/**
 * Encodes pictures and audio as MP4. The audio is copied unchanged, so that all formats sound the same.
 * @param listPath list that `drawStills` wrote
 */
export async function encodeVideo(
  listPath: string,
  audioPath: string,
  durationMs: number,
  path: string,
): Promise<void> {
  const inputs = ['-f', 'concat', '-safe', '0', '-i', listPath, '-i', audioPath];
  const length = ['-t', (durationMs / 1000).toFixed(3)];
  const options = ['-map', '0:v', '-map', '1:a', ...videoOptions(), ...length];
  await runTool('ffmpeg', [...quiet, ...inputs, ...options, path]);
}

function videoOptions(): string[] {
  const { width, height } = videoSize;
  const scale = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  return [
    ...optionsIn(`-vf ${scale},format=yuv420p -fps_mode vfr`),
    ...optionsIn('-c:v libx264 -preset veryslow -tune animation -crf 38'),
    // The video chips of cheap phones decode no higher level, and few reference frames.
    ...optionsIn('-profile:v main -level:v 3.1 -refs 3'),
    // Key frames are large, so there are few. Seeking stays fast: few pictures lie between two of them.
    ...optionsIn(`-force_key_frames expr:gte(t,n_forced*${keyFrameSeconds}) -g 4000`),
    ...optionsIn('-colorspace bt709 -color_primaries bt709 -color_trc bt709'),
    ...optionsIn('-c:a copy -movflags +faststart'),
    ...reproducible,
  ];
}

function optionsIn(line: string): string[] {
  return line.split(' ');
}

/** A still picture as WebP, half as wide as the video. */
export async function encodePoster(pngPath: string, outPath: string): Promise<void> {
  await encodePicture(['-i', pngPath], 'scale=640:360:flags=lanczos', 75, outPath);
}

/** The pictures of a list, one after the other, as tiles of one WebP picture. */
export async function encodeTiles(listPath: string, layout: TileLayout, outPath: string): Promise<void> {
  const { width, height, columns, rows, quality } = layout;
  const filter = `scale=${width}:${height}:flags=area,tile=${columns}x${rows}`;
  await encodePicture(['-f', 'concat', '-safe', '0', '-i', listPath], filter, quality, outPath);
}

export type TileLayout = { width: number; height: number; columns: number; rows: number; quality: number };

async function encodePicture(input: string[], filter: string, quality: number, path: string): Promise<void> {
  const codec = ['-c:v', 'libwebp', '-quality', String(quality), '-frames:v', '1'];
  await runTool('ffmpeg', [...quiet, ...input, '-vf', filter, ...codec, path]);
}

/** The same storyboard gives the same bytes: no dates and no program versions in the files. */
const reproducible = optionsIn('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact');
