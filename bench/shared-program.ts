import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openPhone, promisedBy, type Returning } from './web-visit.ts';

/** Runs in the page before everything else. In a file of its own because it uses the DOM. */
const watch = path.join(import.meta.dirname, 'shared-output-watch.js');

const kolam = 'from kolam import *\nfor petal in range(12):\n    loop(40)\n    left(30)\ndot()\n';

/** Shares a program of this learner that draws, and returns the path of its page. */
export async function shareKolam(browser: Browser, origin: string, learner: Returning): Promise<string> {
  const context = await browser.newContext();
  try {
    await context.addCookies(learner.cookies);
    const token = learner.cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    const post = async (to: string, data: unknown): Promise<unknown> => {
      const answer = await context.request.post(`${origin}/api${to}`, {
        headers: { 'X-CSRFToken': token },
        data,
      });
      if (!answer.ok()) throw new Error(`${to} answered ${answer.status()}`);
      return answer.json();
    };
    const { id } = (await post('/programs/', { title: 'Kolam', code: kolam })) as { id: string };
    const { share } = (await post(`/programs/${id}/share/`, { kind: 'code' })) as { share: { code: string } };
    return `/p/${share.code}`;
  } finally {
    await context.close();
  }
}

/** Milliseconds until a visitor with an empty cache sees what a shared program shows, on a cheap phone. */
export async function sharedOutputMs(browser: Browser, address: string): Promise<number> {
  const page = await openPhone(browser, null, { data_saving: 'on' });
  try {
    await page.addInitScript({ path: watch });
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    return await promisedBy(page, 'window.sharedOutputMs');
  } finally {
    await page.context().close();
  }
}
