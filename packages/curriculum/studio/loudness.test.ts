import { expect, it } from 'vitest';
import { encodeToGoal, type Level, loudnessFault, loudnessIn } from './loudness.ts';

it('is read from the end of the log of the meter', () => {
  const log =
    'lavfi.r128.I=-70.000\nlavfi.r128.true_peak=0.1\nlavfi.r128.I=-17.500\nlavfi.r128.true_peak=0.500\n';
  expect(loudnessIn(log).lufs).toBe(-17.5);
  expect(loudnessIn(log).truePeakDb).toBeCloseTo(-6.02);
  expect(() => loudnessIn('')).toThrow('cannot be measured');
});

it('is right within half a decibel, with its peaks below -1.5', () => {
  expect(loudnessFault({ lufs: -16.4, truePeakDb: -1.6 })).toBeNull();
  expect(loudnessFault({ lufs: -17, truePeakDb: -1.6 })).toBe('is -17.0 LUFS loud, not -16');
  expect(loudnessFault({ lufs: -16, truePeakDb: -0.4 })).toBe('has a peak of -0.4 dB; -1.5 is the most');
});

it('is reached in a second pass, which knows what encoding does to the sound', async () => {
  const levels: Level[] = [];
  const encode = async (level: Level) => void levels.push(level);
  const last = () => levels.at(-1) ?? { gainDb: 0, limitDb: 0 };
  const measure = async () => ({ lufs: -30 + last().gainDb, truePeakDb: last().limitDb + 5 });
  await encodeToGoal(encode, measure);
  expect(levels).toHaveLength(2);
  expect(levels[1]?.gainDb).toBe(14);
  expect(levels[1]?.limitDb).toBeCloseTo(-6.7);
});

it('is refused where it is never reached', async () => {
  const silent = async () => ({ lufs: -70, truePeakDb: -70 });
  await expect(encodeToGoal(async () => undefined, silent)).rejects.toThrow('after 6 passes');
});
