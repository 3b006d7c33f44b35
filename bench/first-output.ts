import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { messagesIn } from '../e2e/messages.ts';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

/** Milliseconds from the navigation to the output of a program that the learner ran as soon as it could be run. */
export type FirstOutput = {
  /** With an empty cache. */
  coldMs: number;
  /** At the next question, in a new page load with the scripts in the cache. */
  warmMs: number;
};

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'first-output-watch.js');

/**
 * Runs the programs of the second and third question of a practice on a cheap phone, in a new browser context. The first
 * one may ask for a guess before it runs.
 */
export async function firstOutput(
  browser: Browser,
  practice: string,
  learner: Returning,
): Promise<FirstOutput> {
  const page = await openPhone(browser, learner, { data_saving: 'on' });
  try {
    await page.addInitScript(
      `window.transcriptLabel = ${JSON.stringify(messagesIn('ta')('practice_transcript_label'))};`,
    );
    await page.addInitScript({ path: watch });
    const coldMs = await outputMs(page, `${practice}?q=2`);
    await page.waitForLoadState('networkidle');
    return { coldMs, warmMs: await outputMs(page, `${practice}?q=3`) };
  } finally {
    await page.context().close();
  }
}

async function outputMs(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  return promisedBy(page, 'window.firstOutputMs');
}
