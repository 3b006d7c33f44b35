import type { Page } from '@playwright/test';

const start = new Date('2026-06-01T10:00:00Z');
/** Step in ms in which time passes, so that screens can work between two timers. */
const stepMs = 50;

/** Installs a fake clock, which runs until it is stopped. Call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** Stops the clock. From then on time passes only in `letPass`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

export async function letPass(page: Page, durationMs: number): Promise<void> {
  for (let left = durationMs; left > 0; left -= stepMs) await page.clock.runFor(Math.min(stepMs, left));
}
