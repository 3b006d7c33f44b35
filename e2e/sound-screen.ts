import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { settled } from './settled.ts';

/** The screen as it stands has a heading, fits the width, and nothing that axe objects to. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  expect(await screenFaults(page)).toEqual([]);
}

/** What axe objects to, and what does not fit. @returns a sentence for each, none where all is well */
export async function screenFaults(page: Page): Promise<string[]> {
  return [...(await allAxeFaults(page)), ...(await layoutFaults(page))];
}

/** The same, and what axe objects to in the other theme's colours. The screen keeps the theme that it had. */
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
  // What is still on its way brings its heading along.
  const isComplete = (await page.locator('[aria-busy="true"]').count()) === 0;
  const unstick = await page.evaluateHandle(layStickyBarsInTheFlow);
  const faults = await axeFaults(page, {
    rules: { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: isComplete } },
  });
  await unstick.evaluate((restore) => restore());
  return faults;
}

/** A bar that sticks covers what can be scrolled from under it: to measure a target by that is chance. */
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
