import { expect, test } from 'vitest';
import { anchorsCheck } from './anchors.check.ts';
import { faultsAt } from './planted.fixture.ts';
import { files, plantCourse } from './small-course.fixture.ts';

/** Messages about a lesson whose first scene says this in English, and in Tamil something that does the same. */
async function faultsOf(english: string, more = '', tamil = sameActs(english)): Promise<string[]> {
  const said = '{ en: This program says Hi., ta: இந்த நிரல் Hi என்று சொல்கிறது. }';
  const anchored = `{ en: '${english}', ta: '${tamil}' }${more}`;
  const { root } = plantCourse([files.lesson, said, anchored]);
  const faults = await faultsAt(root, anchorsCheck);
  return faults
    .map((fault) => fault.replace(/^.*?:\d+: /, ''))
    .filter((fault) => !fault.startsWith('voice: ta'));
}

function sameActs(english: string): string {
  return [...(english.match(/\{[^{}]+\}/g) ?? []), 'இந்த நிரல் Hi என்று சொல்கிறது.'].join('');
}

test('words that find what they act on are no fault', async () => {
  expect(await faultsOf('{line:1}See [["Hi"]], press {run}Run, and {pupil}there is [[Hi#2]].')).toEqual([]);
});

test.each([
  ['Two {line:1-2}lines.', 'voice: en: {line:1-2}: the program has 1 lines'],
  ['A [[Hello]].', 'voice: en: [[Hello#1]] is nowhere on the screen'],
  ['The third [[Hi#3]].', 'voice: en: [[Hi#3]] is nowhere on the screen'],
  ['A {row:1}row.', 'voice: en: {row:1}: there is no such row'],
  ['I {input:1}type.', 'voice: en: {input:1}: there is no such input'],
  ['Press {run}it and {run}again.', 'voice: en: {run} is there twice'],
])('%s', async (voice, fault) => {
  expect(await faultsOf(voice)).toEqual([fault]);
});

const why = '{ en: So., ta: அப்படி. }';
const guess = `\n    guess: { wrong: [{ answer: Ho, why: ${why} }], because: ${why} }`;

test('words of one language that do something else', async () => {
  expect(await faultsOf('Press {run}Run.', '', 'இதை இயக்கு.')).toEqual([
    'voice: the words of the languages do not do the same',
  ]);
});

test('a guess without a spoken reason, in a lesson whose words act', async () => {
  expect(await faultsOf('Is it [[Hi]]?', guess)).toEqual([
    'guess: its reason is not spoken: reveal is missing',
  ]);
  expect(await faultsOf('Is it Hi?', guess)).toEqual([]);
});

test('the program of a guess runs in its reason, or before it', async () => {
  const presses = "\n    reveal: { en: 'It {run}runs: [[Hi]].', ta: 'அது {run}இயங்கும்.' }";
  expect(await faultsOf('What {run}now?', `${guess}${presses}`)).toEqual([
    'voice: en: {run}: a guess is followed by its run',
  ]);
  expect(await faultsOf('What now?', `${guess}${presses}`)).toEqual([]);
  const types = "\n    reveal: { en: 'I {input:1}type.', ta: 'நான் {input:1}எழுதுகிறேன்.' }";
  expect(await faultsOf('What now?', `${guess}${types}`)).toEqual([
    'reveal: ta: {typing}: the program has run when the reason is said',
    'reveal: en: {typing}: the program has run when the reason is said',
  ]);
  const inOne = "\n    reveal: { en: 'It {run}runs: [[Hi]].', ta: அப்படி. }";
  expect(await faultsOf('What now?', `${guess}${inOne}`)).toEqual([
    'reveal: the words of the languages do not do the same',
  ]);
});

test('a reason needs a guess', async () => {
  expect(await faultsOf('So.', `\n    reveal: ${why}`)).toEqual([
    'reveal: there is no guess to give a reason for',
  ]);
});
