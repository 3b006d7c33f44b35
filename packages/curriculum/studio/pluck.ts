import { type Sound, sampleRate } from './sound.ts';

const seconds = 1.6;
const loudness = 5_500;

/**
 * A plucked string (Karplus and Strong's algorithm): a burst of noise runs through a delay line and loses
 * its brightness in every round. The noise comes from a fixed seed, so a lesson always sounds the same.
 */
export function pluck(hertz: number): Sound {
  const noise = fixedNoise();
  const line = Float32Array.from({ length: Math.round(sampleRate / hertz) }, noise);
  const sound = new Int16Array(Math.round(sampleRate * seconds));
  for (let at = 0; at < sound.length; at += 1) {
    const here = at % line.length;
    const next = (here + 1) % line.length;
    const value = line[here] ?? 0;
    const fade = 1 - at / sound.length;
    sound[at] = Math.round(value * loudness * fade * attack(at));
    line[here] = 0.497 * (value + (line[next] ?? 0));
  }
  return sound;
}

/** A soft start: without it the first sample clicks. */
function attack(sample: number): number {
  return Math.min(1, sample / 200);
}

function fixedNoise(): () => number {
  let state = 15;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 1_073_741_824 - 1) * 0.8;
  };
}
