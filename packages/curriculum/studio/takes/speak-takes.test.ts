import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechOf } from '@python-learning/stage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '../../src/lesson.ts';
import { record } from '../recording.ts';
import { type Sound, sampleRate, soundMs, trimSilence } from '../sound.ts';
import type { Speak } from '../voice.ts';
import { speakTakes } from './speak-takes.ts';
import { readTakes, writeTake } from './take-folder.ts';
import { readTakeWav } from './take-wav.ts';
import { takeOf, toneWav } from './takes.fixture.ts';

let path = '';
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'takes-'));
});
afterEach(() => rmSync(path, { recursive: true }));

/** A machine whose captions last one second. */
const machine: Speak = (caption) =>
  Promise.resolve({
    sound: new Int16Array(sampleRate).fill(1000),
    words: caption.split(' ').map((_, index) => index * 100),
  });

/** Brings a take to the sample rate of the studio as it is. */
function asRecorded(file: string): Promise<Sound> {
  const samples = readTakeWav(readFileSync(file)) ?? new Float32Array();
  const length = Math.floor((samples.length * sampleRate) / 48_000);
  return Promise.resolve(
    Int16Array.from(
      { length },
      (_, index) => (samples[Math.floor((index * 48_000) / sampleRate)] ?? 0) * 32_767,
    ),
  );
}

const voice = () => speakTakes({ path, takes: readTakes(path).takes }, machine, asRecorded);

it('a take is heard from its first sound to its last, and its words are counted from there', async () => {
  writeTake(path, takeOf('Look here.', { words: [200, 500] }), toneWav({ beforeMs: 200, toneMs: 600 }));
  const { sound, words } = await voice()('Look here.', 'en', 'teacher');
  expect(soundMs(sound)).toBeCloseTo(600, -1);
  expect(words[0]).toBeCloseTo(0, -1);
  expect(words[1]).toBeCloseTo(300, -1);
});

it('all takes of a person are made louder by the same amount', async () => {
  writeTake(path, takeOf('One.', { levelDb: -30 }), toneWav({ amplitude: 0.04 }));
  writeTake(path, takeOf('Two.', { levelDb: -30 }), toneWav({ amplitude: 0.02 }));
  const [one, two] = [await voice()('One.', 'en', 'teacher'), await voice()('Two.', 'en', 'teacher')];
  const peak = ({ sound }: { sound: Sound }) => Math.max(...sound);
  expect(peak(one) / (0.04 * 32_767)).toBeCloseTo(10 ** (10 / 20), 1);
  expect(peak(one) / peak(two)).toBeCloseTo(2, 1);
});

it('the machine speaks where a take has no sound', async () => {
  writeTake(path, takeOf('One.'), toneWav({ toneMs: 0, afterMs: 500 }));
  expect(soundMs((await voice()('One.', 'en', 'teacher')).sound)).toBe(1000);
});

const storyboard = (second: string): Storyboard => {
  const scene = { code: null, inputs: [], shows: null, error: null, mark: [], table: null, tryIt: false };
  return {
    id: 'm01-v1',
    title: { en: 'Hello', ta: 'வணக்கம்' },
    scenes: [
      { ...scene, voice: { en: 'Look here.', ta: 'இங்கே பார்.' } },
      { ...scene, voice: { en: second, ta: 'மீண்டும் பார்.' } },
    ],
  };
};

it('the timeline of a lesson follows its takes, and a changed sentence is spoken by the machine', async () => {
  writeTake(path, takeOf('Look here.'), toneWav({ toneMs: 400 }));
  writeTake(path, takeOf('Look again.', { words: [200, 1200] }), toneWav({ toneMs: 2500 }));
  const cuesOf = async (second: string) => {
    const { timeline } = await record(storyboard(second), [null, null], 'en', voice());
    return speechOf(timeline).map(({ startMs, endMs, words }) => ({
      lastsMs: endMs - startMs,
      words: words?.map((ms) => ms - startMs),
    }));
  };
  const [, spoken] = await cuesOf('Look again.');
  expect(spoken?.lastsMs).toBeCloseTo(2500, -1);
  expect(spoken?.words?.[1]).toBeCloseTo(1000, -1);
  const [first, changed] = await cuesOf('Look once more.');
  expect(first?.lastsMs).toBeCloseTo(400, -1);
  expect(changed?.lastsMs).toBe(1000);
});

/** The sound of a track during a caption. */
function heardIn(track: Sound, { startMs, endMs }: { startMs: number; endMs: number }): Sound {
  const sampleAt = (ms: number) => Math.round((ms / 1000) * sampleRate);
  return track.slice(sampleAt(startMs), sampleAt(endMs));
}

/** Whether two sounds are equal; naming every sample that differs would take a minute. */
function isSame(one: Sound, other: Sound): boolean {
  return one.length === other.length && one.every((sample, index) => sample === other[index]);
}

it('the sound of a lesson is the take where there is one, and the machine elsewhere', async () => {
  const kept = writeTake(path, takeOf('Look again.'), toneWav({ toneMs: 800 }));
  const { timeline, track } = await record(storyboard('Look again.'), [null, null], 'en', voice());
  const byMachine = await record(storyboard('Look again.'), [null, null], 'en', machine);
  const [first, second] = speechOf(timeline);
  if (first === undefined || second === undefined) throw new Error('the lesson has two captions');
  const recorded = trimSilence(await asRecorded(join(path, kept.sound))).sound;
  expect(isSame(heardIn(track, second), recorded)).toBe(true);
  expect(isSame(heardIn(track, first), heardIn(byMachine.track, first))).toBe(true);
});

it('a lesson names the people who are heard in it, each once, and nobody where the machine alone speaks', async () => {
  const voicesOf = async (second: string) =>
    (await record(storyboard(second), [null, null], 'en', voice())).timeline.voices;
  writeTake(path, takeOf('A sentence that is gone.', { speaker: 'Kumar' }), toneWav());
  expect(await voicesOf('Look again.')).toBeUndefined();
  writeTake(path, takeOf('Look here.'), toneWav());
  writeTake(path, takeOf('Look again.', { speaker: 'Anbu' }), toneWav());
  expect(await voicesOf('Look again.')).toEqual(['Anbu', 'Malar']);
  expect(await voicesOf('Look once more.')).toEqual(['Malar']);
});
