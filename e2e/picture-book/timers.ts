import type { Page } from '@playwright/test';
import type { Arrange } from './scene.ts';

/** Changes the timers of a page, as `changeTimers` does. */
export function timersFrom(lengthMs: number, instead: number | 'never'): Arrange {
  return ({ page }) => changeTimers(page, lengthMs, instead);
}

/**
 * Makes the page's timers of at least `lengthMs` end after `instead` ms, or never. Stops countdowns for the picture,
 * and shortens long waits.
 */
export async function changeTimers(page: Page, lengthMs: number, instead: number | 'never'): Promise<void> {
  await page.addInitScript(
    ([fromMs, insteadMs]) => {
      const start = setTimeout;
      const changed = (handler: TimerHandler, ms = 0, ...given: unknown[]): number => {
        if (ms < fromMs) return start(handler, ms, ...given);
        return insteadMs === null ? 0 : start(handler, insteadMs, ...given);
      };
      Object.assign(window, { setTimeout: changed });
    },
    [lengthMs, instead === 'never' ? null : instead] as const,
  );
}
