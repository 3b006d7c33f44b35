import type { Page } from '@playwright/test';

const start = new Date('2026-06-01T10:00:00Z');
/** Screens do what they do between two timers in between. */
const stepMs = 50;

/** The page's own clock, from before it is opened. It goes on by itself until it is stopped. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** From now on time passes only in `letPass`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

export async function letPass(page: Page, durationMs: number): Promise<void> {
  for (let left = durationMs; left > 0; left -= stepMs) await page.clock.runFor(Math.min(stepMs, left));
}
