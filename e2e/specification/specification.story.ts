import { test } from '@playwright/test';
import type { SpecificationPromise } from './promise.ts';
import { promises } from './promises.ts';
import { Stage } from './stage.ts';
import { tell } from './tally.ts';

// Promises do not know of each other. A trace of each would cost more time than the promise itself.
test.describe.configure({ mode: 'parallel', timeout: 60_000 });
test.use({ trace: 'on-first-retry', actionTimeout: 10_000 });

for (const promise of promises.filter(({ on }) => on === undefined)) keep(promise);

test.describe('on a phone in Tamil', () => {
  test.use({ locale: 'ta-IN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const promise of promises.filter(({ on }) => on === 'phone in Tamil')) keep(promise);
});

function keep({ section, promise, proof, on }: SpecificationPromise): void {
  const title = `${section}: ${promise}`;
  test(title, async ({ page, baseURL }) => {
    tell(title, 'begun');
    await proof(await Stage.set(page, { baseURL: baseURL ?? '', language: on === undefined ? 'en' : 'ta' }));
    tell(title, 'held');
  });
}
