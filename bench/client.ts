/** An HTTP client with cookies and CSRF, just enough for a load generator. */
export class Client {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** @param headers sent with each request */
  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  async login(email: string, password: string): Promise<void> {
    await this.send('GET', '/api/auth/user/');
    const response = await this.send('POST', '/api/auth/login/', { email, password });
    if (!response.ok) throw new Error(`login answered ${response.status}`);
    await this.send('GET', '/api/auth/user/');
  }

  async send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        ...this.#headers,
        'content-type': 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const equals = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}
