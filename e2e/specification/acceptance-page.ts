import { type Locator, type Page, expect as patiently } from '@playwright/test';
import type { ArgumentsOf, CallName, Milestone, SubscriptionStatus } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { type AnswerOf, callsOf, type FakeRequest, refuse } from '@python-learning/testing/fake-api';
import { messagesIn } from '../messages.ts';
import { PageApi } from '../page-api.ts';
import { callServer } from '../server-calls.ts';
import { settled } from '../settled.ts';
import { cookiesOf, type DemoAccount } from './demo-sessions.ts';
import { progressOf, type Standing } from './standings.ts';

/** Fails early: a screen shows what it shows within seconds. */
export const expect = patiently.configure({ timeout: 10_000 });

type Learner = {
  /** The demo account that logs in; the graduate may open all content. */
  account?: DemoAccount;
  /** The learner's progress; the account's own by default. */
  at?: Standing;
  /** The active subscription, null for none; the account's own by default. */
  subscription?: SubscriptionStatus | null;
};

let course: readonly Milestone[] | null = null;

/** A browser page, its calls to the server, and its texts. */
export class AcceptancePage {
  readonly page: Page;
  readonly api: PageApi;
  readonly t: ReturnType<typeof messagesIn>;
  readonly baseURL: string;
  readonly course: readonly Milestone[];

  private constructor(parts: Pick<AcceptancePage, 'page' | 'api' | 't' | 'baseURL' | 'course'>) {
    ({ page: this.page, api: this.api, t: this.t, baseURL: this.baseURL, course: this.course } = parts);
  }

  static async set(page: Page, appearance: { baseURL: string; language: Language }): Promise<AcceptancePage> {
    course ??= await callServer(page.request, 'course.milestones');
    const api = await PageApi.of(page);
    return new AcceptancePage({
      page,
      api,
      course,
      baseURL: appearance.baseURL,
      t: messagesIn(appearance.language),
    });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, ...exactly(name) });
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name, ...exactly(name) });
  }

  field(label: string | RegExp): Locator {
    return this.main.getByLabel(label, exactly(label));
  }

  milestone(order: number): Milestone {
    const milestone = this.course.find((one) => one.order === order);
    if (milestone === undefined) throw new Error(`There is no milestone ${order}`);
    return milestone;
  }

  /**
   * Logs in as a demo account. Nothing is stored: calls that change something are refused, unless a test answers them
   * or lets them through.
   */
  async logIn({ account = 'graduate', at, subscription }: Learner = {}): Promise<void> {
    await this.page.context().addCookies(await cookiesOf(account, this.baseURL));
    this.api.answerEach(callsOf('POST'), refuse('not_ready'));
    this.api.answer('settings.changeSettings', {});
    this.api.answer('practice.saveDraft', ({ body }) => body);
    this.api.answerAll({ 'auth.logout': { detail: 'Done.' }, 'auth.refreshToken': { detail: 'Done.' } });
    if (at !== undefined) this.stands(at);
    if (subscription !== undefined) this.subscribes(subscription);
  }

  stands(at: Standing): void {
    this.api.change('progress.progress', (said) => ({
      ...said,
      ...progressOf(this.course, at),
    }));
  }

  subscribes(subscription: SubscriptionStatus | null): void {
    this.api.answer('subscriptions.subscriptionStatus', subscription ?? refuse('not_found'));
  }

  /** Returns the requests that marked, or reset, a part of a milestone. */
  marks(): readonly FakeRequest[] {
    return this.api.requests(
      'progress.markVideoWatched',
      'progress.markCodeCompleted',
      'progress.markExerciseCompleted',
    );
  }

  /** Sets entries of localStorage once, before the first page is opened. */
  async remembers(kept: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((entries) => {
      const remembered = `remembered ${entries.map(([key]) => key).join(' ')}`;
      if (sessionStorage.getItem(remembered) !== null) return;
      sessionStorage.setItem(remembered, 'yes');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
    await settled(this.page, { mayMove: true });
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(({ pathname }) =>
      typeof path === 'string' ? pathname === path : path.test(pathname),
    );
  }

  async reads(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await expect(this.main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  /** Waits for all effects of the last action, before a test expects that something is absent. */
  settled(): Promise<void> {
    return settled(this.page, { mayMove: true });
  }

  /** Returns the server's own answer in the current session. */
  real<N extends CallName>(name: N, ...sent: ArgumentsOf<N, Language>): Promise<AnswerOf<N>> {
    return callServer(this.page.request, name, ...sent);
  }

  /** Returns an entry of this browser's localStorage, or null. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}

function exactly(name: string | RegExp): { exact?: true } {
  return typeof name === 'string' ? { exact: true } : {};
}
