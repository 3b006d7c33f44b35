import { type Locator, type Page, expect as patiently } from '@playwright/test';
import type { Milestone, SubscriptionStatus } from '@python-learning/contract';
import { type Call, Calls } from '../calls.ts';
import { type Language, messagesIn } from '../messages.ts';
import { settled } from '../settled.ts';
import { cookiesOf, type DemoAccount } from './demo-sessions.ts';
import { progressOf, type Standing } from './standings.ts';

/** What does not hold is to be told soon: a screen that shows something shows it within seconds. */
export const expect = patiently.configure({ timeout: 10_000 });

type Learner = {
  /** Whose content it is; the graduate may open all of it. */
  account?: DemoAccount;
  /** Where the learner stands, if not where the account stands. */
  at?: Standing;
  /** The running subscription, null for none; without it that of the account. */
  subscription?: SubscriptionStatus | null;
};

let course: readonly Milestone[] | null = null;

/** A browser page, what it says to the server, and the names of things as they are read on it. */
export class Stage {
  readonly page: Page;
  readonly calls: Calls;
  readonly t: ReturnType<typeof messagesIn>;
  readonly baseURL: string;
  readonly course: readonly Milestone[];

  private constructor(parts: Pick<Stage, 'page' | 'calls' | 't' | 'baseURL' | 'course'>) {
    ({ page: this.page, calls: this.calls, t: this.t, baseURL: this.baseURL, course: this.course } = parts);
  }

  static async set(page: Page, look: { baseURL: string; language: Language }): Promise<Stage> {
    course ??= (await (await page.request.get('/api/learn/milestones/')).json()) as Milestone[];
    const calls = await Calls.of(page);
    return new Stage({ page, calls, course, baseURL: look.baseURL, t: messagesIn(look.language) });
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
   * From now on a learner of the demo accounts is at the browser. Nothing that is done counts: what would be stored
   * is refused, unless a promise answers it or lets it through.
   */
  async logIn({ account = 'graduate', at, subscription }: Learner = {}): Promise<void> {
    await this.page.context().addCookies(await cookiesOf(account, this.baseURL));
    this.calls.answer('POST /**/', { detail: 'Nothing is stored here.', code: 'not_ready' }, 503);
    this.calls.answer('POST /settings/', {});
    this.calls.reply('POST /learn/questions/:id/draft/', ({ body }) => body);
    for (const call of ['POST /auth/logout/', 'POST /auth/token/refresh/'] as const)
      this.calls.answer(call, { detail: 'Done.' });
    if (at !== undefined) this.stands(at);
    if (subscription !== undefined) this.subscribes(subscription);
  }

  stands(at: Standing): void {
    this.calls.change('GET /learn/progress/', (said: object) => ({
      ...said,
      ...progressOf(this.course, at),
    }));
  }

  subscribes(subscription: SubscriptionStatus | null): void {
    const call: Call = 'GET /subscriptions/status/';
    if (subscription === null) this.calls.answer(call, { detail: 'None.', code: 'not_found' }, 404);
    else this.calls.answer(call, subscription);
  }

  /** What the browser remembers when it comes to the first page. */
  async remembers(kept: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((entries) => {
      if (sessionStorage.getItem('remembered') !== null) return;
      sessionStorage.setItem('remembered', 'yes');
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

  /** What has to come of what was done has come by then: the place to look for what must not. */
  settled(): Promise<void> {
    return settled(this.page, { mayMove: true });
  }

  /** What the server itself answers to who is at the browser. */
  async real<T>(path: `/${string}/`): Promise<T> {
    const answer = await this.page.request.get(`/api${path}`, { headers: { 'Accept-Language': 'en' } });
    return (await answer.json()) as T;
  }

  /** What this browser has stored under a key. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
}

function exactly(name: string | RegExp): { exact?: true } {
  return typeof name === 'string' ? { exact: true } : {};
}
