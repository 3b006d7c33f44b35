import type { Arrange } from './scene.ts';

/**
 * The page's timers of this length or longer end sooner, or never: a countdown stands still while the screen is looked
 * at, and what a learner is told after a long wait is told soon.
 */
export function timersFrom(lengthMs: number, instead: number | 'never'): Arrange {
  return async ({ page }) => {
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
  };
}
