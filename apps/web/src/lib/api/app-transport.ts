import { takeEarlyAnswer } from './early-answers.ts';
import { retries } from './retries.ts';
import { createTransport } from './transport.ts';
import { countUpgradeRefusal } from './upgrade-refusals.ts';

let sessionLost = () => {};

/** Sets the handler for calls whose session has ended and cannot be refreshed. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler;
}

/** The only way to the api. All calls share one refresh of the session. */
export const appTransport = createTransport({
  // `fetch` is looked up at each call, so that a test can replace it.
  fetch: (address, init) =>
    (init?.method === 'GET' && typeof address === 'string' ? takeEarlyAnswer(address) : undefined) ??
    globalThis.fetch(address, init),
  onSessionLost: () => sessionLost(),
  onRefusal: countUpgradeRefusal,
  retry: retries.read,
});
