import type { Page } from '@playwright/test';
import { LayoutProbe } from './layout-probe.ts';

/**
 * Finds faults in the layout of the current screen: it is wider than the window, words are cut off, or two controls or
 * two texts overlap. The window is the requested one, because a phone's own window widens for a wide page.
 * @returns a sentence for each fault, empty if there is none
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  return page.evaluate<string[]>(`new (${LayoutProbe.toString()})(${width}).faults()`);
}
