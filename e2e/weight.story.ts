import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

/**
 * What a first visit may load, in KB as they come over the wire, with everything that comes by itself. Learners pay
 * for it: a screen that has to grow says so here. `bench/web.ts` measures what it means for a cheap phone.
 */
const limits = [
  { path: '/', isLearner: false, scriptKb: 92 },
  { path: '/login', isLearner: false, scriptKb: 107 },
  { path: '/dashboard', isLearner: true, scriptKb: 130 },
  { path: '/learn/hello-python', isLearner: true, scriptKb: 148 },
  { path: '/code/hello-python', isLearner: true, scriptKb: 250 },
  { path: '/exercise/hello-python', isLearner: true, scriptKb: 132 },
] as const;
const fontKb = 45;

for (const { path, isLearner, scriptKb } of limits) {
  test(`${path} loads at most ${scriptKb} KB of scripts and ${fontKb} KB of fonts`, async ({
    page,
    baseURL,
  }) => {
    if (isLearner) await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    // The screen that comes next is fetched ahead in idle time, unless data is saved: that is not this screen's weight.
    await page.addInitScript(() => localStorage.setItem('data_saving', 'on'));
    const bytes = weigh(page);
    await page.goto(path);
    await settled(page, { mayMove: true });
    await putOffParts(page);
    await settled(page, { mayMove: true });
    expect(bytes.script, 'nothing was weighed').toBeGreaterThan(0);
    expect(bytes.script / 1024).toBeLessThanOrEqual(scriptKb);
    expect(bytes.font / 1024).toBeLessThanOrEqual(fontKb);
  });
}

/** Until then the screen has asked for the parts that it puts off to idle time, the glossary last. */
async function putOffParts(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** Counts the bodies of scripts and fonts, as the server compressed them. */
function weigh(page: Page): { script: number; font: number } {
  const bytes = { script: 0, font: 0 };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font')
      bytes[kind] += Number(response.headers()['content-length'] ?? 0);
  });
  return bytes;
}
