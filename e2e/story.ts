import { test as playwright } from '@playwright/test';
import { newName } from '@python-learning/testing/new-name';
import { LearnerAtBrowser } from './learner.ts';
import type { Language } from './messages.ts';
import { Traffic } from './traffic.ts';
import { WarmBrowser } from './warm-browser.ts';

export { expect } from '@playwright/test';

type StoryFixtures = {
  /** The language of the project that tells the story. */
  language: Language;
  /** A child at the page who has no account yet. Its name is its own each time, so that a story can be told again. */
  child: LearnerAtBrowser;
};
type WorkerFixtures = {
  /** For tests that open one screen each: what all screens load is loaded once. */
  warmBrowser: WarmBrowser;
};

/** Tests in a browser. Every page is watched, so that `settled` knows what is under way. */
export const test = playwright.extend<StoryFixtures, WorkerFixtures>({
  language: async ({ locale }, use) => use(locale?.startsWith('ta') === true ? 'ta' : 'en'),
  page: async ({ page }, use) => {
    Traffic.of(page);
    await use(page);
  },
  child: async ({ page, language }, use) => use(new LearnerAtBrowser(page, language, newName('child'))),
  warmBrowser: [
    async ({ browser }, use, { project }) => {
      const warmBrowser = new WarmBrowser(browser, project.use.baseURL ?? '');
      await use(warmBrowser);
      await warmBrowser.close();
    },
    { scope: 'worker' },
  ],
});
