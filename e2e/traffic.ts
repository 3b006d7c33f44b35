import type { Page, Request } from '@playwright/test';

/** Types of requests that last as long as they play, and are not waited for. */
const endless: readonly string[] = ['media', 'websocket', 'eventsource'];

const watched = new WeakMap<Page, Traffic>();

/** The pending requests of a page. */
export class Traffic {
  readonly #underWay = new Set<Request>();

  private constructor(page: Page) {
    page.on('request', (request) => {
      if (!endless.includes(request.resourceType())) this.#underWay.add(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /**
   * Returns a page's traffic, watched from the first call on. Call it before the page is opened.
   */
  static of(page: Page): Traffic {
    const traffic = watched.get(page) ?? new Traffic(page);
    watched.set(page, traffic);
    return traffic;
  }

  /** Returns the pending requests, by names such as `GET /api/learn/progress/`. */
  underWay(): readonly string[] {
    return [...this.#underWay].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  }
}
