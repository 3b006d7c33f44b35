import { takeEarlyAnswer } from './early-answers.ts';
import { createTransport } from './transport.ts';
import { countUpgradeRefusal } from './upgrade-refusals.ts';

let sessionLost = () => {};

/** Says what happens when a call needed a session that is over and can not be refreshed. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler;
}

/** The one way to the api: calls that go through it share one refresh of the session. */
export const appTransport = createTransport({
  // Looked up at each call, so that a test can put a server of its own in its place.
  fetch: (address, init) =>
    (init?.method === 'GET' && typeof address === 'string' ? takeEarlyAnswer(address) : undefined) ??
    globalThis.fetch(address, init),
  onSessionLost: () => sessionLost(),
  onRefusal: countUpgradeRefusal,
  retryDelaysMs: [400, 1200],
});
