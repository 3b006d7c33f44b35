import type { Page, Request } from '@playwright/test';

/** Films and sounds load for as long as they play; nobody waits for their end. */
const endless: readonly string[] = ['media', 'websocket', 'eventsource'];

const watched = new WeakMap<Page, Traffic>();

/** What a page has asked for and not got yet. */
export class Traffic {
  readonly #underWay = new Set<Request>();

  private constructor(page: Page) {
    page.on('request', (request) => {
      if (!endless.includes(request.resourceType())) this.#underWay.add(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /** The traffic of a page, watched from the first call of this function on: call it before the page is opened. */
  static of(page: Page): Traffic {
    const traffic = watched.get(page) ?? new Traffic(page);
    watched.set(page, traffic);
    return traffic;
  }

  /** Names such as `GET /api/learn/progress/` of what is under way. */
  underWay(): readonly string[] {
    return [...this.#underWay].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  }
}
