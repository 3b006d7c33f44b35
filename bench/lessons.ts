/**
 * Measures the lessons as their files are: bytes, the size of the code on a phone, how long the picture does not change, and
 * how long nobody speaks. Opens no browser, so a busy machine does not change the figures. `node bench/lessons.ts m01-v2` measures these alone.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@python-learning/domain';
import { frameAt, type Look, readLiteLesson, type Timeline } from '@python-learning/stage';
import { curriculum } from '../e2e/course.ts';
import { silenceOf } from '../packages/curriculum/checks/lesson-timing/silence.ts';
import { median, printFigure } from './figures.ts';

/** The room of a lesson on a screen of 360 × 740 pixels. */
const phone: Look = { room: { width: 328, height: 430 } };
const sampleMs = 250;
/** A picture that stays longer than this counts as still. */
const patienceMs = 2000;

const kilobyte = 1024;
const mostSilentKb = 15;
const mostWithSoundKb = 300;
const leastMedianPx = 16;
const leastPx = 13;
const mostShare = 0.15;

const only = process.argv.slice(2);

for (const language of languages) {
  const lessons = await Promise.all(
    curriculum.milestones
      .flatMap(({ lessons: all }) => all)
      .filter(({ id }) => only.length === 0 || only.includes(id))
      .flatMap(({ media }) => (media === null ? [] : [media.languages[language]]))
      .map(async ({ lite, audio }) => {
        const text = await readFile(path.join(curriculum.mediaFolder, lite));
        const sound = audio === null ? 0 : (await readFile(path.join(curriculum.mediaFolder, audio))).length;
        const timeline = readLiteLesson(JSON.parse(text.toString()));
        return { timeline, bytes: brotliCompressSync(text).length, soundBytes: sound };
      }),
  );
  const timelines = lessons.map(({ timeline }) => timeline);
  console.log(`${lessons.length} lessons (${language})`);
  printMost(
    'bytes of a lesson without sound, KB',
    lessons.map(({ bytes }) => bytes / kilobyte),
    mostSilentKb,
  );
  printMost(
    'bytes of a lesson with sound, KB',
    lessons.map(({ bytes, soundBytes }) => (bytes + soundBytes) / kilobyte),
    mostWithSoundKb,
  );
  printCodeSizes(timelines.flatMap(codeSizes));
  printShare(
    'picture unchanged for more than 2 s',
    timelines.map((timeline) => stillMs(timeline) / timeline.durationMs),
  );
  printShare(
    'nobody speaks, outside of waiting',
    timelines.map((timeline) => silenceOf(timeline).share),
  );
}

function printMost(name: string, values: readonly number[], most: number): void {
  const largest = Math.max(...values);
  printFigure(name, `${median(values).toFixed(1)}, most ${largest.toFixed(1)}`, {
    text: `≤ ${most}`,
    reached: largest <= most,
  });
}

function printCodeSizes(sizes: readonly number[]): void {
  const [middle, least] = [median(sizes), Math.min(...sizes)];
  const reached = middle >= leastMedianPx && least >= leastPx;
  printFigure('size of code at 360 px', `${middle}, least ${least} px`, {
    text: `≥ ${leastMedianPx}, ≥ ${leastPx}`,
    reached,
  });
}

function printShare(name: string, shares: readonly number[]): void {
  const largest = Math.max(...shares);
  printFigure(name, `${inPercent(median(shares))}, most ${inPercent(largest)}`, {
    text: `≤ ${inPercent(mostShare)}`,
    reached: largest <= mostShare,
  });
}

function inPercent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

/** The size of the letters of each scene's program at the end of the scene, in CSS pixels. */
function codeSizes(timeline: Timeline): number[] {
  return timeline.scenes
    .filter(({ program }) => program !== null)
    .map(({ endMs }) =>
      Number(/font-size:([\d.]+)px;line-height/.exec(frameAt(timeline, endMs - 1, phone))?.[1]),
    );
}

/** Time in stretches longer than `patienceMs` in which no frame differs from the one before. */
function stillMs(timeline: Timeline): number {
  let [still, sinceMs, before] = [0, 0, ''];
  for (let ms = 0; ms <= timeline.durationMs; ms += sampleMs) {
    const frame = frameAt(timeline, ms, phone);
    if (frame === before && ms + sampleMs <= timeline.durationMs) continue;
    if (ms - sinceMs > patienceMs) still += ms - sinceMs;
    [sinceMs, before] = [ms, frame];
  }
  return still;
}
