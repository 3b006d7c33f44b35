import { type ArgumentsOf, addressOf, type CallName, readArguments } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  body: any;
  text: string;
  headers: LightMyRequestResponse['headers'];
};

export type RequestOptions = {
  headers?: Record<string, string>;
  /** Sent unchanged instead of a JSON body. */
  rawBody?: string | Buffer;
};

/** A browser with its own cookies that sends the CSRF token as pages do. */
export interface TestClient {
  cookies: Map<string, string>;
  language: Language | null;
  /** Makes a call of the contract. */
  call<N extends CallName>(name: N, ...sent: ArgumentsOf<N, RequestOptions>): Promise<Answer>;
  /** Requests an address as it is. */
  get(path: string, options?: RequestOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  request(
    method: InjectOptions['method'],
    path: string,
    body?: unknown,
    options?: RequestOptions,
  ): Promise<Answer>;
  /** Copies the cookies to another tab. What one tab receives later, the other does not see. */
  copy(): TestClient;
}

export function createTestClient(
  server: FastifyInstance,
  start: Iterable<[string, string]> = [],
): TestClient {
  const cookies = new Map(start);
  const client: TestClient = {
    cookies,
    language: null,
    call(name, ...sent) {
      const { endpoint, params, body, options } = readArguments<RequestOptions>(name, sent);
      const address = addressOf(endpoint, params);
      return endpoint.method === 'GET' ? client.get(address, options) : client.post(address, body, options);
    },
    get: (path, options) => client.request('GET', path, undefined, options),
    async post(path, body, options) {
      // Pages first ask who is logged in, and get their CSRF token with the answer.
      if (!cookies.has('csrftoken')) await client.call('auth.user');
      return client.request('POST', path, body, options);
    },
    async request(method, path, body, options = {}) {
      const response = await server.inject(requestOf(client, method, path, body, options));
      for (const cookie of response.cookies) {
        if (cookie.maxAge === 0 || cookie.expires?.getTime() === 0) cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return answerOf(response);
    },
    copy: () => createTestClient(server, cookies),
  };
  return client;
}

function requestOf(
  { cookies, language }: TestClient,
  method: InjectOptions['method'],
  path: string,
  body: unknown,
  options: RequestOptions,
): InjectOptions {
  const token = cookies.get('csrftoken');
  const payload = options.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method: method ?? 'GET',
    url: path,
    cookies: Object.fromEntries(cookies),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined || method === 'GET' ? {} : { 'x-csrftoken': token }),
      ...(language === null ? {} : { 'accept-language': language }),
      ...options.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

function answerOf(response: LightMyRequestResponse): Answer {
  const text = response.body;
  // An answer to HEAD has a content type, but no text.
  const isJson = text !== '' && String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson ? JSON.parse(text) : null,
    text,
    headers: response.headers,
  };
}
