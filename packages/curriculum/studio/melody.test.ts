import { expect, it } from 'vitest';
import { melodyOf } from './melody.ts';
import { sampleRate } from './sound.ts';

/** A second of a tone with overtones, whose pitch in hertz changes over time. */
function tone(hertzAt: (seconds: number) => number): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: sampleRate }, (_, index) => {
    phase += (2 * Math.PI * hertzAt(index / sampleRate)) / sampleRate;
    return 6000 * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase));
  });
}

it('is the pitch of a voice, high or low', () => {
  expect(melodyOf(tone(() => 100))?.hertz).toBeCloseTo(100, -0.5);
  expect(melodyOf(tone(() => 270))?.hertz).toBeGreaterThan(265);
  expect(melodyOf(tone(() => 270))?.hertz).toBeLessThan(275);
});

it('has a range of nothing for one note, and of semitones for a voice that rises', () => {
  expect(melodyOf(tone(() => 150))?.semitones).toBeLessThan(0.1);
  const octave = melodyOf(tone((seconds) => 150 * 2 ** seconds));
  // Evenly spread over 12 semitones: 12 / √12.
  expect(octave?.semitones).toBeGreaterThan(3.2);
  expect(octave?.semitones).toBeLessThan(3.7);
});

it('is nothing where nobody speaks', () => {
  expect(melodyOf(new Int16Array(sampleRate))).toBeNull();
});
