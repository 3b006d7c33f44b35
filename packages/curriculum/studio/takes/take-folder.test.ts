import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeKey } from './take.ts';
import { readTakes, removeTake, takesDigest, writeTake } from './take-folder.ts';
import { takeOf, toneWav } from './takes.fixture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'takes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'Look at it again.';
const key = takeKey(text, 'teacher');

it('a take is found by its sentence, and a changed sentence or another speaker finds none', () => {
  const kept = writeTake(folder, takeOf(text), toneWav());
  expect(readTakes(folder)).toEqual({ takes: new Map([[key, kept]]), faults: [] });
  expect(readTakes(folder).takes.has(takeKey('Look at it once more.', 'teacher'))).toBe(false);
  expect(readTakes(folder).takes.has(takeKey(text, 'pupil'))).toBe(false);
});

it('a second take replaces the first, and its sound is removed', () => {
  writeTake(folder, takeOf(text), toneWav());
  const second = writeTake(folder, takeOf(text, { speaker: 'Kannan' }), toneWav({ toneMs: 900 }));
  expect(readTakes(folder).takes.get(key)).toEqual(second);
  expect(readdirSync(folder).toSorted()).toEqual([second.sound, `${key}.json`].toSorted());
});

it('a write that breaks off before its last step leaves the take before', () => {
  const first = writeTake(folder, takeOf(text), toneWav());
  writeFileSync(join(folder, `${key}-00000000.wav`), toneWav({ toneMs: 900 }));
  writeFileSync(join(folder, `${key}.json.new`), '{"text": "Look');
  const { takes, faults } = readTakes(folder);
  expect(takes.get(key)).toEqual(first);
  expect(faults).toEqual([{ file: `${key}-00000000.wav`, message: 'belongs to no take' }]);
});

it('a removed take leaves nothing, and removing it again does nothing', () => {
  writeTake(folder, takeOf(text), toneWav());
  removeTake(folder, key);
  removeTake(folder, key);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['is no JSON', '{"text":', 'expected object'],
  [
    'is of another sentence',
    JSON.stringify({ ...takeOf('Another one.'), sound: `${key}-00000000.wav` }),
    'another sentence',
  ],
  [
    'has lost its sound',
    JSON.stringify({ ...takeOf(text), sound: `${key}-00000000.wav` }),
    'has lost its recording',
  ],
  [
    'has too few words',
    JSON.stringify({ ...takeOf(text, { words: [1] }), sound: `${key}-00000000.wav` }),
    'a time for each word',
  ],
])('a take that %s is named, and is none', (_what, json, message) => {
  writeFileSync(join(folder, `${key}.json`), json);
  const { takes, faults } = readTakes(folder);
  expect(takes.size).toBe(0);
  expect(faults).toEqual([{ file: `${key}.json`, message: expect.stringContaining(message) }]);
});

it('a folder that is not there has no takes', () => {
  expect(readTakes(join(folder, 'none'))).toEqual({ takes: new Map(), faults: [] });
});

it('the digest of a folder changes with a sound and with the time of a word', () => {
  writeTake(folder, takeOf(text), toneWav());
  writeTake(folder, takeOf('Good luck!', { speaker: 'Anbu' }), toneWav());
  writeTake(folder, takeOf('Well done!'), toneWav());
  const before = takesDigest(readTakes(folder));
  writeTake(folder, takeOf('Well done!', { words: [200, 350] }), toneWav());
  const tapped = takesDigest(readTakes(folder));
  writeTake(folder, takeOf('Well done!', { words: [200, 350] }), toneWav({ toneMs: 700 }));
  expect(new Set([before, tapped, takesDigest(readTakes(folder))]).size).toBe(3);
});
