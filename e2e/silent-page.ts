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
 * Says why a page did not answer to `settled`: what it waits for, or, where it answers to nothing, the functions that it
 * is running.
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
  const functions = await within(askMs, runningFunctions(page).catch(String));
  return functions === null ? 'It runs no script.' : `It is running ${functions}.`;
}

/** Stops the page where it is, also in an endless loop, and reads its stack. */
async function runningFunctions(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const paused = new Promise<string>((resolve) => {
    devtools.on('Debugger.paused', ({ callFrames }) =>
      resolve(
        callFrames
          .slice(0, 12)
          .map(
            ({ functionName, url, location }) =>
              `${functionName || '?'} (${url}:${location.lineNumber}:${location.columnNumber ?? 0})`,
          )
          .join(' < '),
      ),
    );
  });
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  return paused;
}
