import type { Page, Request, Route } from '@playwright/test';

/** A call of the api as the contract writes it; `:id` stands for any. */
export type Call = `${'GET' | 'POST'} /${string}/`;

/** What the browser sent with a call; `key` is its `Idempotency-Key`. */
export type Sent = { path: string; body: unknown; headers: Readonly<Record<string, string>> };

type Answer = (route: Route, request: Request) => Promise<void>;

/**
 * Stands between the browser and the server: hears every call, and answers those that a promise needs in a state of
 * its own. All other calls reach the server.
 */
export class Calls {
  private readonly page: Page;
  private readonly answers: { pattern: RegExp; answer: Answer }[] = [];
  private readonly heard: { call: string; sent: Sent }[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  static async of(page: Page): Promise<Calls> {
    const calls = new Calls(page);
    await page.route(
      (url) => url.pathname.startsWith('/api/'),
      (route, request) => calls.take(route, request),
    );
    return calls;
  }

  /** The call gets this answer. */
  answer(call: Call, json: unknown, status = 200): void {
    this.on(call, (route) => route.fulfill({ status, json }));
  }

  /** The call gets an answer that depends on what was sent. */
  reply(call: Call, json: (sent: Sent) => unknown): void {
    this.on(call, (route, request) => route.fulfill({ json: json(sentIn(request)) }));
  }

  /** Each time the call is made it gets the next of these answers; the last of them from then on. */
  answerInTurn(call: Call, ...turns: readonly { status: number; json: unknown }[]): void {
    let turn = 0;
    this.on(call, (route) => {
      const answer = turns[Math.min(turn, turns.length - 1)];
      turn += 1;
      return route.fulfill(answer ?? {});
    });
  }

  /** The server answers, and what it says is changed on the way. */
  change<T>(call: Call, change: (said: T) => unknown): void {
    this.on(call, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as T) });
    });
  }

  /** The call is answered once `release` is called, by whoever answered it before. */
  hold(call: Call): { release: () => void } {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = this.answerTo(call.replaceAll(':id', 'id'));
    this.on(call, async (route, request) => {
      await released;
      await before(route, request);
    });
    return { release };
  }

  /** There is no connection for this call. */
  cutOff(call: Call): void {
    this.on(call, (route) => route.abort('internetdisconnected'));
  }

  /** The server answers this call itself, also where it would be kept from it. */
  letThrough(call: Call): void {
    this.on(call, (route) => route.continue());
  }

  /** What was sent with this call so far. */
  sentWith(call: Call): readonly Sent[] {
    const pattern = patternOf(call);
    return this.heard.filter((one) => pattern.test(one.call)).map(({ sent }) => sent);
  }

  private on(call: Call, answer: Answer): void {
    this.answers.unshift({ pattern: patternOf(call), answer });
  }

  private answerTo(call: string): Answer {
    return this.answers.find(({ pattern }) => pattern.test(call))?.answer ?? ((route) => route.continue());
  }

  private async take(route: Route, request: Request): Promise<void> {
    const sent = sentIn(request);
    const call = `${request.method()} ${sent.path}`;
    this.heard.push({ call, sent });
    try {
      await this.answerTo(call)(route, request);
    } catch (failure) {
      // A page that is left takes its calls with it, and what the server has answered to them.
      const isGone = this.page.isClosed() || String(failure).includes('has been disposed');
      if (!isGone) throw failure;
    }
  }
}

function sentIn(request: Request): Sent {
  const path = new URL(request.url()).pathname.replace(/^\/api/, '');
  const body: unknown = request.postData() === null ? null : request.postDataJSON();
  return { path, body, headers: request.headers() };
}

/** The trailing slash may be missing; `**` stands for any number of parts. */
function patternOf(call: Call): RegExp {
  const source = call.slice(0, -1).replaceAll('.', '\\.').replaceAll('**', '.+').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
