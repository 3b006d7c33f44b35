import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** The screen as it stands has a heading, fits the width, and nothing that axe objects to. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await screenFaults(page)).toEqual([]);
}

/** What axe objects to, and what does not fit. @returns a sentence for each, none where all is well */
export async function screenFaults(page: Page): Promise<string[]> {
  return [...(await axeFaults(page)), ...(await layoutFaults(page))];
}

/** The same, and what axe objects to in the other theme's colours. The screen keeps the theme that it had. */
export async function screenFaultsInBothThemes(page: Page): Promise<string[]> {
  const faults = await screenFaults(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  const { violations } = await axeOn(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: own });
  return [...faults, ...sentencesOf(violations).map((fault) => `${other}: ${fault}`)];
}

async function axeFaults(page: Page): Promise<string[]> {
  // What is still on its way brings its heading along.
  const isComplete = (await page.locator('[aria-busy="true"]').count()) === 0;
  const axe = axeOn(page).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: isComplete } },
  });
  const unstick = await page.evaluateHandle(layStickyBarsInTheFlow);
  const { violations } = await axe.analyze();
  await unstick.evaluate((restore) => restore());
  return sentencesOf(violations);
}

/** No page has frames of its own; without a second page for the verdict it takes half the time. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function sentencesOf(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
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
