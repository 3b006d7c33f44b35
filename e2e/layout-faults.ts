import type { Page } from '@playwright/test';
import { LayoutProbe } from './layout-probe.ts';

/**
 * What lies wrong on the screen as it stands: it is wider than the window, words are cut off, or two things to press
 * or two texts lie on each other. The window is what was asked for: a phone's own widens itself for a wide page.
 * @returns a sentence for each, none where all is well
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  return page.evaluate<string[]>(`new (${LayoutProbe.toString()})(${width}).faults()`);
}
