import { expect, type Locator } from '@playwright/test';

/** Expects parts of a page to be wholly in its window, without scrolling. */
export async function expectOnScreen(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    const window = part.page().viewportSize() ?? { width: 0, height: 0 };
    const box = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(Math.min(box.x, box.y), String(part)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, String(part)).toBeLessThanOrEqual(window.width);
    expect(box.y + box.height, String(part)).toBeLessThanOrEqual(window.height);
  }
}
