import type { Page } from '@playwright/test';

/** Timeout in ms for each question to a page that may be silent. */
const askMs = 5_000;

/** Returns what a promise brings within so many ms, else null. A later failure is ignored. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Says why a page did not answer to `settled`: what it waits for, or, where it answers to nothing, whether a script runs
 * without end.
 */
export async function whereItStopped(page: Page): Promise<string> {
  const step = await within(
    askMs,
    page
      .evaluate(() => {
        const fonts = [...document.fonts].filter(({ status }) => status === 'loading');
        const names = fonts.map(({ family, weight }) => `${family} ${weight}`).join(', ');
        return `${Reflect.get(window, 'settlingAt')}, is ${document.visibilityState}, loads the fonts: ${names || 'none'}`;
      })
      .catch(String),
  );
  if (step !== null) return `It waits for ${step}.`;
  const isLoop = await within(
    askMs,
    endsWithItsScript(page).catch(() => false),
  );
  return isLoop === true
    ? 'One of its scripts ran without end.'
    : 'Its process is blocked outside of scripts.';
}

/** Ends the running script. True if the page answers then. Its functions cannot be read without a debugger from the start. */
async function endsWithItsScript(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.terminateExecution');
  return page.evaluate(() => true);
}
