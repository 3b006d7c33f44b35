import type { Page } from '@playwright/test';

/** Cumulative layout shift; from 0.1 on a page is called unsteady. */
export const mostShift = 0.02;

declare global {
  interface Window {
    /** The sum of all layout shifts that no input caused. */
    shift?: number;
  }
}

/** Sums the layout shifts of a page. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shift = (window.shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all layout shifts since the page was opened. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shift ?? Number.NaN);
}
