import { expect, it } from 'vitest';
import { judgeRoom, noiseLevelDb, peakDb, silenceDb, speechLevelDb, speechSpan } from './level.ts';
import { takeSampleRate as rate, readTakeWav } from './take-wav.ts';
import { toneWav } from './takes.fixture.ts';

const samplesOf = (wav: Buffer) => readTakeWav(wav) ?? new Float32Array();

it('the level of speech does not count the pauses', () => {
  const short = samplesOf(toneWav({ amplitude: 0.1 }));
  const withPause = samplesOf(toneWav({ amplitude: 0.1, afterMs: 3000 }));
  expect(speechLevelDb(short, rate)).toBeCloseTo(-23, 0);
  expect(speechLevelDb(withPause, rate)).toBeCloseTo(speechLevelDb(short, rate), 1);
  expect(peakDb(short)).toBeCloseTo(-20, 0);
});

it('speech is found between two silences', () => {
  expect(speechSpan(samplesOf(toneWav({ beforeMs: 400, toneMs: 500 })), rate)).toEqual({
    startMs: 400,
    endMs: 900,
  });
});

it('silence has a level too', () => {
  const silence = samplesOf(toneWav({ toneMs: 0 }));
  expect(speechLevelDb(silence, rate)).toBe(silenceDb);
  expect(noiseLevelDb(silence, rate)).toBe(silenceDb);
});

it.each([
  ['good', -60, -18],
  ['noisy', -40, -18],
  ['quiet', -60, -30],
  ['loud', -60, -6],
] as const)('a room is %s with a noise of %i and a voice of %i dB', (verdict, noise, speech) => {
  expect(judgeRoom({ noise, speech })).toBe(verdict);
});

it.each([
  ['is cut', toneWav().subarray(0, 5000)],
  ['is no WAV', Buffer.from('not a recording, but a text of some length')],
  ['is empty', Buffer.alloc(0)],
])('a recording that %s is not read', (_what, bytes) => {
  expect(readTakeWav(bytes)).toBeNull();
});
