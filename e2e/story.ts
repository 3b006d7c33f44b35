import { test as playwright } from '@playwright/test';
import { type Language, languages } from '@python-learning/domain';
import { newName } from '@python-learning/testing/new-name';
import { LearnerAtBrowser } from './learner.ts';
import { handInDiaries, PageDiary } from './page-diary.ts';
import { WarmBrowser } from './warm-browser.ts';

export { expect } from '@playwright/test';

type StoryFixtures = {
  /** The language of the project that runs the test. */
  language: Language;
  /** A learner at the page without an account. The unique name lets a test be repeated. */
  child: LearnerAtBrowser;
  /** Says of each test that failed what its pages were waiting for. */
  diaries: undefined;
};
type WorkerFixtures = {
  /** For tests that open one screen each: the app's files are loaded once. */
  warmBrowser: WarmBrowser;
};

/** Tests in a browser. Every page is watched, so that `settled` knows its pending requests. */
export const test = playwright.extend<StoryFixtures, WorkerFixtures>({
  diaries: [
    async ({ baseURL }, use, info) => {
      await use(undefined);
      await handInDiaries(info, baseURL ?? '');
    },
    { auto: true },
  ],
  language: async ({ locale }, use) =>
    use(languages.find((known) => locale?.startsWith(known) === true) ?? 'en'),
  page: async ({ page, baseURL }, use, info) => {
    PageDiary.of(page);
    await use(page);
    // Before the page closes, which ends its requests.
    await handInDiaries(info, baseURL ?? '');
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
