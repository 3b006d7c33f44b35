import { type Sound, sampleRate } from './sound.ts';

/** How high a voice is, in hertz, and how far it rises and falls: the standard deviation of its pitch in semitones. */
export type Melody = { hertz: number; semitones: number };

/** Measures the voiced parts of a sound. Null when there are none. */
export function melodyOf(sound: Sound): Melody | null {
  const pitches: number[] = [];
  for (let start = 0; start + frame < sound.length; start += frame / 4) {
    const pitch = pitchOf(sound.subarray(start, start + frame));
    if (pitch !== null) pitches.push(pitch);
  }
  const hertz = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)];
  if (hertz === undefined) return null;
  const distances = pitches
    .map((pitch) => 12 * Math.log2(pitch / hertz))
    .filter((each) => Math.abs(each) < 10);
  return { hertz, semitones: deviationOf(distances) };
}

/** 46 ms: two periods of the lowest voice and more. */
const frame = 1024;

const lowestHertz = 65;
const highestHertz = 400;

/** A frame that is like itself one period later is voiced. */
function pitchOf(samples: Sound): number | null {
  const loud = samples.some((sample) => Math.abs(sample) > 2000);
  if (!loud) return null;
  let best = { lag: 0, likeness: 0.7 };
  for (let lag = Math.floor(sampleRate / highestHertz); lag < sampleRate / lowestHertz; lag += 1) {
    const likeness = likenessAt(samples, lag);
    // Two periods later it is as much like itself: only a clearly better lag replaces a shorter one.
    if (likeness > best.likeness + (best.lag === 0 || lag < best.lag * 1.5 ? 0 : 0.15))
      best = { lag, likeness };
  }
  return best.lag === 0 ? null : sampleRate / best.lag;
}

/** Normalized autocorrelation: 1 where the samples repeat after `lag`. */
function likenessAt(samples: Sound, lag: number): number {
  let product = 0;
  let before = 0;
  let after = 0;
  for (let index = 0; index + lag < samples.length; index += 1) {
    const a = samples[index] ?? 0;
    const b = samples[index + lag] ?? 0;
    product += a * b;
    before += a * a;
    after += b * b;
  }
  return product / Math.sqrt(before * after || 1);
}

function deviationOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((total, number) => total + number, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((total, number) => total + (number - mean) ** 2, 0) / numbers.length);
}
