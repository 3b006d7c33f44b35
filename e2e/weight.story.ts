import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

/**
 * Limits of a first visit, in KB as compressed for transfer, including all that loads by itself. Learners pay for the
 * data: a screen that has to grow must raise its limit here. `bench/web.ts` measures the effect on a cheap phone.
 */
const limits = [
  { path: '/', isLearner: false, scriptKb: 97 },
  { path: '/login', isLearner: false, scriptKb: 100 },
  { path: '/p/nowhere', isLearner: false, scriptKb: 103 },
  { path: '/dashboard', isLearner: true, scriptKb: 129 },
  // The stage is 22 KB of it, with the values that move. On a wide screen the transcript is open.
  { path: '/learn/hello-python', isLearner: true, scriptKb: 147, wideKb: 152 },
  { path: '/code/hello-python', isLearner: true, scriptKb: 242 },
  { path: '/programs', isLearner: true, scriptKb: 115 },
  { path: '/exercise/hello-python', isLearner: true, scriptKb: 113 },
] as const;
const fontKb = 45;

for (const { path, isLearner, scriptKb, ...limit } of limits) {
  test(`${path} loads at most ${scriptKb} KB of scripts and ${fontKb} KB of fonts`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    const mostKb = !isMobile && 'wideKb' in limit ? limit.wideKb : scriptKb;
    if (isLearner) await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    // Data saving disables the prefetch of the next screen in idle time, which is not this screen's weight.
    await page.addInitScript(() => localStorage.setItem('data_saving', 'on'));
    const bytes = weigh(page);
    await page.goto(path);
    await settled(page, { mayMove: true });
    await putOffParts(page);
    await settled(page, { mayMove: true });
    expect(bytes.script, 'nothing was weighed').toBeGreaterThan(0);
    expect(bytes.script / 1024).toBeLessThanOrEqual(mostKb);
    expect(bytes.font / 1024).toBeLessThanOrEqual(fontKb);
  });
}

/** Waits until the screen has requested its parts for idle time, the glossary last. */
async function putOffParts(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** Counts the bytes of scripts and fonts as compressed by the server. */
function weigh(page: Page): { script: number; font: number } {
  const bytes = { script: 0, font: 0 };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font')
      bytes[kind] += Number(response.headers()['content-length'] ?? 0);
  });
  return bytes;
}
