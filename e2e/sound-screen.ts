import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { settled } from './settled.ts';

/** Expects a main heading, and no faults of layout or accessibility on the current screen. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  expect(await screenFaults(page)).toEqual([]);
}

/** Returns a sentence for each fault of accessibility or layout; empty if there is none. */
export async function screenFaults(page: Page): Promise<string[]> {
  return [...(await allAxeFaults(page)), ...(await layoutFaults(page))];
}

/** Like `screenFaults`, with contrast faults of the other theme. Restores the screen's theme. */
export async function screenFaultsInBothThemes(page: Page): Promise<string[]> {
  const faults = await screenFaults(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  const inOther = await axeFaults(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: own });
  return [...faults, ...inOther.map((fault) => `${other}: ${fault}`)];
}

async function allAxeFaults(page: Page): Promise<string[]> {
  // A part that still loads may bring the heading.
  const isComplete = (await page.locator('[aria-busy="true"]').count()) === 0;
  const unstick = await page.evaluateHandle(layStickyBarsInTheFlow);
  const faults = await axeFaults(page, {
    rules: { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: isComplete } },
  });
  await unstick.evaluate((restore) => restore());
  return faults;
}

/**
 * Puts sticky bars into the normal flow, because the part of a target that they cover depends on the scroll position.
 * Returns a function that restores them.
 */
function layStickyBarsInTheFlow(): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const styles = bars.map((bar) => bar.getAttribute('style'));
  for (const bar of bars) bar.style.cssText += ';position: relative; inset: auto';
  return () => {
    for (const [index, bar] of bars.entries()) {
      const style = styles[index] ?? null;
      if (style === null) bar.removeAttribute('style');
      else bar.setAttribute('style', style);
    }
  };
}
