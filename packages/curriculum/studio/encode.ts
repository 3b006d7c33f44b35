import { framesPerSecond } from './pictures.ts';
import { runTool } from './tools.ts';

/** Enough for one voice, and 150 seconds stay below 500 KB; every browser of the last ten years plays AAC. */
const audioBitrate = '24k';

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

/**
 * Evens out the loudness, softens the hiss of the synthetic voice, and packs it as AAC. Peaks stay 5 dB below
 * the top, because packing at a low rate makes some of them higher.
 */
export async function encodeAudio(wavPath: string, outPath: string): Promise<void> {
  const filter = 'highpass=f=70,lowpass=f=8500,loudnorm=I=-18:TP=-5:LRA=9,aresample=24000';
  const codec = ['-c:a', 'aac', '-b:a', audioBitrate, '-ac', '1'];
  await runTool('ffmpeg', [...quiet, '-i', wavPath, '-af', filter, ...codec, ...reproducible, outPath]);
}

/** Pictures and audio as MP4; the audio is taken as it is, so that both files sound the same. */
export async function encodeVideo(
  listPath: string,
  audioPath: string,
  durationMs: number,
  outPath: string,
): Promise<void> {
  const inputs = ['-f', 'concat', '-safe', '0', '-i', listPath, '-i', audioPath];
  const filter = `fps=${framesPerSecond},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27'];
  // Level 3.1 and few reference frames: the video chips of cheap phones decode no more.
  const chip = ['-profile:v', 'main', '-level:v', '3.1', '-refs', '3'];
  // Key frames are most of the file: at every ten seconds it stays small, and jumping back stays quick.
  const keyFrames = ['-g', String(framesPerSecond * 10)];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const length = ['-t', (durationMs / 1000).toFixed(3)];
  const audio = ['-c:a', 'copy', '-movflags', '+faststart'];
  const options = [
    '-vf',
    filter,
    ...codec,
    ...chip,
    ...keyFrames,
    ...colours,
    ...length,
    ...audio,
    ...reproducible,
  ];
  await runTool('ffmpeg', [...quiet, ...inputs, ...options, outPath]);
}

/** A still picture as WebP, half as large as the video. */
export async function encodePoster(pngPath: string, outPath: string): Promise<void> {
  const picture = [
    '-vf',
    'scale=960:540:flags=lanczos',
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    '-frames:v',
    '1',
  ];
  await runTool('ffmpeg', [...quiet, '-i', pngPath, ...picture, outPath]);
}

/** The same storyboard gives the same bytes: no dates and no program versions in the files. */
const reproducible = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];
