import type { APIResponse, CDPSession, Page } from '@playwright/test';

/** A call of the api as in the contract. `:id` matches one part of the path, `**` one or more. */
export type Call = `${'GET' | 'POST'} /${string}/`;

/** A request of the browser. `path` is relative to `/api`; header names are in lower case. */
export type Sent = {
  method: string;
  path: string;
  body: unknown;
  headers: Readonly<Record<string, string>>;
};

/** A reply that replaces the server's. `status` is 200 by default. */
export type Reply = { status?: number; headers?: Readonly<Record<string, string>>; json: unknown };

/** A call that is paused in the browser until a rule decides its outcome. */
export type WaitingCall = {
  sent: Sent;
  /** Sends the call to the server. The browser does not get this answer. */
  askServer(path?: string): Promise<APIResponse>;
};

/**
 * The outcome of a call: a reply, no answer ever (`hold`), a lost connection, the server's answer, or the outcome of
 * the next older rule.
 */
export type Fate = Reply | 'hold' | 'cut off' | 'server' | 'older rule';

export type Rule = (call: WaitingCall) => Fate | Promise<Fate>;

const listening = new WeakMap<Page, Calls>();

type Pattern = (name: string) => boolean;
type Paused = {
  requestId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    postDataEntries?: { bytes?: string }[];
  };
};

/**
 * Intercepts the api calls of a page. Records every call, and answers those that have a rule; all others reach the
 * server. Intercepts the api alone, in the browser itself: `page.route` would disable the browser's cache, and every
 * page would load and compile the whole app again.
 */
export class Calls {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #rules: { pattern: Pattern; rule: Rule }[] = [];
  readonly #heard: { name: string; sent: Sent }[] = [];
  readonly #held = new Set<string>();

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  /** Starts to intercept the calls of a page. Call it before the page is opened. */
  static async of(page: Page): Promise<Calls> {
    const devtools = await page.context().newCDPSession(page);
    const calls = new Calls(page, devtools);
    devtools.on('Fetch.requestPaused', (paused) => void calls.#take(paused));
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    listening.set(page, calls);
    return calls;
  }

  /** Returns the interceptor of this page, or undefined if there is none. */
  static at(page: Page): Calls | undefined {
    return listening.get(page);
  }

  /** Adds a rule; newer rules win. `/submit/` matches every call whose path contains it. */
  on(call: Call | `/${string}`, rule: Rule): void {
    const pattern: Pattern = call.startsWith('/') ? (name) => name.includes(call) : patternOf(call);
    this.#rules.unshift({ pattern, rule });
  }

  answer(call: Call, json: unknown, status = 200): void {
    this.on(call, () => ({ status, json }));
  }

  /** Gives the call an answer that depends on what was sent. */
  reply(call: Call, json: (sent: Sent) => unknown): void {
    this.on(call, ({ sent }) => ({ json: json(sent) }));
  }

  /** Answers the call with the next answer each time; the last one repeats. */
  answerInTurn(call: Call, ...turns: readonly { status: number; json: unknown }[]): void {
    let turn = 0;
    this.on(call, () => {
      const answer = turns[Math.min(turn, turns.length - 1)];
      turn += 1;
      return answer ?? 'server';
    });
  }

  /** Lets the server answer, and changes its answer. */
  change<T>(call: Call, change: (said: T, sent: Sent) => unknown): void {
    this.on(call, async (waiting) => {
      const answer = await waiting.askServer();
      return { status: answer.status(), json: change((await answer.json()) as T, waiting.sent) };
    });
  }

  /** Holds the call until `release` is called. Then the older rules decide. */
  hold(call: Call): { release: () => void } {
    const released = Promise.withResolvers<void>();
    this.on(call, async ({ sent }): Promise<Fate> => {
      this.#held.add(nameOf(sent));
      await released.promise;
      this.#held.delete(nameOf(sent));
      return 'older rule';
    });
    return { release: () => released.resolve() };
  }

  /** Lets the server answer this call, despite older rules. */
  letThrough(call: Call): void {
    this.on(call, () => 'server');
  }

  /** Returns what was sent with this call so far. */
  sentWith(call: Call): readonly Sent[] {
    const pattern = patternOf(call);
    return this.#heard.filter(({ name }) => pattern(name)).map(({ sent }) => sent);
  }

  /** Whether a call such as `GET /learn/progress/` is held. */
  holds(name: string): boolean {
    return this.#held.has(name);
  }

  /** Whether any call is held. */
  isHolding(): boolean {
    return this.#held.size > 0;
  }

  async #take(paused: Paused): Promise<void> {
    const sent = sentIn(paused);
    const name = nameOf(sent);
    this.#heard.push({ name, sent });
    try {
      const fate = await this.#fateOf(name, { sent, askServer: this.#ask(sent) });
      if (fate === 'hold') this.#held.add(name);
      else await this.#settle(paused.requestId, fate);
    } catch (failure) {
      // A page that was left or closed cancels its calls, and can no longer receive their answers.
      const isGone = /closed|disposed|Invalid InterceptionId|Session/i.test(String(failure));
      if (!isGone && !this.#page.isClosed()) throw failure;
    }
  }

  async #fateOf(name: string, call: WaitingCall): Promise<Exclude<Fate, 'older rule'>> {
    for (const { rule } of this.#rules.filter(({ pattern }) => pattern(name))) {
      const fate = await rule(call);
      if (fate !== 'older rule') return fate;
    }
    return 'server';
  }

  async #settle(requestId: string, fate: Exclude<Fate, 'older rule' | 'hold'>): Promise<void> {
    if (fate === 'server') {
      await this.#devtools.send('Fetch.continueRequest', { requestId });
    } else if (fate === 'cut off') {
      await this.#devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    } else {
      const { status = 200, headers = {}, json } = fate;
      const all = { 'content-type': 'application/json', ...headers };
      await this.#devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries(all).map(([header, value]) => ({ name: header, value })),
        body: Buffer.from(JSON.stringify(json)).toString('base64'),
      });
    }
  }

  #ask(sent: Sent): WaitingCall['askServer'] {
    return async (path = sent.path) =>
      this.#page.request.fetch(`/api${path}`, {
        method: sent.method,
        headers: sent.headers,
        ...(sent.body === null ? {} : { data: sent.body }),
      });
  }
}

function nameOf({ method, path }: Sent): string {
  return `${method} ${path}`;
}

function sentIn({ request }: Paused): Sent {
  const { pathname } = new URL(request.url);
  const bytes = (request.postDataEntries ?? []).map((entry) => Buffer.from(entry.bytes ?? '', 'base64'));
  const text = Buffer.concat(bytes).toString('utf8');
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return {
    method: request.method,
    path: pathname.replace(/^\/api/, ''),
    body: text === '' ? null : (JSON.parse(text) as unknown),
    headers: Object.fromEntries(headers),
  };
}

/** Matches with and without the trailing slash. */
function patternOf(call: string): Pattern {
  const source = call.slice(0, -1).replaceAll('.', '\\.').replaceAll('**', '.+').replaceAll(/:\w+/g, '[^/]+');
  const pattern = new RegExp(`^${source}/?$`);
  return (name) => pattern.test(name);
}
