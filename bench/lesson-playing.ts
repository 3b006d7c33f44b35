import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { curriculum } from '../e2e/course.ts';
import { messagesIn } from '../e2e/messages.ts';
import { playingCategories, playingFrames, playingSeconds, type Second } from './main-thread.ts';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

/** A lesson that was played live, with its sound, from its beginning to its end. */
export type Playing = {
  /** From the arrival of its data to its first picture. */
  firstPictureMs: number;
  /** See `playingSeconds`. */
  seconds: readonly Second[];
  /** See `playingFrames`. */
  frames: { drawn: number; dropped: number };
  /** The memory of scripts after its end. */
  heapBytes: number;
  /** Bytes on the wire: of its data alone, and together with its sound. */
  silentBytes: number;
  heardBytes: number;
};

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'lesson-playing-watch.js');

const t = messagesIn('ta');
const onward = [t('lesson_guess_unknown'), t('lesson_guess_on')];

/** Plays a lesson on a cheap phone, in a new browser context. The learner has watched all lessons, and goes on at once where it stops. */
export async function playLesson(
  browser: Browser,
  origin: string,
  learner: Returning,
  lessonId: string,
): Promise<Playing> {
  const page = await openPhone(browser, learner, {});
  try {
    await page.addInitScript({ path: watch });
    await openMilestone(page, origin, lessonId);
    const devtools = await page.context().newCDPSession(page);
    const bytes = await weigh(devtools, lessonId);
    const lessons = page.getByRole('list', { name: t('lesson_lessons_list') });
    await lessons.getByRole('button').nth(placeOf(lessonId).index).tap();
    const firstPictureMs = await promisedBy(page, `window.lessonPictureMs("${lessonId}")`);
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    const trace = await tracedPlay(browser, page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return {
      firstPictureMs,
      seconds: playingSeconds(trace),
      frames: playingFrames(trace),
      heapBytes: usedSize,
      ...bytes,
    };
  } finally {
    await page.context().close();
  }
}

/** Opens the page of a lesson's milestone, which shows the first lesson: what loads once has loaded. */
async function openMilestone(page: Page, origin: string, lessonId: string): Promise<void> {
  await page.goto(`${origin}/learn/${placeOf(lessonId).milestone}`, { waitUntil: 'load', timeout: 60_000 });
  await page.locator('.stage > *').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
}

function placeOf(lessonId: string): { milestone: string; index: number } {
  const [place] = curriculum.milestones.flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson, index) => (lesson.id === lessonId ? [{ milestone: id, index }] : [])),
  );
  if (place === undefined) throw new Error(`There is no lesson ${lessonId}`);
  return place;
}

/** Plays from the press of Play to the end. */
async function tracedPlay(browser: Browser, page: Page): Promise<Buffer> {
  await browser.startTracing(page, { categories: playingCategories });
  const ended = page.evaluate(`window.lessonEnd(${JSON.stringify(onward)})`);
  await page.getByRole('button', { name: t('lesson_play'), exact: true }).tap();
  await ended;
  return browser.stopTracing();
}

/** Counts from now on what arrives of a lesson, also in parts, as compressed by the server. */
async function weigh(
  devtools: CDPSession,
  lessonId: string,
): Promise<Pick<Playing, 'silentBytes' | 'heardBytes'>> {
  const bytes = { silentBytes: 0, heardBytes: 0 };
  const kinds = new Map<string, 'data' | 'sound'>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.includes(`/${lessonId}.`)) return;
    if (url.includes('.json')) kinds.set(requestId, 'data');
    if (url.includes('.m4a')) kinds.set(requestId, 'sound');
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'data') bytes.silentBytes += encodedDataLength;
    if (kind !== undefined) bytes.heardBytes += encodedDataLength;
  });
  return bytes;
}
