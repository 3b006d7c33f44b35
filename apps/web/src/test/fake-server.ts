import { vi } from 'vitest';

export type FakeAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
export type FakeRequest = { method: string; path: string; headers: Headers; body: unknown };
export type FakeHandler = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

export type FakeServer = {
  /** Every request so far, in order. */
  requests: readonly FakeRequest[];
  /** The requests to one call, as in `requestsTo('POST /auth/login/')`. */
  requestsTo: (call: string) => FakeRequest[];
  /** Sets the handler of a call. */
  answer: (call: string, handler: FakeHandler) => void;
};

/**
 * Replaces `fetch` by a server that answers the given calls, as in `{ 'GET /auth/user/': { status: 401 } }`. An unknown
 * call is answered with 404; a handler that throws simulates a broken connection. Sets a CSRF cookie as the api does.
 */
export function startFakeServer(calls: Record<string, FakeHandler> = {}): FakeServer {
  const handlers = new Map(Object.entries(calls));
  const requests: FakeRequest[] = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in the DOM of the tests
  document.cookie = 'csrftoken=first-token; Path=/';
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = readRequest(input, init);
    requests.push(request);
    const handler = handlers.get(`${request.method} ${request.path}`) ?? {
      status: 404,
      body: { detail: 'Not found.' },
    };
    const {
      status = 200,
      body = {},
      headers = {},
    } = typeof handler === 'function' ? await handler(request) : handler;
    init?.signal?.throwIfAborted();
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  });
  return {
    requests,
    requestsTo: (call) => requests.filter(({ method, path }) => `${method} ${path}` === call),
    answer: (call, handler) => {
      handlers.set(call, handler);
    },
  };
}

function readRequest(input: string | URL | Request, init: RequestInit = {}): FakeRequest {
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return {
    method: init.method ?? 'GET',
    path: pathname.replace(/^\/api/, ''),
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}
