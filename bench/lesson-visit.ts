import path from 'node:path';
import type { Browser } from '@playwright/test';
import { messagesIn } from '../e2e/messages.ts';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

const t = messagesIn('ta');

/** One way to start a lesson on a device, timed until its first picture. */
export type LessonStart = {
  name: string;
  /** Entries of the device's localStorage. */
  kept: Readonly<Record<string, string>>;
  /** Beginning of the name of the button to press; null if the page draws the lesson by itself. */
  press: string | null;
  aimMs?: number;
};

const player = (wish: string) => JSON.stringify({ wish, hasSound: false });

export const lessonStarts: readonly LessonStart[] = [
  {
    name: 'video, from the press on play',
    kept: { lesson_player: player('video') },
    press: t('lesson_play'),
    aimMs: 2000,
  },
  {
    name: 'video, from its choice while data is saved',
    kept: { data_saving: 'on' },
    press: t('lesson_form_video'),
    aimMs: 2000,
  },
  {
    name: 'lite lesson, from its choice while data is saved',
    kept: { data_saving: 'on' },
    press: t('lesson_form_lite'),
    aimMs: 1000,
  },
  {
    name: 'lite lesson, from the navigation to its page',
    kept: { data_saving: 'on', lesson_player: player('lite') },
    press: null,
  },
];

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'lesson-watch.js');

/** Milliseconds until the first picture of the lesson at this address, in a new browser context. */
export async function firstFrameMs(
  browser: Browser,
  address: string,
  learner: Returning,
  { kept, press }: LessonStart,
): Promise<number> {
  const page = await openPhone(browser, learner, kept);
  try {
    await page.addInitScript({ path: watch });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (press !== null) {
      await page.waitForLoadState('networkidle', { timeout: 60_000 });
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${press}( |$)`) })
        .first()
        .click();
    }
    return await promisedBy(page, 'window.firstPictureMs');
  } finally {
    await page.context().close();
  }
}
