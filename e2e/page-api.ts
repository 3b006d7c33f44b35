import type { CDPSession, Page } from '@playwright/test';
import { FakeApi, networkFailure, noAnswer, serverAnswer } from '@python-learning/testing/fake-api';

type Paused = {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
};

const listening = new WeakMap<Page, PageApi>();

/**
 * The api of a page. Records every call, and answers those that a test gave an outcome; all others reach the server.
 * Intercepts the api alone, in the browser itself: `page.route` would disable the browser's cache, and every page would
 * load and compile the whole app again.
 */
export class PageApi extends FakeApi {
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    super({}, serverAnswer);
    this.#page = page;
    this.#devtools = devtools;
  }

  /** Starts to intercept the calls of a page. Call it before the page is opened. */
  static async of(page: Page): Promise<PageApi> {
    const devtools = await page.context().newCDPSession(page);
    const api = new PageApi(page, devtools);
    devtools.on('Fetch.requestPaused', (paused) => void api.#take(paused));
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    await hideWrittenAnswers(page);
    listening.set(page, api);
    return api;
  }

  /** Returns the fake api of this page, or undefined if there is none. */
  static at(page: Page): PageApi | undefined {
    return listening.get(page);
  }

  async #take(paused: Paused): Promise<void> {
    try {
      await this.#settle(paused);
    } catch (failure) {
      // A page that was left or closed cancels its calls, and can no longer receive their answers.
      const isGone = /closed|disposed|Invalid InterceptionId|Session/i.test(String(failure));
      if (!isGone && !this.#page.isClosed()) throw failure;
    }
  }

  async #settle(paused: Paused): Promise<void> {
    const { requestId } = paused;
    const reply = await this.receive(this.#seen(paused));
    if (reply === noAnswer) return;
    if (reply === serverAnswer) {
      await this.#devtools.send('Fetch.continueRequest', { requestId });
    } else if (reply === networkFailure) {
      await this.#devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    } else {
      const headers = { 'content-type': 'application/json', ...reply.headers };
      await this.#devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: reply.status,
        responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: Buffer.from(JSON.stringify(reply.body)).toString('base64'),
      });
    }
  }

  #seen({ request }: Paused): Parameters<FakeApi['receive']>[0] {
    const { method, headers } = request;
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const bytes = (request.postDataEntries ?? []).map((entry) => Buffer.from(entry.bytes ?? '', 'base64'));
    const text = Buffer.concat(bytes).toString('utf8');
    const body: unknown = text === '' ? null : JSON.parse(text);
    const askServer = async () => {
      const data = body === null ? {} : { data: body };
      const answer = await this.#page.request.fetch(`/api${path}`, { method, headers, ...data });
      return { status: answer.status(), body: (await answer.json()) as unknown };
    };
    return { method, path, body, headers: new Headers(headers), askServer };
  }
}

/**
 * Has the pages that open from now on make their first calls themselves: the server writes its answers into the page
 * of a learner, where no fake api would be asked.
 */
export async function hideWrittenAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      const element = find(id);
      if (id !== 'answers') return element;
      element?.remove();
      return null;
    };
  });
}
