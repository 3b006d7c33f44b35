import { test } from '../story.ts';
import type { SpecificationPromise } from './promise.ts';
import { promises } from './promises.ts';
import { Stage } from './stage.ts';
import { tell } from './tally.ts';

// Promises do not know of each other. A trace of each would cost more time than the promise itself.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

for (const promise of promises) keep(promise);

function keep({
  section,
  promise,
  proof,
  on = 'desktop in English',
  stopsClock,
}: SpecificationPromise): void {
  const title = `${section}: ${promise}`;
  test(title, async ({ warmBrowser, baseURL }) => {
    tell(title, 'begun');
    const isPhone = on === 'phone in Tamil';
    const language = isPhone ? 'ta' : 'en';
    const page = await warmBrowser.visit({
      device: isPhone ? 'phone' : 'desktop',
      language,
      isAlone: stopsClock === true,
    });
    await proof(await Stage.set(page, { baseURL: baseURL ?? '', language }));
    tell(title, 'held');
    await warmBrowser.leave(page);
  });
}
