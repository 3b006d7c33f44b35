import { apiBase } from '@python-learning/contract';
import type { FakeApi } from './fake-api.ts';
import { networkFailure, noAnswer, type Reply, serverAnswer } from './outcome.ts';

/** Makes a `fetch` whose requests reach the fake api. */
export function fakeFetch(api: FakeApi): typeof fetch {
  return async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const reply = await api.receive({
      method: init.method ?? 'GET',
      path: pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    init.signal?.throwIfAborted();
    if (reply === networkFailure || reply === serverAnswer) throw new TypeError('Failed to fetch');
    return reply === noAnswer ? untilAborted(init.signal) : responseOf(reply);
  };
}

function responseOf({ status, headers, body }: Reply): Response {
  const isText = typeof body === 'string';
  const type = isText ? 'text/html' : 'application/json';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': type, ...headers },
  });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
