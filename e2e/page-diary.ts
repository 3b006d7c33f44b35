import type { Page, TestInfo } from '@playwright/test';
import { Traffic } from './traffic.ts';

/** Lines of a page that are kept, the newest. */
const maxLines = 20;

const opened: PageDiary[] = [];

/** What a page said and asked for, to be read when its test has failed. */
export class PageDiary {
  readonly #page: Page;
  readonly #traffic: Traffic;
  readonly #lines: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
    this.#traffic = Traffic.of(page);
    page.on('console', (said) => {
      // The browser also logs each refusal, without its address.
      const isOwn = !said.text().startsWith('Failed to load resource');
      if (isOwn && ['error', 'warning'].includes(said.type())) this.#write(`${said.type()}: ${said.text()}`);
    });
    page.on('pageerror', (error) => this.#write(`threw ${error.message}`));
    page.on('requestfailed', (request) =>
      this.#write(`no answer to ${request.url()}: ${request.failure()?.errorText}`),
    );
    page.on('response', (response) => {
      if (response.status() >= 400) this.#write(`${response.status()} from ${response.url()}`);
    });
  }

  /** Keeps a diary of this page until the end of the test. Call it before the page is opened. */
  static of(page: Page): void {
    opened.push(new PageDiary(page));
  }

  #write(line: string): void {
    this.#lines.push(line.slice(0, 300));
    if (this.#lines.length > maxLines) this.#lines.shift();
  }

  toString(): string {
    const pending = this.#traffic.underWay().map((name) => `still waits for ${name}`);
    return [this.#page.url(), ...pending, ...this.#lines].join('\n  ');
  }
}

/** Prints and attaches the diaries of a test that failed, without the origin of the app, and forgets those of every test. */
export async function handInDiaries(test: TestInfo, origin: string): Promise<void> {
  const pages = opened.splice(0).map(String);
  if (test.status === test.expectedStatus || pages.length === 0) return;
  const body = pages.join('\n').replaceAll(origin, '');
  console.error(`${test.title}: when it failed, its pages were\n${body}`);
  await test.attach('pages', { body, contentType: 'text/plain' });
}
