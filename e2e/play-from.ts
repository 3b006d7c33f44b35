import type { Page } from '@playwright/test';

/** Plays the live lesson of a page without its sound, from a moment in seconds. The lesson then loads the part that asks. */
export async function playFrom(page: Page, atS: number): Promise<void> {
  await page.locator('audio').evaluate(async (element, startS) => {
    const sound = element as HTMLAudioElement;
    sound.muted = true;
    if (sound.readyState < 1)
      await new Promise((resolve) => sound.addEventListener('loadedmetadata', resolve, { once: true }));
    sound.currentTime = startS;
    await sound.play();
  }, atS);
}
