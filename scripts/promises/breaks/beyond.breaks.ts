import type { PromiseBreak } from '../promise-break.ts';

const connections = 'apps/api/src/platform/http/connections';

/** Promises without a number: nothing that a caller sends can stop, deceive or fill the service. */
export const beyondBreaks: readonly PromiseBreak[] = [
  {
    promise: 'beyond',
    does: 'a connection may leave a thousand requests unfinished',
    file: `${connections}/connections.ts`,
    find: 'connection.unfinished >= this.#bounds.unfinishedRequests',
    replace: 'connection.unfinished >= 1000',
    title: 'end it when a seventh waits, before anything serves that one',
  },
  {
    promise: 'beyond',
    does: 'a client that reads nothing may stay',
    file: `${connections}/stalled-readers.ts`,
    find: 'return nowMs - known.sinceMs >= stalledMs;',
    replace: 'return nowMs - known.sinceMs >= 1000 * stalledMs;',
    title: 'is ended when it has taken nothing for the whole period',
  },
  {
    promise: 'beyond',
    does: 'a network may have any number of connections',
    file: `${connections}/connections.ts`,
    find: 'if (isNetworkFull && !this.#endIdle(network.idle)) return false;',
    replace: 'void isNetworkFull;',
    title: 'beyond their bound are refused when each of them has a request in progress',
  },
  {
    promise: 'beyond',
    does: 'a connection opens all its files at once',
    file: 'apps/api/src/platform/http/one-file-at-a-time.ts',
    find: 'await before;',
    replace: 'void before;',
    title: 'holds one open file for each connection, and none when it leaves',
  },
  {
    promise: 'beyond',
    does: 'the second host of a request is ignored',
    file: `${connections}/bounded-server.ts`,
    find: 'if (namesTwoHosts(request)) refuse(response, 400);',
    replace: 'if (namesTwoHosts(request) && refuse === null) refuse(response, 400);',
    title: 'may name one host',
  },
  {
    promise: 'beyond',
    does: 'a packed body is read as if it were plain',
    file: 'apps/api/src/platform/http/json-body.ts',
    find: "if (coding.trim().toLowerCase() !== 'identity')",
    replace: "if (coding === 'never')",
    title: 'is refused in the language of the caller when it is packed',
  },
  {
    promise: 'beyond',
    does: 'cleaning up after a run is free',
    file: 'apps/api/src/modules/submissions/run-time.ts',
    find: 'await limiter.charge(keyOf(learnerId), cpuMs, budget);',
    replace: 'await Promise.resolve(cpuMs);',
    title: 'pays for what it takes to clean up after it, without waiting for it',
  },
  {
    promise: 'beyond',
    does: 'cleaning up after a run does not count for the lane',
    file: 'packages/python/src/pool/engine.ts',
    find: 'const usedMs = work.answer.usedMs + cpuMs;',
    replace: 'const usedMs = work.answer.usedMs;',
    title: 'counts for the lane of its owner',
  },
];
