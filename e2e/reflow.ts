import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { settled } from './settled.ts';

/** `textPx` is the size of the root's letters; 16 pixels where nobody asked for larger ones. */
type Narrowing = { name: string; width: number; height: number; textPx: number };

const narrowings: readonly Narrowing[] = [
  { name: '320 pixels', width: 320, height: 640, textPx: 16 },
  { name: 'letters twice as large on a phone', width: 360, height: 740, textPx: 32 },
  { name: 'letters twice as large on a desktop', width: 1280, height: 800, textPx: 32 },
];

/**
 * What does not fit on the smallest window, or with letters twice as large. The screen is left as the last of them
 * made it.
 * @returns a sentence for each fault, none where all is well
 */
export async function reflowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, height, textPx } of narrowings) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, textPx);
    await settled(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
