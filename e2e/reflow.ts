import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { settled } from './settled.ts';

/** `textPx` is the font size of the root element; 16 is the default. */
type Narrowing = { name: string; width: number; height: number; textPx: number };

const narrowings: readonly Narrowing[] = [
  { name: '320 pixels', width: 320, height: 640, textPx: 16 },
  { name: 'letters twice as large on a phone', width: 360, height: 740, textPx: 32 },
  { name: 'letters twice as large on a desktop', width: 1280, height: 800, textPx: 32 },
];

/**
 * Finds layout faults in the smallest window, and with text of twice the size. Leaves the screen in the last of these
 * states.
 * @returns a sentence for each fault, empty if there is none
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
