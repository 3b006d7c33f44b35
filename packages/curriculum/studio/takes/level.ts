/** Levels in dB below full scale, from samples between -1 and 1. Used by the server and by the recording page. */

/** Length of the pieces that are measured, in milliseconds. */
const frameMs = 50;

/** Level of silence: digital zero has none. */
export const silenceDb = -100;

/** Pieces up to this far below the loudest one are speech. */
const speechRangeDb = 25;

/** Mean level of the speech in a recording: the pauses in it do not count. */
export function speechLevelDb(samples: Float32Array, rate: number): number {
  const levels = frameLevels(samples, rate);
  const loudest = Math.max(silenceDb, ...levels);
  return meanDb(levels.filter((level) => level > loudest - speechRangeDb));
}

/** Level of the room: what the quietest tenth of a recording stays below. */
export function noiseLevelDb(samples: Float32Array, rate: number): number {
  const levels = frameLevels(samples, rate).toSorted((a, b) => a - b);
  return levels[Math.floor(levels.length / 10)] ?? silenceDb;
}

/** Level of the highest sample. */
export function peakDb(samples: Float32Array): number {
  return toDb(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));
}

/** Mean of several levels by their power. */
export function meanDb(levels: readonly number[]): number {
  if (levels.length === 0) return silenceDb;
  const power = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length;
  return Math.max(silenceDb, 10 * Math.log10(power));
}

/** Time of the first and of the last piece with speech, in milliseconds. The whole recording if there is none. */
export function speechSpan(samples: Float32Array, rate: number): { startMs: number; endMs: number } {
  const levels = frameLevels(samples, rate);
  const loudest = Math.max(silenceDb, ...levels);
  const isSpeech = (level: number) => level > loudest - speechRangeDb;
  const [first, last] = [levels.findIndex(isSpeech), levels.findLastIndex(isSpeech)];
  if (first < 0) return { startMs: 0, endMs: levels.length * frameMs };
  return { startMs: first * frameMs, endMs: (last + 1) * frameMs };
}

function frameLevels(samples: Float32Array, rate: number): number[] {
  const length = Math.max(1, Math.round((rate * frameMs) / 1000));
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) => {
    const frame = samples.subarray(index * length, (index + 1) * length);
    return toDb(Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / length));
  });
}

function toDb(amplitude: number): number {
  return amplitude === 0 ? silenceDb : Math.max(silenceDb, 20 * Math.log10(amplitude));
}

/** What a test of the room found. */
export type RoomVerdict = 'good' | 'noisy' | 'quiet' | 'loud';

/** A room is good for a voice of -24 to -12 dB over a noise below -55 dB. */
export function judgeRoom({ noise, speech }: { noise: number; speech: number }): RoomVerdict {
  if (speech < -24) return 'quiet';
  if (speech > -12) return 'loud';
  return noise < -55 ? 'good' : 'noisy';
}
