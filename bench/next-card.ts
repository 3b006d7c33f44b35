import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'next-card-watch.js');

/**
 * Milliseconds from the press that leaves an answered card until the next one can be answered, on a cheap phone, in a new
 * browser context. Every answer is graded as right by the page itself, so that a visit leaves nothing behind.
 */
export async function nextCardMs(browser: Browser, address: string, learner: Returning): Promise<number> {
  const page = await openPhone(browser, learner, { data_saving: 'on' });
  try {
    await page.route('**/api/learn/deck/*/answer/', (route) =>
      route.fulfill({ json: { is_correct: true, explanation: '<p>Right.</p>' } }),
    );
    await page.addInitScript({ path: watch });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('main section ul button').first().click({ timeout: 60_000 });
    await page.locator('main [data-verdict]').waitFor();
    return await promisedBy(page, 'window.nextCardMs()');
  } finally {
    await page.context().close();
  }
}
