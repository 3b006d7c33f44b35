import { describe, expect, it } from 'vitest';
import { pluck } from './pluck.ts';
import { mixTrack, readWav, sampleRate, soundMs, trimSilence, writeWav } from './sound.ts';

const beep = Int16Array.from({ length: sampleRate / 10 }, (_, index) => (index % 2 === 0 ? 9000 : -9000));

describe('sound', () => {
  it('survives writing and reading', () => {
    expect(readWav(writeWav(beep))).toEqual(beep);
  });

  it('is read to its end even when the header does not know the length', () => {
    const bytes = writeWav(beep);
    bytes.writeUInt32LE(0x7f_ff_f0_00, 40);
    expect(readWav(bytes)).toHaveLength(beep.length);
  });

  it('refuses another sample rate instead of playing too fast', () => {
    const bytes = writeWav(beep);
    bytes.writeUInt32LE(16_000, 24);
    expect(() => readWav(bytes)).toThrow('22050 samples');
  });

  it('loses the silence at both ends, and only there', () => {
    const padded = Int16Array.from([0, 3, -5, ...beep, 0, 0, ...beep, 2, 0]);
    const { start, sound } = trimSilence(padded);
    expect([start, sound.length]).toEqual([3, beep.length * 2 + 2]);
    expect(trimSilence(new Int16Array(50)).sound).toHaveLength(0);
  });

  it('is placed to the sample and mixed without overflow', () => {
    const track = mixTrack(
      [
        { sound: beep, startMs: 500 },
        { sound: Int16Array.of(32_000), startMs: 500 },
      ],
      1000,
    );
    expect(soundMs(track)).toBe(1000);
    expect(track.findIndex((sample) => sample !== 0)).toBe(sampleRate / 2);
    expect(track[sampleRate / 2]).toBe(32_767);
  });

  it('ends with the track', () => {
    expect(mixTrack([{ sound: beep, startMs: 950 }], 1000)).toHaveLength(sampleRate);
  });
});

describe('pluck', () => {
  it('sounds the same each time and dies away', () => {
    const note = pluck(220);
    expect(note).toEqual(pluck(220));
    const loudest = (from: number, to: number) => Math.max(...note.subarray(from, to).map(Math.abs));
    expect(loudest(0, 4000)).toBeGreaterThan(1000);
    expect(loudest(note.length - 2000, note.length)).toBeLessThan(loudest(0, 4000) / 10);
  });
});
