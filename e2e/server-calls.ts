import type { APIRequestContext } from '@playwright/test';
import {
  type ArgumentsOf,
  addressOf,
  type CallName,
  contract,
  readArguments,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { AnswerOf } from '@python-learning/testing/fake-api';

/** The server refused a call that a story needs. */
class RefusedCallError extends Error {
  override readonly name = 'RefusedCallError';
}

/**
 * Makes a call as the web app does, in the session of `api`, and returns the server's own answer. Its language is English
 * unless another one follows. Throws `RefusedCallError`, and an error of the schema for an answer of another shape.
 */
export async function callServer<N extends CallName>(
  api: APIRequestContext,
  name: N,
  ...sent: ArgumentsOf<N, Language>
): Promise<AnswerOf<N>> {
  const { endpoint, params, body, options: language = 'en' } = readArguments<Language>(name, sent);
  const { method } = endpoint;
  const headers = { 'accept-language': language, ...(method === 'GET' ? {} : await tokenOf(api)) };
  const data = body === undefined ? {} : { data: body };
  const answer = await api.fetch(addressOf(endpoint, params), { method, headers, ...data });
  if (!answer.ok()) throw new RefusedCallError(`${name}: ${answer.status()} ${await answer.text()}`);
  // Cast: the schema is the one of this call.
  return endpoint.response.parse(await answer.json()) as AnswerOf<N>;
}

/** The CSRF token of the session. It comes with the answer to who is logged in. */
async function tokenOf(api: APIRequestContext): Promise<{ 'x-csrftoken': string }> {
  const read = async () => (await api.storageState()).cookies.find(({ name }) => name === 'csrftoken')?.value;
  const known = await read();
  if (known === undefined) await api.get(addressOf(contract.auth.user));
  return { 'x-csrftoken': known ?? (await read()) ?? '' };
}
