import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * Runs axe over the current document. Our pages have no frames: without the search for them, and injected only once per
 * page, axe takes a quarter of the time.
 * @returns a sentence for each element that breaks a rule
 */
export async function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(document, chosen),
    { resultTypes: ['violations'], ...options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Injects axe by DevTools, which compiles a text once per process; `page.evaluate` does not. */
async function bringAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: `${axe.source};0` });
  await devtools.detach();
}
