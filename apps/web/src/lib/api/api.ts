import { createClient } from './client.ts';
import { createTransport } from './transport.ts';

let sessionLost = () => {};

/** Says what happens when a call needed a session that is over and can not be refreshed. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler;
}

/** The one client of the api: `api.learn.submitCode({ params: { id }, body: { code }, signal })`. */
export const api = createClient(
  createTransport({
    // Looked up at each call, so that a test can put a server of its own in its place.
    fetch: (...request) => globalThis.fetch(...request),
    onSessionLost: () => sessionLost(),
    retryDelaysMs: [400, 1200],
  }),
);
