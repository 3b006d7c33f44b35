import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect as expectPage, type Page } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Storyboard } from '../../src/lesson.ts';
import { launchChromium } from '../browser.ts';
import { letterTimes } from '../takes/letter-times.ts';
import { speechSpan } from '../takes/level.ts';
import { takeKey } from '../takes/take.ts';
import { readTakes, takeFolderOf } from '../takes/take-folder.ts';
import { readTakeWav, takeSampleRate } from '../takes/take-wav.ts';
import { toneWav } from '../takes/takes.fixture.ts';
import { serveVoicePage, type VoicePage } from './serve-voice-page.ts';

const scene = { inputs: [], shows: null, error: null, mark: [], table: null, tryIt: false };
const storyboard: Storyboard = {
  id: 'm01-v1',
  title: { en: 'Your first program', ta: 'உன் முதல் நிரல்' },
  scenes: [
    { ...scene, code: 'print("Hi")', voice: { en: 'Look at print.', ta: 'print-ஐப் பார்.' } },
    { ...scene, code: null, voice: { en: 'Good luck!', ta: 'வாழ்த்துகள்!' } },
  ],
};
const place = { key: takeKey('Look at print.', 'teacher'), text: 'Look at print.' };

let root = '';
let server: VoicePage;
let browser: Browser;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'voice-page-'));
  const microphone = join(root, 'microphone.wav');
  writeFileSync(microphone, toneWav({ beforeMs: 0, toneMs: 1000, afterMs: 0 }));
  server = await serveVoicePage({ storyboards: [storyboard], root, port: 0, now: () => new Date() });
  browser = await launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => rmSync(join(root, 'voice'), { recursive: true, force: true }));

const keptTake = () => readTakes(takeFolderOf('m01-v1', 'en', root)).takes.get(place.key);

/** When the words of the kept take would begin if nobody had tapped them. */
function wordsByLetters(): number[] {
  const wav = readFileSync(join(takeFolderOf('m01-v1', 'en', root), keptTake()?.sound ?? ''));
  const span = speechSpan(readTakeWav(wav) ?? new Float32Array(), takeSampleRate);
  return letterTimes(place.text.split(' '), [], span);
}

/** A page on a phone, whose teacher speaks English and has agreed. */
async function openPage({ hash = '', isKnown = true } = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.addInitScript((known) => {
    localStorage.setItem('voice-page.language', 'en');
    if (known) {
      localStorage.setItem(
        'voice-page.speaker',
        JSON.stringify({ name: 'Malar', consentedOn: '2026-11-27' }),
      );
    }
  }, isKnown);
  await page.goto(`${server.origin}/${hash}`);
  return page;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Record/ }).click();
  await expectPage(page.getByRole('button', { name: 'Stop (space) · 1 s' })).toBeVisible();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expectPage(page.getByRole('status')).toContainText('Not kept yet.');
}

async function faultsOf(page: Page): Promise<unknown> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()');
  return violations.map(({ id }) => id);
}

it('a teacher agrees once, records a sentence, taps its words, and the take is kept', async () => {
  const page = await openPage({ isKnown: false });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).origin));
  await page.getByLabel('Your name').fill('Malar');
  await page.getByLabel('I agree').check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectPage(page.getByText('You speak as Malar.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'English: 0 of 2 sentences' }).click();
  await expectPage(page.getByText('The machine speaks this sentence.')).toBeVisible();
  await expectPage(page.getByText('print("Hi")')).toBeVisible();
  await record(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Tap the words/ }).click();
  for (const word of ['Look', 'at', 'print.']) {
    await page.getByRole('button', { name: `Tap now: ${word}` }).press(' ');
  }
  await expectPage(page.getByRole('status')).toContainText('Not kept yet.');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expectPage(page.getByRole('status')).toHaveText('Kept.');
  expect(keptTake()).toMatchObject({ text: place.text, speaker: 'Malar', role: 'teacher' });
  expect(keptTake()?.words).not.toEqual(wordsByLetters());
  await page.getByRole('button', { name: 'All lessons' }).click();
  await expectPage(page.getByRole('button', { name: 'English: 1 of 2 sentences' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([server.origin]));
  await page.close();
});

it('a second window does not replace what it has not heard, and a deleted take leaves the sentence to the machine', async () => {
  const [first, second] = [await openPage({ hash: '#m01-v1.en' }), await openPage({ hash: '#m01-v1.en' })];
  for (const page of [first, second]) await record(page);
  await first.keyboard.press('k');
  await expectPage(first.getByRole('status')).toHaveText('Kept.');
  const before = keptTake();
  await second.keyboard.press('k');
  await expectPage(second.getByRole('status')).toContainText('recorded in another window');
  expect(keptTake()).toEqual(before);
  await first.getByRole('button', { name: 'Delete the recording' }).click();
  await expectPage(first.getByRole('status')).toContainText('Deleted.');
  expect(keptTake()).toBeUndefined();
  for (const page of [first, second]) await page.close();
});

it('the keys of a sentence do nothing elsewhere, so that a name can be typed', async () => {
  const page = await openPage({ hash: '#m01-v1.en' });
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  const name = page.getByLabel('Your name');
  await name.pressSequentially('Kokila T');
  await expectPage(name).toHaveValue('Kokila T');
  await page.close();
});

it.each([
  ['NotFoundError', 'No microphone was found.'],
  ['NotAllowedError', 'The browser may not use the microphone.'],
])('a microphone that cannot be used is told in a sentence: %s', async (name, sentence) => {
  const page = await openPage();
  const refuse = `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '${name}'))`;
  await page.evaluate(refuse);
  await page.getByRole('button', { name: 'English: 0 of 2 sentences' }).click();
  await page.getByRole('button', { name: /^Record/ }).click();
  await expectPage(page.getByRole('status')).toContainText(sentence);
  await page.close();
});
